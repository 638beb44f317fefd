'use client';

export interface AddressLinesProps {
  lines: readonly string[];
  /** The line of the suite, which tells whose a package is: it stands out. */
  suite: string | undefined;
  className: string;
}

/** The lines of the address for shops. */
export function AddressLines({ lines, suite, className }: AddressLinesProps) {
  return (
    <address dir="auto" className={`wrap-anywhere not-italic ${className}`}>
      {lines.map((line, index) => (
        <span key={index} className={`address-part ${line === suite ? 'font-semibold text-strong' : ''}`}>
          {line}
        </span>
      ))}
    </address>
  );
}
