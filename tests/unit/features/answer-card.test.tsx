import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AnswerCard, isAnswerable } from '@/components/features/packages/answers/answer-card';
import type { Package } from '@/lib/domain/package/package';
import { aPackage } from './a-package';

const at = '2026-11-18T10:00:00Z';
const address = { name: 'Ada Whitfield', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
const account = {
  name: 'Ada Whitfield',
  shippingAddresses: [address],
  billingAddress: address,
  timeZone: 'America/Nassau',
  warehouse: {
    id: 'whs_1',
    name: 'Waybill Miami',
    code: 'MIA',
    address,
    timeZone: 'America/New_York',
    hours: '8 to 18',
    contact: 'miami@waybill.example',
  },
  capabilities: ['answers'],
};
const older = { ...account, capabilities: ['notifications'] };
const shown = (item: Package, by = account) => renderToStaticMarkup(<AnswerCard item={item} account={by} />);

const held = aPackage({ status: 'on_hold', group: 'action_needed', offers: ['keep', 'return'] });
const confirm = { code: 'confirm_address', label: 'Confirm the delivery address' };
const asksAddress = aPackage({ status: 'exception', group: 'action_needed', nextAction: confirm });
const answered = aPackage({
  status: 'on_hold',
  answers: [{ choice: 'keep', note: 'Until June', status: 'on_hold', at, by: 'Grace' }],
});

describe('the answer on a package’s page', () => {
  it.each([held, asksAddress, answered])('is not there for a product API without `answers`', (item) => {
    expect(shown(item, older)).toBe('');
    expect(isAnswerable(item, older)).toBe(false);
  });

  it('is asked for where the package offers something, or asks for an address', () => {
    expect(isAnswerable(held, account)).toBe(true);
    expect(isAnswerable(asksAddress, account)).toBe(true);
    expect(isAnswerable(answered, account)).toBe(false);
    expect(isAnswerable(aPackage(), account)).toBe(false);
    expect(shown(aPackage())).toBe('');
  });

  it('an offer that the portal does not know is not asked for', () => {
    const { offers } = JSON.parse('{"offers":["freeze"]}') as Pick<Package, 'offers'>;
    expect(isAnswerable(aPackage({ ...held, offers }), account)).toBe(false);
  });

  it('is shown while the warehouse looks at it, with who entered it', () => {
    const html = shown(answered);
    expect(html).toContain('The warehouse is looking at your answer');
    expect(html).toContain('Keep it in storage');
    expect(html).toContain('Until June');
    expect(html).toContain('Entered for you by Grace');
  });
});
