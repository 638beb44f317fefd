import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { CopyButton } from '@/components/ui/action/copy-button';
import { PrintCardButton } from '@/components/ui/download/print-card-button';
import { addressLines } from '@/lib/domain/address/address-lines';
import type { Address } from '@/lib/domain/values/common';
import { text } from '@/lib/text/text';

/** The address for shops as on an envelope, to copy and to print; Account has it field by field. */
export function ShopAddress({ address }: { address: Address }) {
  const lines = addressLines(address);
  return (
    <Card aria-labelledby="address-heading">
      <CardHeader id="address-heading" title={text('homePage.address.title')} />
      <address className="wrap-anywhere text-sm not-italic">
        {lines.map((line, index) => (
          <span
            key={index}
            dir="auto"
            className={line === address.line2 ? 'block font-semibold text-strong' : 'block'}
          >
            {line}
          </span>
        ))}
      </address>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <div className="flex gap-2">
          <CopyButton text={lines.join('\n')} label={text('homePage.address.copy')} variant="secondary" />
          <PrintCardButton label={text('homePage.address.print')} />
        </div>
        <Link href="/account" prefetch={false} className="link text-sm">
          {text('homePage.address.fieldByField')}
        </Link>
      </div>
    </Card>
  );
}
