import type { Ageing, Statement } from '@/lib/domain/billing/statement';
import { ageLabels } from '@/lib/i18n/statement-words';
import { formatMoney } from '@/lib/format';

/** Outstanding by invoice age, and unallocated payments. */
export function StatementAgeing({ statement }: { statement: Statement }) {
  const { ageing, unmatched, currency } = statement;
  const money = (amount: number) => formatMoney({ amount, currency });
  const ages = Object.entries(ageLabels) as [keyof Ageing, string][];
  return (
    <section aria-labelledby="ageing-heading">
      <h2 id="ageing-heading" className="mb-3 text-xs font-medium text-muted">
        Outstanding by invoice age
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {ages.map(([age, label]) => (
          <div key={age}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd
              data-testid="age"
              className={`text-base tabular-nums ${ageing[age] === 0 ? 'text-muted' : 'font-semibold text-strong'}`}
            >
              {money(ageing[age])}
            </dd>
          </div>
        ))}
      </dl>
      {unmatched !== 0 && (
        <p className="mt-4 text-sm text-muted">{money(unmatched)} received, not yet matched to an invoice.</p>
      )}
    </section>
  );
}
