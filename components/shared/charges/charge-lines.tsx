import Link from 'next/link';
import type { Invoice, InvoiceLine } from '@/lib/domain/billing/invoice';
import { groupsOf } from '@/lib/domain/billing/line-groups';
import type { UnitSystem } from '@/lib/format';
import { richText } from '@/lib/text/rich-text';
import { LineGroup } from './line-group';
import { LineTable } from './line-table';

interface ChargeLinesProps {
  /** What they are the lines of. */
  caption: string;
  lines: readonly InvoiceLine[];
  /** The packages that lines may be for. */
  packages: Invoice['packages'];
  unitSystem: UnitSystem;
}

/** Charges with their reasons; those of several packages by package, in groups that open. */
export function ChargeLines({ caption, lines, packages, unitSystem }: ChargeLinesProps) {
  const groups = groupsOf(lines, packages);
  if (groups) {
    return (
      <div role="group" aria-label={caption} className="divide-y divide-line border-y border-line">
        {groups.map((group) => (
          <LineGroup key={group.item?.id ?? 'rest'} group={group} unitSystem={unitSystem} />
        ))}
      </div>
    );
  }
  const byId = new Map(packages.map((item) => [item.id, item]));
  const below = ({ packageId = '' }: InvoiceLine) => {
    const item = byId.get(packageId);
    if (!item) return null;
    return (
      <p className="text-muted">
        {richText('invoicesPage.lines.package', {
          description: item.description,
          reference: item.reference,
          link: (chunks) => (
            <Link href={`/packages/${item.id}`} prefetch={false} className="link">
              {chunks}
            </Link>
          ),
          number: (chunks) => <span className="inline-block">{chunks}</span>,
        })}
      </p>
    );
  };
  return <LineTable caption={caption} lines={lines} unitSystem={unitSystem} below={below} />;
}
