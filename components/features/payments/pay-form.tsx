'use client';

import { useRouter } from 'next/navigation';
import { useActionState, useState, useTransition, type SubmitEvent } from 'react';
import { FailureAlert } from '@/components/shared/failure/failure-alert';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { Alert } from '@/components/ui/feedback/alert';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Field } from '@/components/ui/field/field';
import { FieldError } from '@/components/ui/field/field-error';
import { Input } from '@/components/ui/field/input';
import { RadioCards, type CardChoice } from '@/components/ui/field/radio-cards';
import { callAction } from '@/lib/browser/product-api/call-action';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import { pay, type Paying } from './actions';
import { paymentHref } from '@/components/shared/sections/payment-href';
import { CreditChoice } from './credit-choice';
import { paySums } from './pay-sums';
import { Settled } from './settled';

/** An invoice on which something is due. */
export interface PayableInvoice {
  id: string;
  number: string;
  /** Minor units. */
  due: number;
  /** When, in words. */
  dueWords: string;
}

interface PayFormProps {
  visit: string;
  currency: string;
  invoices: readonly PayableInvoice[];
  /** Those that are chosen at first. */
  chosen: readonly string[];
  methods: readonly CardChoice[];
  /** The customer's credit in the currency, in minor units. */
  credit: number;
  /** The amounts shown at first, by minor units: a browser takes a while to start writing amounts. */
  written: Readonly<Record<number, string>>;
}

/** Chooses what to pay and how, and leads to where it is paid; what credit covers is paid at once. */
export function PayForm({ visit, currency, invoices, chosen, methods, credit, written }: PayFormProps) {
  const router = useRouter();
  const [posted, post] = useActionState(pay, null);
  const [answered, setAnswered] = useState<Paying | null>(null);
  const [checked, setChecked] = useState(() => new Set(chosen));
  const [method, setMethod] = useState(methods[0]?.value ?? '');
  const [amount, setAmount] = useState('');
  const [deposit, setDeposit] = useState('');
  const [usesCredit, setUsesCredit] = useState(true);
  const [sending, start] = useTransition();

  const selected = invoices.filter(({ id }) => checked.has(id));
  const money = (value: number) => written[value] ?? formatMoney({ amount: value, currency });
  const sums = paySums(selected, { amount, deposit }, { currency, credit });
  const { usable, rest } = sums;
  const left = usesCredit ? rest : sums.wanted + sums.deposit;
  const isCovered = usesCredit && usable > 0 && rest === 0;
  const paying = answered ?? posted;
  const error = paying?.outcome === 'failed' ? paying.error : undefined;
  const fields = error?.fields ?? {};

  const toggle = (id: string, on: boolean) =>
    setChecked((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));

  // Submitted by hand: a network failure would replace the page, and the provider's page is another site's.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    start(async () => {
      const result = await callAction<Paying>(
        () => pay(null, data),
        (failure) => ({ outcome: 'failed', error: failure }),
      );
      setAnswered(result);
      if (result.outcome !== 'begun') return;
      if (result.url === undefined) router.push(paymentHref(result.id));
      else window.location.assign(result.url);
    });
  };

  if (paying?.outcome === 'settled') return <Settled {...paying} />;
  const applied =
    paying?.applied !== undefined && text('payments.credit.applied', { amount: paying.applied });
  return (
    <form action={post} onSubmit={submit} className="flex max-w-2xl flex-col gap-6">
      {error && (
        <FailureAlert title={text('payments.failed')} code={error.code}>
          {error.message} {applied}
        </FailureAlert>
      )}
      {paying?.outcome === 'begun' && (
        <Alert
          severity="info"
          title={text('payments.begun')}
          action={<ButtonLink href={paymentHref(paying.id)}>{text('payments.continue')}</ButtonLink>}
        >
          {applied}
        </Alert>
      )}
      <input type="hidden" name="visit" value={visit} />
      <input type="hidden" name="currency" value={currency} />
      {invoices.length > 0 && (
        <fieldset className="flex min-w-0 flex-col gap-1.5">
          <legend className="mb-1.5 text-sm font-medium">{text('payments.what')}</legend>
          <Card padding="none" className="divide-y divide-line">
            {invoices.map(({ id, number, due, dueWords }) => (
              <Checkbox
                key={id}
                id={`pay-${id}`}
                name="invoice"
                value={id}
                checked={checked.has(id)}
                onChange={(event) => toggle(id, event.target.checked)}
                labelClassName="px-4 py-3 hover:bg-card-hover"
                label={
                  <span className="flex items-baseline justify-between gap-x-4">
                    <span className="wrap-anywhere flex min-w-0 flex-wrap gap-x-3">
                      <bdi className="font-medium text-strong">{number}</bdi>
                      <span className="text-muted">{dueWords}</span>
                    </span>
                    <span className="shrink-0 tabular-nums text-strong">{money(due)}</span>
                  </span>
                }
              />
            ))}
          </Card>
          {fields.invoices && <FieldError id="pay-invoices-error">{fields.invoices}</FieldError>}
        </fieldset>
      )}
      <div className="grid gap-x-3 gap-y-6 sm:grid-cols-2">
        {selected.length === 1 && (
          <Field
            id="pay-amount"
            label={text('payments.part', { currency })}
            hint={text('payments.partHint')}
            error={fields.amount}
            optional
          >
            {(control) => (
              <Input
                {...control}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
              />
            )}
          </Field>
        )}
        <Field
          id="pay-deposit"
          label={text('payments.deposit', { currency })}
          hint={text('payments.depositHint')}
          error={fields.deposit}
          optional
        >
          {(control) => (
            <Input
              {...control}
              name="deposit"
              inputMode="decimal"
              autoComplete="off"
              value={deposit}
              onChange={(event) => setDeposit(event.target.value)}
            />
          )}
        </Field>
      </div>
      {credit > 0 && invoices.length > 0 && (
        <CreditChoice
          {...{ money, credit, usable, left: rest }}
          checked={usesCredit}
          onChange={setUsesCredit}
        />
      )}
      {methods.length > 0 && (
        // Without script what is chosen can change and this can't follow.
        <div className={isCovered ? 'noscript:block hidden' : undefined}>
          <RadioCards
            legend={text('payments.how')}
            name="method"
            choices={methods}
            value={method}
            onChange={setMethod}
            error={fields.method}
          />
        </div>
      )}
      <div>
        <Button type="submit" withoutScript icon="wallet" loading={sending}>
          {isCovered
            ? text('payments.credit.pay', { total: money(usable) })
            : text('payments.pay', { total: money(left) })}
        </Button>
      </div>
    </form>
  );
}
