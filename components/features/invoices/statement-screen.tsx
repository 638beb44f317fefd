import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download/download-link';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getStatement, requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { papersOf } from '@/lib/domain/billing/period-papers';
import { statementQuerySchema, type Statement } from '@/lib/domain/billing/statement';
import { formatDate } from '@/lib/format';
import { validate } from '@/lib/validation/validate';
import { calendarDay } from '@/lib/format/calendar-day';
import { text } from '@/lib/text/text';
import '@/components/ui/download/print-document.css';
import { LoudAmount } from './loud-amount';
import { StatementAgeing } from './statement-ageing';
import { StatementCurrencies } from './statement-currencies';
import { StatementEntries } from './statement-entries';
import {
  invoicesZipHref,
  readCurrency,
  readDay,
  statementCsvHref,
  statementHref,
  statementPdfHref,
  statementPresets,
} from './statement-period';
import { StatementPeriodForm } from './statement-period-form';

interface StatementScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

interface StatementCardProps {
  statement: Statement;
  today: string;
  hasPayments: boolean;
}

function StatementCard({ statement, today, hasPayments }: StatementCardProps) {
  const { from, to, closing, currency } = statement;
  const owed = to < today ? 'invoicesPage.statement.wasOutstanding' : 'invoicesPage.statement.outstanding';
  return (
    <Card aria-label={text('invoicesPage.statement.label')} className="lg:p-10! flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="text-muted">
          {text('invoicesPage.statement.period', { from: formatDate(from), to: formatDate(to) })}
          <span className="block text-sm">
            {text('invoicesPage.statement.invoices', {
              count: statement.entries.filter(({ type }) => type === 'invoice').length,
            })}
          </span>
        </p>
        <p className="sm:text-end">
          <span className="block text-sm text-muted">
            {text(closing >= 0 ? owed : 'invoicesPage.statement.inCredit', { date: formatDate(to) })}
          </span>
          <LoudAmount testId="owed" money={{ amount: Math.abs(closing), currency }} />
        </p>
      </div>
      <StatementEntries statement={statement} hasPayments={hasPayments} />
      <StatementAgeing statement={statement} />
    </Card>
  );
}

/** `/invoices/statement?from&to`: the opening balance of a period, its entries, and the closing balance. */
export async function StatementScreen({ searchParams }: StatementScreenProps) {
  const account = await requireAccount();
  const today = calendarDay(new Date(), account.ok ? account.data.timeZone : 'UTC');
  const [usual] = statementPresets(today);
  const read = (name: 'from' | 'to') => readDay([searchParams[name]].flat()[0] ?? usual[name]);
  const asked = { from: read('from'), to: read('to'), ...readCurrency([searchParams.currency].flat()[0]) };
  const period = validate(statementQuerySchema, asked);
  const statement = period.ok ? await getStatement(period.data) : undefined;
  const hasPayments = account.ok && hasCapability(account.data, 'payments');
  const failure = [account, statement].find((result) => result?.ok === false);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('invoicesPage.statement.title')}
        description={text('invoicesPage.statement.description')}
        actions={
          account.ok &&
          statement?.ok && (
            <>
              <DownloadLink href={statementCsvHref(asked)}>
                {text('invoicesPage.statement.downloadCsv')}
              </DownloadLink>
              {papersOf(statement.data, hasPayments).length > 0 && (
                <DownloadLink href={invoicesZipHref(asked)}>
                  {text('invoicesPage.statement.downloadZip')}
                </DownloadLink>
              )}
              <DownloadLink href={statementPdfHref(asked)} variant="primary">
                {text('invoicesPage.statement.downloadPdf')}
              </DownloadLink>
            </>
          )
        }
      />
      <StatementPeriodForm asked={asked} errors={period.ok ? {} : period.errors} today={today} />
      {failure?.ok === false && (
        <ScreenFailure
          title={text('invoicesPage.statement.failed')}
          error={failure.error}
          retryHref={statementHref(asked)}
        />
      )}
      {account.ok && statement?.ok && (
        <>
          <StatementCurrencies statement={statement.data} />
          <StatementCard statement={statement.data} today={today} hasPayments={hasPayments} />
        </>
      )}
    </div>
  );
}
