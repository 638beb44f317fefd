/** A typed address, with or without `https://`. Null for anything but web and e-mail. */
export function toAddress(text: string): string | null {
  const trimmed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol === 'mailto:') return pathname.includes('@') ? address : null;
  return /^https?:$/.test(protocol) && hostname.includes('.') ? address : null;
}
