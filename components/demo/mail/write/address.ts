const pattern = /^[^\s@<>,;]+@[^\s@<>,;.]+(\.[^\s@<>,;.]+)+$/;

/** Parses `ada@waybill.example` or `Ada <ada@waybill.example>`; null when it is not an e-mail address. */
export function readAddress(text: string): string | null {
  const address = (/<([^<>]*)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase();
  return pattern.test(address) ? address : null;
}
