/** For `lazy`: a failed script load is retried, instead of crashing the page. */
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
