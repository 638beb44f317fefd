'use client';

import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { Icon } from '@/components/ui/display/icon';
import { CopyButton } from '@/components/ui/action/copy-button';
import { PrintCardButton } from '@/components/ui/download/print-card-button';
import { AddressLines, type AddressLinesProps } from './address-lines';

interface AddressLineProps extends Pick<AddressLinesProps, 'lines' | 'suite'> {
  title: string;
  /** What the buttons are called. */
  copy: string;
  print: string;
  /** The words of the link to Account. */
  fieldByField: string;
}

/**
 * The address for shops in one line, to copy. A press opens it as on an envelope, to read and to print; Account has it
 * field by field.
 */
export function AddressLine({ lines, suite, title, copy, print, fieldByField }: AddressLineProps) {
  return (
    <Card aria-labelledby="address-heading" padding="none" className="address-card">
      <div className="address">
        <h2 id="address-heading" className="text-sm font-semibold">
          {title}
        </h2>
        <details className="address-details">
          <summary className="address-summary">
            <AddressLines lines={lines} suite={suite} className="min-w-0 text-sm" />
            <Icon name="chevron-down" />
          </summary>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <PrintCardButton label={print} />
            <Link href="/account" prefetch={false} className="link text-sm">
              {fieldByField}
            </Link>
          </div>
        </details>
        <div className="address-copy print:hidden">
          <CopyButton text={lines.join('\n')} label={copy} variant="secondary" />
        </div>
      </div>
    </Card>
  );
}
