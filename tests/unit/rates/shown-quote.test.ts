import { describe, expect, it } from 'vitest';
import { quoteSchema, type Quote } from '@/lib/domain/rates/quote';
import { shownQuote, type ShownQuote } from '@/lib/i18n/shown-quote';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const reader = {
  now: new Date('2026-05-14T16:00:00Z'),
  timeZone: 'Europe/Berlin',
  warehouseTimeZone: 'America/New_York',
  units: 'metric',
} as const;

const option = {
  service: 'express',
  carrier: 'dhl_express',
  name: 'DHL Express Worldwide',
  transitDays: { from: 1, to: 2 },
  lines: [
    {
      ...{ kind: 'consolidation', description: 'Consolidation', quantity: 2, unit: 'package' },
      ...{ unitPrice: usd(250), taxCategory: 'G', taxRate: 0, amount: usd(500), packageId: 'pkg_1' },
    },
  ],
  subtotal: usd(500),
  taxes: [{ category: 'G', rate: 0, base: usd(500), amount: usd(0) }],
  total: usd(500),
  marks: ['cheapest'],
  consolidationSaves: usd(1240),
};

const quote = (given: object = {}): Quote =>
  quoteSchema.parse({
    ...{ id: 'qte_1', expiresAt: '2026-05-21T16:00:00Z', packageIds: ['pkg_1'], consolidate: true },
    address: { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' },
    extras: { repack: false, insurance: false, photos: false },
    ...{ offers: ['repack'], options: [option], unavailable: [] },
    ...given,
  });

/** A quote in words, with blanks that break in place of those that don't. */
const shown = (given: object = {}): ShownQuote => {
  const words = JSON.stringify(shownQuote(quote(given), reader)).replaceAll('\u00a0', ' ');
  return JSON.parse(words) as ShownQuote;
};

const refused = (reason: object, name = 'Sea freight') => ({
  ...{ service: name, carrier: 'waybill', name },
  reason,
});

const undeclared = 'The contents have to be declared first.';

describe('a quote in words', () => {
  it('has each service’s price, days and what one parcel saves', () => {
    const { options, until, leaving } = shown();
    expect(options).toEqual([
      {
        ...{ service: 'express', name: 'DHL Express Worldwide', carrier: 'DHL Express' },
        ...{ total: '$5.00', amount: 500, days: '1 to 2 working days', saves: '$12.40' },
        ...{ arrives: 'Arrives 18th May to 19th May', marks: ['Cheapest'], isCheapest: true },
        lines: [
          {
            ...{ description: 'Consolidation', packageId: 'pkg_1', amount: '$5.00' },
            reasons: ['2 packages × $2.50 per package'],
          },
        ],
        sums: [],
      },
    ]);
    expect(until).toBe('21st May 2026, 18:00 GMT+2');
    expect(leaving).toBe('Arrivals are estimates for a departure on 15th May.');
  });

  it('a day on the way is one, and a tax has its subtotal', () => {
    const taxes = [{ category: 'S', rate: 7.5, base: usd(500), amount: usd(38) }];
    const given = { ...option, transitDays: { from: 1, to: 1 }, taxes, total: usd(538) };
    const [one] = shown({ options: [given] }).options;
    expect(one).toMatchObject({ days: '1 working day', arrives: 'Arrives 18th May' });
    expect(one?.sums.map(({ amount }) => amount)).toEqual(['$5.00', '$0.38']);
  });

  it('services that don’t take it for the same reason share it', () => {
    const missing = { code: 'declaration_missing', packageIds: ['pkg_1'] };
    const unavailable = [
      refused(missing, 'DHL Express'),
      refused(missing, 'USPS'),
      refused({ ...missing, packageIds: ['pkg_2'] }),
    ];
    expect(shown({ unavailable }).unavailable).toEqual([
      {
        names: ['DHL Express', 'USPS'],
        reasons: [{ sentence: undeclared, packageIds: ['pkg_1'], remedy: 'declare' }],
      },
      {
        names: ['Sea freight'],
        reasons: [{ sentence: undeclared, packageIds: ['pkg_2'], remedy: 'declare' }],
      },
    ]);
  });

  it('all reasons are told where there are several, once what keeps all of them from it', () => {
    const reason = { code: 'past_due', amount: usd(750) };
    const reasons = [reason, { code: 'declaration_missing', packageIds: ['pkg_1'] }];
    const unavailable = [
      { ...refused(reason, 'DHL Express'), reasons },
      { ...refused(reason, 'USPS'), reasons: [] },
      { ...refused(reason), reasons },
    ];
    const owed = {
      sentence: '$7.50 is past due and has to be paid first.',
      packageIds: [],
      remedy: 'pay',
    };
    expect(shown({ unavailable }).unavailable).toEqual([
      { names: ['DHL Express', 'USPS', 'Sea freight'], reasons: [owed] },
      {
        names: ['DHL Express', 'Sea freight'],
        reasons: [{ sentence: undeclared, packageIds: ['pkg_1'], remedy: 'declare' }],
      },
    ]);
    const [one] = unavailable;
    expect(shown({ unavailable: [one] }).unavailable).toMatchObject([
      { names: ['DHL Express'], reasons: [owed, { sentence: undeclared }] },
    ]);
  });

  it.each([
    [{ code: 'not_to_country', countryCode: 'DE' }, 'Doesn’t ship to Germany.'],
    [{ code: 'too_long', packageId: 'pkg_1', length: 1300, limit: 1200 }, '120 cm at most'],
    [{ code: 'too_big', packageId: 'pkg_1', girth: 2100, limit: 2000 }, 'here they are 210 cm'],
    [{ code: 'too_heavy', weight: 31_000, limit: 30_000 }, 'Takes 30 kg at most; this weighs 31 kg.'],
    [{ code: 'excluded_contents', packageId: 'pkg_1', description: 'Scent', excluded: '3303' }, 'Scent'],
    [{ code: 'on_hold', packageIds: ['pkg_1'] }, 'holding a package'],
    [{ code: 'not_weighed', packageIds: ['pkg_1'] }, 'weigh it first'],
    [{ code: 'past_due', amount: usd(750) }, '$7.50 is past due'],
    [{ code: 'not_offered', what: 'photos' }, 'doesn’t offer this: photos'],
    [{ code: 'other_currency', declared: 'EUR', currency: 'USD' }, 'declared in USD; it is in EUR'],
    [{ code: 'ask_for_quote' }, 'no fixed price'],
    [{ code: 'strike_today' }, 'Strike today'],
  ])('ADR 040: a reason is a sentence, also one that the portal does not know: %j', (reason, sentence) => {
    const [one] = shown({ unavailable: [refused(reason)] }).unavailable;
    expect(one?.reasons.map((told) => told.sentence)).toEqual([expect.stringContaining(sentence)]);
  });
});
