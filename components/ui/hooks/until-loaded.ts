/** For `lazy`: a script that can't be fetched is asked for again, instead of taking the page down with it. */
export function untilLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  const again = (): Promise<T> =>
    load().catch(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 3000);
        addEventListener('online', resolve, { once: true });
      });
      return again();
    });
  return again;
}
