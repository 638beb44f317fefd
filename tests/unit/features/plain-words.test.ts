import { describe, expect, it } from 'vitest';
import { spendData } from '@/components/features/home/spend/spend-data';
import { quarterSpendSchema } from '@/lib/domain/account/overview';
import { invoiceSummarySchema } from '@/lib/domain/billing/invoice';
import { statementEntrySchema } from '@/lib/domain/billing/statement';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { isDeclarable } from '@/lib/domain/package/package-changes';
import { packageSummarySchema } from '@/lib/domain/package/package';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { packageTag } from '@/lib/i18n/package-words';
import { plainMessage, plainPlace } from '@/lib/i18n/plain-words';
import { entryName } from '@/lib/i18n/statement-words';
import { plainWord, wordIn } from '@/lib/i18n/word-in';
import { withoutIsolates } from '@/lib/text/isolates';

describe('carriers’ texts in a list', () => {
  it.each([
    ['DEPARTED USPS REGIONAL FACILITY', 'Departed USPS regional facility'],
    ['OUT FOR DELIVERY. EXPECTED TODAY', 'Out for delivery. Expected today'],
    ['Delivered, Front Door/Porch', 'Delivered, Front Door/Porch'],
    ['ARRIVED AT FEDEX LOCATION', 'Arrived at FedEx location'],
    ['SAIU DE BORDÉUS PARA POÇOS', 'Saiu de bordéus para poços'],
    ['OK', 'Ok'],
    ['已签收', '已签收'],
  ])('%s reads %s', (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
  });

  it.each([
    ['MEMPHIS, TN', 'Memphis, TN'],
    ['SAN FRANCISCO, CA 94105', 'San Francisco, CA 94105'],
    ['Doral, FL 33166', 'Doral, FL 33166'],
  ])('%s is %s', (place, plain) => {
    expect(plainPlace(place)).toBe(plain);
  });
});

describe('words of a product API that the portal does not know (ADR 040)', () => {
  const status = packageSummarySchema.shape.status.parse('awaiting_moonrise');
  const group = packageSummarySchema.shape.group.parse('beyond_the_moon');

  it.each([
    ['awaiting_moonrise', 'Awaiting moonrise'],
    ['held-at_border', 'Held at border'],
    ['constructor', 'Constructor'],
  ])('%s reads %s', (word, plain) => {
    expect(plainWord(word)).toBe(plain);
    expect(wordIn({}, word)).toBe(plain);
  });

  it('colour no tag, unless the group asks for an action', () => {
    expect(packageTag({ status, group: 'done' })).toEqual({ label: 'Awaiting moonrise', tone: 'neutral' });
    expect(packageTag({ status: 'in_storage', group })).toEqual({ label: 'At warehouse', tone: 'neutral' });
    expect(packageTag({ status, group: 'action_needed' })).toEqual({
      label: 'Action needed',
      tone: 'action',
    });
    expect(invoiceTag(invoiceSummarySchema.shape.displayStatus.parse('toString'))).toMatchObject({
      label: 'ToString',
      tone: 'neutral',
    });
  });

  it('name an entry of a statement, with its number', () => {
    const type = statementEntrySchema.shape.type.parse('goodwill_credit');
    expect(withoutIsolates(entryName({ type, number: 'G-1' }))).toBe('Goodwill credit – G-1');
  });

  it('let contents be declared where the warehouse asks for that', () => {
    expect(isDeclarable({ status })).toBe(false);
    expect(isDeclarable({ status, nextAction: { code: 'declare_contents', label: 'Declare' } })).toBe(true);
    const asked = { code: 'declare_contents', label: 'Declare' };
    expect(isDeclarable({ status: 'delivered', nextAction: asked })).toBe(false);
    expect(packageAsk({ status, group: 'done', nextAction: asked })).toBeUndefined();
    expect(packageAsk({ status, group: 'at_warehouse' })).toBeUndefined();
    expect(packageAsk({ status, group: 'action_needed' })).toEqual({ label: 'Action needed' });
  });

  it('are kinds of charge in the chart of the money spent', () => {
    const spend = quarterSpendSchema.parse({ quarter: '2026-Q3', kinds: { moon_tax: 900, storage: 100 } });
    expect(spendData([spend], 'USD').series).toEqual([
      { name: 'Moon tax', values: [900] },
      { name: 'Storage', values: [100] },
    ]);
  });
});
