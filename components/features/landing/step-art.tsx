import type { ReactNode } from 'react';
import { LineDrawing, softFill } from '@/components/ui/display/line-drawing';

const Drawing = ({ children }: { children: ReactNode }) => (
  <LineDrawing width={240} height={140} className="w-60">
    <path className="opacity-40" d="M16 128h208" />
    {children}
  </LineDrawing>
);

/** A parcel with a label, and the suite on it. */
export const AddressArt = () => (
  <Drawing>
    <path d="M62 60h96v68H62z" className={softFill} />
    <path className="opacity-60" d="m62 60 16-20h96l-16 20m0 68 16-22V40" />
    <rect x="76" y="78" width="56" height="36" rx="3" className="fill-card" />
    <path d="M84 88h28M84 96h40M84 104h18" />
    <path d="M188 62c0 13-14 26-14 26s-14-13-14-26a14 14 0 0 1 28 0Z" className="fill-card" />
    <circle cx="174" cy="61" r="5" />
  </Drawing>
);

/** Shelves, and a scanner that reads a parcel. */
export const ShelfArt = () => (
  <Drawing>
    <path className="opacity-40" d="M36 20v108M204 20v108M36 74h168" />
    <rect x="50" y="38" width="46" height="36" rx="3" className={softFill} />
    <rect x="152" y="46" width="38" height="28" rx="3" className={softFill} />
    <rect x="50" y="94" width="40" height="34" rx="3" className={softFill} />
    <path className="opacity-60" d="M66 38v10h12V38M165 46v8h11v-8M63 94v9h12v-9" />
    <rect x="108" y="88" width="56" height="40" rx="3" className="fill-card" />
    <path d="M120 100v16M126 100v16M133 100v16M138 100v16M145 100v16M151 100v16" />
    <path className="opacity-60" d="M100 108h72" strokeDasharray="2 6" />
    <path d="M110 50h34a4 4 0 0 0 4-4v-8a4 4 0 0 0-4-4h-34zM128 50v18a3 3 0 0 0 3 3h6a3 3 0 0 0 3-3V50" />
  </Drawing>
);

/** A door, and a parcel before it. */
export const DoorstepArt = () => (
  <Drawing>
    <path d="M92 128V32a6 6 0 0 1 6-6h54a6 6 0 0 1 6 6v96" className={softFill} />
    <path className="opacity-60" d="M104 40h42v34h-42zM125 40v34M104 57h42" />
    <circle cx="146" cy="92" r="3" />
    <rect x="164" y="94" width="44" height="34" rx="3" className="fill-card" />
    <path d="M178 94v10h14V94" />
    <path
      className="opacity-60"
      d="M56 128v-22m0 0c-14 0-18-12-14-24 10 2 16 12 14 24Zm0-10c0-12 6-20 16-22 2 12-4 20-16 22"
    />
  </Drawing>
);
