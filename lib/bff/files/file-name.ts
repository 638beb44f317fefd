import 'server-only';

/** The file name from an upstream's Content-Disposition header, if any. */
export function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}

/** A name with today's date (UTC): `waybill-packages-2026-11-20`. */
export function datedName(subject: string): string {
  return `waybill-${subject}-${new Date().toISOString().slice(0, 10)}`;
}
