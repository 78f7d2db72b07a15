// The files of the site, as a web server gives them. Where the site is opened as a file, another module stands here.
export async function json(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.json();
}

export const startWorker = async () => new Worker("worker.js", { type: "module" });
