/** A colour as a dot; decorative, its name stands beside it or is read. */
export function ColourDot({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden="true"
      className="ring-strong/25 inline-block size-3.5 shrink-0 rounded-full ring-1 ring-inset"
      style={{ background: hex }}
    />
  );
}
