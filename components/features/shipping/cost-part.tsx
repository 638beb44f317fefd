import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Spinner } from '@/components/ui/display/spinner';
import { Alert } from '@/components/ui/feedback/alert';
import { classNames } from '@/components/ui/styles/class-names';
import type { ErrorView } from '@/lib/contract/errors';
import type { ShownOption, ShownQuote } from '@/lib/i18n/shown-quote';
import { text, type WordKey } from '@/lib/text/text';
import { askByPlainForm, requestByPlainForm } from './actions';
import { CostLines } from './cost-lines';
import type { Priced } from './priced';
import { field } from './ship-choices';
import type { ShipPackage } from './ship-facts';
import { UnsentAlert } from './unsent-alert';

interface CostPartProps {
  packages: readonly ShipPackage[];
  priced: Priced;
  /** The price of the same before, where it was another, or was asked for again to request it. */
  before: ShownOption | undefined;
  /** Why there is no price. */
  error: ErrorView | undefined;
  onRetry: () => void;
  visit: string;
  sending: 'request' | 'ask' | undefined;
  unsent: ErrorView | null;
  isUnsure: boolean;
}

/** Says what the same cost before. */
function ChangedAlert({ before, now }: { before: ShownOption; now: ShownOption }) {
  const isSame = before.amount === now.amount;
  return (
    <Alert severity="warn" title={text(isSame ? 'shipping.changed.renewed' : 'shipping.changed.title')}>
      {isSame
        ? text('shipping.changed.same', { total: now.total })
        : text('shipping.changed.other', { before: before.total, total: now.total })}
    </Alert>
  );
}

function Total({ option, until, isStale }: { option: ShownOption; until: string; isStale: boolean }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <p className="font-semibold text-strong">{text('shipping.cost.total')}</p>
      <p
        data-testid="ship-total"
        className={classNames('text-3xl font-semibold tabular-nums', isStale ? 'text-muted' : 'text-strong')}
      >
        {option.total}
      </p>
      <p className="flex min-h-5 basis-full items-center gap-2 text-sm text-muted">
        {isStale && <Spinner />}
        {isStale ? text('shipping.cost.updating') : text('shipping.cost.until', { until })}
      </p>
    </div>
  );
}

/** Why there is no price: nothing was asked yet, or no service takes it, or not the chosen one. */
function whyNoPrice(quote: ShownQuote | undefined): WordKey {
  if (!quote) return 'shipping.cost.nothing';
  if (quote.options.length > 0) return 'shipping.how.gone';
  return quote.unavailable.length > 0 ? 'shipping.cost.noService' : 'shipping.cost.noRates';
}

/** What the shipment costs, line by line, and the button that requests it for that price. */
export function CostPart(props: CostPartProps) {
  const { packages, priced, before, error, onRetry, visit, sending, unsent, isUnsure } = props;
  const { quote, state } = priced;
  const isStale = state === 'stale';
  const option = state === 'failed' ? undefined : priced.option;
  return (
    <Card aria-labelledby="ship-cost" className="xl:sticky xl:top-20">
      <CardHeader id="ship-cost" title={text('shipping.cost.title')} />
      <div className="flex flex-col gap-4">
        {error && (
          <Alert
            severity="error"
            title={text('shipping.cost.notLoaded')}
            code={error.code}
            action={
              <Button variant="secondary" size="small" icon="refresh-cw" onClick={onRetry}>
                {text('shell.retry')}
              </Button>
            }
          >
            {[error.message, ...Object.values(error.fields ?? {})].join(' ')}
          </Alert>
        )}
        {!option && state !== 'failed' && (
          <p className="text-sm text-muted">{text(whyNoPrice(state === 'ready' ? quote : undefined))}</p>
        )}
        {option && quote && (
          <>
            <CostLines option={option} packages={packages} />
            <Total option={option} until={quote.until} isStale={isStale} />
            {before && <ChangedAlert before={before} now={option} />}
          </>
        )}
        <UnsentAlert unsent={unsent} isUnsure={isUnsure} />
        <input type="hidden" name={field.quote} value={quote?.id ?? ''} />
        <input type="hidden" name={field.visit} value={visit} />
        <div className="flex flex-col items-stretch gap-3">
          {option && (
            <Button
              type="submit"
              withoutScript
              size="large"
              loading={sending === 'request' || isStale}
              formAction={requestByPlainForm}
              data-send="request"
            >
              {text('shipping.cost.request', { total: option.total })}
            </Button>
          )}
          <Button
            type="submit"
            withoutScript
            variant={option ? 'secondary' : 'primary'}
            loading={sending === 'ask'}
            formAction={askByPlainForm}
            data-send="ask"
          >
            {text('shipping.cost.ask')}
          </Button>
          <p className="text-sm text-muted">{text('shipping.cost.askMeaning')}</p>
        </div>
      </div>
    </Card>
  );
}
