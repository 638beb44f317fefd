import type { CountryCode } from './data/countries';
import sprite from './flags.svg';

const source = (sprite as { src: string }).src;

/** A country's flag, our own drawing; decorative, since the country's name is beside it. */
export function Flag({ code }: { code: CountryCode }) {
  return (
    <svg width={24} height={16} aria-hidden="true" className="shrink-0 rounded-xs ring-1 ring-line">
      <use href={`${source}#${code}`} />
    </svg>
  );
}
