import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PackageAlert } from '@/components/features/packages/package-alert';
import type { ItsInvoice } from '@/components/features/packages/package-invoices';
import type { Invoice, InvoiceDisplayStatus } from '@/lib/domain/billing/invoice';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { packageGroupOf } from '@/lib/domain/package/package-status';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { aPackage } from './a-package';

const alertOf = (change: Parameters<typeof aPackage>[0], invoices: ItsInvoice[] = []) => {
  const known = packageStatuses.find((status) => status === change?.status) ?? 'in_storage';
  const group = packageGroupOf(known, change?.nextAction !== undefined);
  return renderToStaticMarkup(
    <PackageAlert
      item={aPackage({ group, ...change })}
      invoices={invoices}
      timeZone="America/Nassau"
      contact="miami@waybill.example"
      now={new Date('2026-11-20T12:00:00Z')}
    />,
  );
};

const invoice = (number: string, displayStatus: InvoiceDisplayStatus): ItsInvoice => ({
  id: `inv_${number}`,
  number,
  invoice: { displayStatus } as Invoice,
});
const onHold = { reason: 'Battery inside', since: '2026-11-18T10:00:00Z', note: 'Please confirm.' };
const pay = { code: 'pay_invoice', label: 'Pay the shipping invoice' };

describe('data-model "Package": the next action', () => {
  it.each(packageStatuses)('of %s exists exactly when its group is “action needed”', (status) => {
    for (const nextAction of [undefined, pay]) {
      const group = packageGroupOf(status, nextAction !== undefined);
      const acts = packageAsk({ status, group, nextAction }) !== undefined;
      expect(acts).toBe(group === 'action_needed');
      expect(alertOf({ status, nextAction }) !== '').toBe(acts);
    }
  });

  it('is the warehouse’s request, with its due date', () => {
    expect(
      alertOf({ status: 'in_storage', nextAction: { ...pay, dueAt: '2026-11-19T12:00:00Z' } }),
    ).toContain('Pay the shipping invoice, overdue since 19th Nov 2026');
  });

  it('of a package on hold gives the reason, until it is released', () => {
    expect(alertOf({ status: 'on_hold', onHold })).toMatch(/On hold: Battery inside.*Please confirm\./);
    expect(alertOf({ status: 'on_hold' })).toContain('needs your answer');
    expect(alertOf({ status: 'in_storage', onHold })).toBe('');
    expect(alertOf({ status: 'delivered', onHold, nextAction: pay })).toBe('');
  });

  it('of a hold that was answered is none, as its group says', () => {
    expect(alertOf({ status: 'on_hold', onHold, group: 'at_warehouse' })).toBe('');
    expect(alertOf({ status: 'on_hold', onHold, nextAction: pay, group: 'action_needed' })).toContain('Pay');
  });

  it('links to the unpaid invoice, not to the latest one', () => {
    const invoices = [invoice('INV-1', 'past_due'), invoice('INV-2', 'paid'), invoice('INV-3', 'void')];
    expect(alertOf({ status: 'awaiting_payment' }, invoices)).toContain('href="/invoices/inv_INV-1"');
    expect(alertOf({ status: 'packed', nextAction: pay }, invoices)).toContain('View invoice INV-1');
  });

  it('links to the warehouse where no invoice is unpaid, or where one could not be loaded', () => {
    expect(alertOf({ status: 'awaiting_payment' }, [invoice('INV-2', 'paid')])).toContain('mailto:');
    const unread = { id: 'inv_9', number: 'INV-9', invoice: undefined };
    expect(alertOf({ status: 'awaiting_payment' }, [unread])).toContain('View invoice INV-9');
  });
});
