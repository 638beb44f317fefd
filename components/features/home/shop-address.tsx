import Link from 'next/link';
import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { CopyButton } from '@/components/ui/copy-button';
import { addressLines } from '@/lib/domain/address-lines';
import type { Address } from '@/lib/domain/common';

/** The address for shops, ready to copy. */
export function ShopAddress({ address }: { address: Address }) {
  const lines = addressLines(address);
  return (
    <Card aria-labelledby="address-heading">
      <CardHeader
        id="address-heading"
        title="Your warehouse address"
        action={<CopyButton text={lines.join('\n')} label="the whole address" variant="secondary" />}
      />
      <address className="text-sm not-italic">
        {lines.map((line, index) => (
          <p key={index} className={line === address.line2 ? 'font-semibold text-strong' : undefined}>
            {line}
          </p>
        ))}
      </address>
      <p className="mt-3 text-sm">
        <Link href="/account" className="link">
          Copy it field by field
        </Link>
      </p>
    </Card>
  );
}
