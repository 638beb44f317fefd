import { addressLines } from '@/lib/domain/address/address-lines';
import type { Address } from '@/lib/domain/values/common';

/** The lines of the address for shops; that of the suite, which tells whose a package is, stands out. */
export function AddressLines({ address, className }: { address: Address; className: string }) {
  return (
    <address dir="auto" className={`wrap-anywhere not-italic ${className}`}>
      {addressLines(address).map((line, index) => (
        <span
          key={index}
          className={`address-part ${line === address.line2 ? 'font-semibold text-strong' : ''}`}
        >
          {line}
        </span>
      ))}
    </address>
  );
}
