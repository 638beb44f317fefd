import { LineDrawing, softFill } from '@/components/ui/display/line-drawing';

/** A light line drawing in the primary tint: a shelf with one parcel missing. */
export function NotFoundArt() {
  return (
    <LineDrawing width={320} height={160} className="w-full max-w-80">
      <path className="opacity-40" d="M24 14v132M296 14v132M24 72h272M24 138h272" />
      <g className={softFill}>
        <rect x="44" y="34" width="52" height="38" rx="3" />
        <rect x="106" y="24" width="40" height="48" rx="3" />
        <rect x="232" y="40" width="46" height="32" rx="3" />
        <rect x="44" y="98" width="40" height="40" rx="3" />
        <rect x="222" y="92" width="56" height="46" rx="3" />
      </g>
      <path
        className="opacity-60"
        d="M64 34v11h12V34M120 24v13h12V24M250 40v9h10v-9M58 98v12h12V98M242 92v13h16V92"
      />
      <path className="opacity-60" d="M162 38h52v34h-52z" strokeDasharray="2 7" />
      <path className="opacity-60" d="M104 90h100v48H104z" strokeDasharray="2 7" />
      <circle cx="152" cy="108" r="22" className="fill-card" />
      <path d="m168 124 18 18M146 102a6 6 0 1 1 8.500 5.500c-1.700.9-2.500 2-2.500 3.800M152 116v.1" />
    </LineDrawing>
  );
}
