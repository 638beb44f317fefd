import type { ShownOption, ShownSum } from '@/lib/i18n/shown-quote';
import { text } from '@/lib/text/text';
import type { ShipPackage } from './ship-facts';

interface CostLinesProps {
  option: ShownOption;
  packages: readonly ShipPackage[];
}

function Sum({ term, amount }: ShownSum) {
  return (
    <div className="flex justify-between gap-6 py-1.5">
      <dt className="min-w-0">{term}</dt>
      <dd className="shrink-0 text-end tabular-nums">{amount}</dd>
    </div>
  );
}

/** What a service costs, line by line, each with how it comes about; and the taxes. */
export function CostLines({ option, packages }: CostLinesProps) {
  const names = new Map(packages.map(({ id, title }) => [id, title]));
  return (
    <div className="text-sm">
      <ul aria-label={text('shipping.cost.lines')} className="divide-y divide-line border-b border-line">
        {option.lines.map(({ description, packageId = '', reasons, amount }, index) => (
          <li key={index} className="flex justify-between gap-6 py-2.5 first:pt-0">
            <div className="wrap-anywhere min-w-0">
              <p dir="auto" className="text-strong">
                {description}
              </p>
              {names.has(packageId) && (
                <p dir="auto" className="text-muted">
                  {names.get(packageId)}
                </p>
              )}
              {reasons.map((reason) => (
                <p key={reason} className="text-muted">
                  {reason}
                </p>
              ))}
            </div>
            <p className="shrink-0 text-end tabular-nums text-strong">{amount}</p>
          </li>
        ))}
      </ul>
      {option.sums.length > 0 && (
        <dl className="border-b border-line py-1.5">
          {option.sums.map((sum) => (
            <Sum key={sum.term} {...sum} />
          ))}
        </dl>
      )}
    </div>
  );
}
