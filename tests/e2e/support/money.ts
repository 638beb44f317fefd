import type { Page } from '@playwright/test';
import { newReference } from './operator';
import type { OwnCustomer } from './own-customer';
import { charge } from './shipping';

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** The buttons of the test provider's page. */
export const provider = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Records so many cents that are on no invoice. */
export const credit = (customer: OwnCustomer, amount: number) =>
  customer.operator('payments', {
    reference: newReference(),
    method: 'Bank transfer',
    amount,
    currency: 'USD',
    receivedAt: '2026-11-02T10:00:00Z',
  });

/** Sends an invoice of so many cents, which is due in a long time unless the dates say otherwise. */
export async function owe(
  customer: OwnCustomer,
  amount: number,
  dates: object = { issueDate: '2026-11-01', dueDate: '2099-12-01' },
) {
  const number = newReference();
  const lines = [charge(amount)];
  const id = await customer.operator('invoices', {
    number,
    status: 'open',
    currency: 'USD',
    ...dates,
    lines,
  });
  return { id, number, href: `/invoices/${id}` };
}
