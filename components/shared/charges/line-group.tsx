import Link from 'next/link';
import { Icon } from '@/components/ui/display/icon';
import type { Invoice } from '@/lib/domain/billing/invoice';
import type { LineGroup as Group } from '@/lib/domain/billing/line-groups';
import { formatMoney, type UnitSystem } from '@/lib/format';
import { text } from '@/lib/text/text';
import { LineTable } from './line-table';
import './line-group.css';

interface LineGroupProps {
  group: Group<Invoice['packages'][number]>;
  unitSystem: UnitSystem;
}

/** A package's charges: its name and their sum, which open to the lines. */
export function LineGroup({ group: { item, lines, sum }, unitSystem }: LineGroupProps) {
  const name = item?.description ?? text('invoicesPage.lines.rest');
  return (
    <details className="line-group">
      <summary className="line-group-summary text-sm">
        <Icon name="chevron-down" />
        <span className="wrap-anywhere min-w-0">
          <bdi className="font-medium text-strong">{name}</bdi>
          <span className="block text-muted">
            {item && (
              <>
                <bdi className="inline-block">{item.reference}</bdi>
                {' · '}
              </>
            )}
            <span className="inline-block">{text('invoicesPage.lines.count', { count: lines.length })}</span>
          </span>
        </span>
        <span data-testid="group" className="ms-auto shrink-0 font-medium tabular-nums text-strong">
          {formatMoney(sum)}
        </span>
      </summary>
      <div className="line-group-lines">
        <LineTable caption={name} lines={lines} unitSystem={unitSystem} />
        {item && (
          <p className="pt-1 text-sm print:hidden">
            <Link href={`/packages/${item.id}`} prefetch={false} className="link">
              {text('invoicesPage.lines.viewPackage')}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}
