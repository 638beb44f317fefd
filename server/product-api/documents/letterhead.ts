import type { Brand } from '@/lib/domain/operator/brand';
import { log } from '@/lib/runtime/log';
import { loadPicture } from '@/server/http/load-picture';
import { brandColours } from '@/server/notifications/mail/brand-colours';

/** How a warehouse's papers look. */
export interface Letterhead {
  /** Readable on paper; undefined where the warehouse has no colour. */
  colour: string | undefined;
  /** A picture that can be printed; without one the issuer's name stands in its place. */
  logo: Buffer | undefined;
}

/** What PDF files hold. */
const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** A customer waits, and a file has five seconds to begin. */
const timeoutMs = 2_000;

/** Most pixels of a logo: each paper that bears one takes it apart. */
const mostPixels = 2_000_000;

/** ms for which a logo is kept: a period's papers load it once. */
const lifetime = 10 * 60_000;
const mostKept = 100;

interface Kept {
  at: number;
  logo: Promise<Buffer | undefined>;
}

const kept = new Map<string, Kept>();

/** PDFKit's reading of a picture, which its types omit. */
interface Opening {
  openImage: (picture: Buffer) => { width: number; height: number };
}

/** Why a picture can't be printed. It is tried on a document of its own: a broken one would leave a paper without end. */
async function faultOf(picture: Buffer): Promise<string | undefined> {
  const { default: PDFDocument } = await import('pdfkit');
  const trial = new PDFDocument({ font: '' });
  try {
    const { width, height } = (trial as unknown as Opening).openImage(picture);
    if (width * height > mostPixels) return `has ${width} × ${height} pixels`;
    trial.image(picture, 0, 0);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

async function load(url: string, origins: readonly string[]): Promise<Buffer | undefined> {
  const loaded = await loadPicture(url, { origins, types, timeoutMs, event: 'logo_not_loaded' });
  if (!loaded) return undefined;
  const picture = Buffer.from(loaded.content);
  const fault = await faultOf(picture);
  if (fault === undefined) return picture;
  log.warn('logo_not_printable', { origin: new URL(url).origin, fault });
  return undefined;
}

/** The logo at an address, or undefined, as it was found within the last ten minutes. */
function logoOf(url: string, origins: readonly string[], now: Date): Promise<Buffer | undefined> {
  const known = kept.get(url);
  const age = known ? now.getTime() - known.at : lifetime;
  if (known && age >= 0 && age < lifetime) return known.logo;
  kept.delete(url);
  for (const oldest of [...kept.keys()].slice(0, kept.size + 1 - mostKept)) kept.delete(oldest);
  const logo = load(url, origins);
  kept.set(url, { at: now.getTime(), logo });
  return logo;
}

/** A warehouse's colour and logo. The logo is loaded from an origin that the settings name, and from no other (security 37). */
export async function letterheadOf(
  brand: Brand | null,
  origins: readonly string[],
  now: Date,
): Promise<Letterhead> {
  const logo = brand?.logo != null && (await logoOf(brand.logo, origins, now));
  return {
    colour: brand ? brandColours(brand.colour).name : undefined,
    logo: logo || undefined,
  };
}
