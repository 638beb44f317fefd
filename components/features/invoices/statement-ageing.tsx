import type { Statement } from '@/lib/domain/billing/statement';
import { ageLabel, ages } from '@/lib/i18n/statement-words';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';

/** Outstanding by invoice age, and unallocated payments. */
export function StatementAgeing({ statement }: { statement: Statement }) {
  const { ageing, unmatched, currency } = statement;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <section aria-labelledby="ageing-heading">
      <h2 id="ageing-heading" className="mb-3 text-xs font-medium text-muted">
        {text('invoicesPage.ageing.title')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {ages.map((age) => (
          <div key={age}>
            <dt className="text-sm text-muted">{ageLabel(age)}</dt>
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
        <p className="mt-4 text-sm text-muted">
          {text('invoicesPage.ageing.unmatched', { amount: money(unmatched) })}
        </p>
      )}
    </section>
  );
}
