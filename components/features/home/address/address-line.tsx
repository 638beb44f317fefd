import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { Icon } from '@/components/ui/display/icon';
import { CopyButton } from '@/components/ui/action/copy-button';
import { PrintCardButton } from '@/components/ui/download/print-card-button';
import { addressLines } from '@/lib/domain/address/address-lines';
import type { Address } from '@/lib/domain/values/common';
import { text } from '@/lib/text/text';
import { AddressLines } from './address-lines';

/**
 * The address for shops in one line, to copy. A press opens it as on an envelope, to read and to print; Account has it
 * field by field.
 */
export function AddressLine({ address }: { address: Address }) {
  const lines = addressLines(address);
  return (
    <Card aria-labelledby="address-heading" padding="none" className="address-card">
      <div className="address">
        <h2 id="address-heading" className="text-sm font-semibold">
          {text('homePage.address.title')}
        </h2>
        <details className="address-details">
          <summary className="address-summary">
            <AddressLines lines={lines} suite={address.line2} className="min-w-0 text-sm" />
            <Icon name="chevron-down" />
          </summary>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <PrintCardButton label={text('homePage.address.print')} />
            <Link href="/account" prefetch={false} className="link text-sm">
              {text('homePage.address.fieldByField')}
            </Link>
          </div>
        </details>
        <div className="address-copy print:hidden">
          <CopyButton text={lines.join('\n')} label={text('homePage.address.copy')} variant="secondary" />
        </div>
      </div>
    </Card>
  );
}
