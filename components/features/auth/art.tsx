import type { ReactNode } from 'react';
import { LineDrawing, softFill } from '@/components/ui/display/line-drawing';

const Drawing = ({ children }: { children: ReactNode }) => (
  <LineDrawing width={200} height={104} className="w-48">
    <path className="opacity-40" d="M20 94h160" />
    {children}
  </LineDrawing>
);

/** An envelope: a link was sent. */
export const LetterArt = () => (
  <Drawing>
    <rect x="56" y="30" width="88" height="60" rx="5" className={softFill} />
    <path d="m58 34 42 32 42-32" />
    <path className="opacity-60" d="M22 46h20M30 60h14M18 74h24" />
  </Drawing>
);

/** A key on a label: a password. */
export const KeyArt = () => (
  <Drawing>
    <path d="M42 34h74l30 26-30 26H42a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6Z" className={softFill} />
    <circle cx="64" cy="60" r="11" />
    <path d="M75 60h42m-8 0v9m-12-9v7" />
    <path className="opacity-60" d="M146 60h20" strokeDasharray="2 6" />
  </Drawing>
);

/** A shield with a tick: identity confirmed. */
export const ShieldArt = () => (
  <Drawing>
    <path
      d="M100 14c11 8 23 12 36 12v28c0 20-14 32-36 40-22-8-36-20-36-40V26c13 0 25-4 36-12Z"
      className={softFill}
    />
    <path d="m85 54 11 11 20-22" />
  </Drawing>
);

/** A lowered barrier: no entry. */
export const BarrierArt = () => (
  <Drawing>
    <rect x="38" y="52" width="20" height="42" rx="3" className={softFill} />
    <rect x="58" y="58" width="108" height="14" rx="3" className={softFill} />
    <path d="m76 58-8 14m28-14-8 14m28-14-8 14m28-14-8 14m28-14-8 14" />
    <circle cx="48" cy="42" r="7" />
    <path className="opacity-60" d="M158 72v22" />
  </Drawing>
);

/** A dropped parcel: something went wrong. */
export const FallenArt = () => (
  <Drawing>
    <path d="m70 42 56-12 12 52-56 12z" className={softFill} />
    <path className="opacity-60" d="m92 37 4 15 14-3-4-15" />
    <path d="m114 68 6-8 4 9 8-6" />
    <path className="opacity-60" d="M50 30 40 20m4 26H30m28-24-3-12" />
  </Drawing>
);

/** An opening door: signing in. */
export const DoorArt = () => (
  <Drawing>
    <path d="M72 94V22a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v72" className={softFill} />
    <path d="M84 94V34l32-10v70" />
    <path d="M108 58v6" />
    <path className="opacity-60" d="M140 58h26m-9-9 9 9-9 9" />
  </Drawing>
);
