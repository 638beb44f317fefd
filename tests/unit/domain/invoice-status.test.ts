import { describe, expect, it } from 'vitest';
import { amountDueOf, displayStatusOf } from '@/lib/domain/billing/invoice-status';

const open = {
  status: 'open' as const,
  dueDate: '2026-05-20',
  total: 1000,
  amountPaid: 0,
  amountCredited: 0,
};

describe('the status of an invoice that a customer sees', () => {
  it.each([
    [open, '2026-05-20', 'open'],
    [open, '2026-05-21', 'past_due'],
    [{ ...open, amountPaid: 1 }, '2026-05-20', 'partially_paid'],
    [{ ...open, amountPaid: 1 }, '2026-05-21', 'past_due'],
    [{ ...open, status: 'paid' as const, amountPaid: 1000 }, '2026-05-21', 'paid'],
    [{ ...open, status: 'paid' as const, amountCredited: 1000 }, '2026-05-21', 'credited'],
    [{ ...open, status: 'paid' as const, amountPaid: 1, amountCredited: 999 }, '2026-05-21', 'paid'],
    [{ ...open, status: 'paid' as const, total: 0 }, '2026-05-21', 'paid'],
    [{ ...open, amountCredited: 1 }, '2026-05-20', 'open'],
    [{ ...open, status: 'void' as const }, '2026-05-21', 'void'],
    [{ ...open, status: 'uncollectible' as const }, '2026-05-21', 'uncollectible'],
  ])('%j on %s is %s', (invoice, today, expected) => {
    expect(displayStatusOf(invoice, today)).toBe(expected);
  });

  it('a draft is never shown', () => {
    expect(() => displayStatusOf({ ...open, status: 'draft' }, '2026-05-20')).toThrow(RangeError);
  });

  it('due = total − credited − paid; nothing is due on a void one', () => {
    expect(amountDueOf({ ...open, amountPaid: 300 })).toBe(700);
    expect(amountDueOf({ ...open, amountPaid: 300, amountCredited: 50 })).toBe(650);
    expect(amountDueOf({ ...open, status: 'void' })).toBe(0);
  });
});
