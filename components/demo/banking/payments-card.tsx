'use client';

import { classNames } from '@/components/ui/styles/class-names';
import { Tag } from '@/components/ui/display/tag';
import { toast } from '@/components/ui/feedback/toast';
import { formatDate } from '@/lib/format';
import { useArea } from '../area';
import { DemoSection } from '../demo-section';
import { demoNow } from '../data/now';
import type { Payment } from './banking';
import { bank, setPaid } from './banking-area';
import { dollars } from './dollars';
import { owed } from './figures';

function mark({ id, name, paid }: Payment) {
  bank.change(setPaid(id, !paid));
  toast({
    severity: 'success',
    summary: paid ? 'Marked as not paid' : 'Marked as paid',
    detail: name,
    life: 8000,
    action: { label: 'Undo', onPress: () => bank.change(setPaid(id, paid)) },
  });
}

/** Upcoming payments, and which are paid. */
export function PaymentsCard() {
  const { payments } = useArea(bank);
  const open = owed(payments);
  return (
    <DemoSection
      title="Upcoming payments"
      description={open > 0 ? `${dollars(open)} still to pay` : 'Everything is paid'}
    >
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </DemoSection>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { id, name, date, amount, paid } = payment;
  const late = !paid && date < demoNow.slice(0, 10);
  const day = <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <li className="flex items-start gap-3 py-3 text-sm first:pt-0 last:pb-0">
      <input
        id={`payment-${id}`}
        type="checkbox"
        checked={paid}
        onChange={() => mark(payment)}
        aria-describedby={`payment-${id}-facts`}
        className="size-5 shrink-0 rounded-sm accent-primary-mark"
      />
      <div className="min-w-0 grow">
        <label
          htmlFor={`payment-${id}`}
          className={classNames('font-medium', paid ? 'text-muted line-through' : 'text-strong')}
        >
          {name}
        </label>
        <div
          id={`payment-${id}-facts`}
          className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted"
        >
          {paid ? <Tag tone="done">Paid</Tag> : late ? <Tag tone="danger">Past due</Tag> : null}
          <span>Due {day}</span>
        </div>
      </div>
      <span className={classNames('shrink-0 font-medium tabular-nums', paid ? 'text-muted' : 'text-strong')}>
        {dollars(amount)}
      </span>
    </li>
  );
}
