import { Button } from '@/components/ui/action/button';
import { TabLinks } from '@/components/ui/navigation/tab-links';
import type { StatementQuery } from '@/lib/domain/billing/statement';
import type { FieldErrors } from '@/lib/contract/errors';
import { formatDateInput } from '@/lib/format';
import { text } from '@/lib/text/text';
import { StatementDay } from './statement-day';
import { statementHref, statementPresets } from './statement-period';

interface StatementPeriodFormProps {
  /** As requested, valid or not. */
  asked: StatementQuery;
  errors: FieldErrors;
  today: string;
}

const calendarDate = /^\d{4}-\d{2}-\d{2}$/;

const dayLabels = { from: 'invoicesPage.period.firstDay', to: 'invoicesPage.period.lastDay' } as const;

/** Common periods as links, any other by its two days. Works without JavaScript. */
export function StatementPeriodForm({ asked, errors, today }: StatementPeriodFormProps) {
  const tabs = statementPresets(today).map((preset) => ({
    href: statementHref({ ...preset, currency: asked.currency }),
    label: preset.label,
    current: preset.from === asked.from && preset.to === asked.to,
  }));
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <TabLinks label={text('invoicesPage.period.presets')} tabs={tabs} />
      <form
        action="/invoices/statement"
        aria-label={text('invoicesPage.period.label')}
        className="flex flex-wrap items-start gap-3"
      >
        {(['from', 'to'] as const).map((name) => (
          <div key={`${name} ${asked[name]}`} className="min-w-0 grow basis-32 sm:max-w-48">
            <StatementDay
              name={name}
              label={text(dayLabels[name])}
              asked={asked[name]}
              written={calendarDate.test(asked[name]) ? formatDateInput(asked[name]) : undefined}
              error={errors[name]}
            />
          </div>
        ))}
        {asked.currency && <input type="hidden" name="currency" value={asked.currency} />}
        <Button type="submit" withoutScript variant="secondary" className="sm:mt-6.5 max-sm:w-full">
          {text('invoicesPage.period.show')}
        </Button>
      </form>
    </div>
  );
}
