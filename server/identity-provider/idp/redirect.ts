/** An app's registered redirect URL with the response added to its query. */
export function withAnswer(redirectUrl: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(answer)) {
    if (value !== undefined) url.searchParams.append(name, value);
  }
  return url.href;
}
