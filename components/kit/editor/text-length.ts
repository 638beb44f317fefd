/** The visible characters of HTML: tags don't count, and an entity is one. */
export function textLength(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:[a-z]+|#\d+);/gi, '_');
  return Array.from(text).length;
}
