import { addressLines } from '@/lib/domain/address/address-lines';
import type { Address } from '@/lib/domain/values/common';

/** The lines of the address for shops; that of the suite, which tells whose a package is, stands out. */
export function AddressLines({ address, className }: { address: Address; className: string }) {
  return (
    <address className={`wrap-anywhere not-italic ${className}`}>
      {addressLines(address).map((line, index) => (
        <span
          key={index}
          dir="auto"
          className={line === address.line2 ? 'block font-semibold text-strong' : 'block'}
        >
          {line}
        </span>
      ))}
    </address>
  );
}
