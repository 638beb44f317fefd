import Link from 'next/link';
import { ButtonLink } from '@/components/ui/action/button-link';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { PrintCardButton } from '@/components/ui/download/print-card-button';
import { addressLines } from '@/lib/domain/address/address-lines';
import type { Address } from '@/lib/domain/values/common';
import { text } from '@/lib/text/text';
import { AddressLines } from './address/address-lines';

/** What a customer without packages begins with: the address for shops, and announcing the first package. */
export function FirstSteps({ address }: { address: Address }) {
  const lines = addressLines(address);
  return (
    <Card aria-labelledby="address-heading" padding="none">
      <div className="p-4 md:p-8">
        <CardHeader
          id="address-heading"
          title={text('homePage.address.title')}
          description={text('homePage.first.giveAddress')}
        />
        <AddressLines lines={lines} suite={address.line2} className="text-xl" />
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <div className="flex gap-2">
            <CopyButton text={lines.join('\n')} label={text('homePage.address.copy')} variant="secondary" />
            <PrintCardButton label={text('homePage.address.print')} />
          </div>
          <Link href="/account" prefetch={false} className="link text-sm">
            {text('homePage.address.fieldByField')}
          </Link>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line p-4 md:px-8 md:py-6 print:hidden">
        <p className="max-w-prose text-sm text-muted">{text('homePage.first.ordered')}</p>
        <ButtonLink href="/packages/new" icon="plus">
          {text('homePage.first.announce')}
        </ButtonLink>
      </div>
    </Card>
  );
}
