/** A colour as a dot; decorative, since its name is beside it or read out. */
export function ColourDot({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden="true"
      className="ring-strong/25 inline-block size-3.5 shrink-0 rounded-full ring-1 ring-inset"
      style={{ background: hex }}
    />
  );
}
