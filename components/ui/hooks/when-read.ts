/** Milliseconds after which somebody who only reads the page, by ear for example, has everything as well. */
const reading = 10_000;

/** Runs a task once the page has been read a while. @returns cancels it */
export function whenRead(task: () => void): () => void {
  const timer = setTimeout(task, reading);
  return () => clearTimeout(timer);
}
