import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  inWords,
  toUpdate,
  type AccountFields,
} from '@/components/features/account/account-fields';
import { errorsOf, placed } from '@/components/features/account/addresses/address-draft';
import {
  decisionName,
  readProfile,
  wantedChanges,
} from '@/components/features/account/profile/profile-state';
import { checkChange } from '@/components/features/account/saving/check';
import { changesOf, merge } from '@/components/features/account/saving/merge';
import { accountUpdateSchema, type Account } from '@/lib/domain/account/account';

const home = {
  name: 'Ada Whitfield',
  line1: '1 Ocean Drive',
  locality: 'Miami Beach',
  administrativeArea: 'FL',
  postalCode: '33139',
  countryCode: 'US',
};
const base: AccountFields = {
  name: 'Ada Whitfield',
  companyName: '',
  language: 'en',
  timeZone: 'America/New_York',
  unitSystem: 'imperial',
  notifyEmail: true,
  notifySms: false,
  repack: true,
  billingAddress: null,
  shippingAddresses: [home],
  taxIds: [],
};

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('the customer’s changes', () => {
  it('include only what differs from what was shown', () => {
    expect(changesOf(base, { ...base, name: 'Ada W.' })).toEqual({ name: 'Ada W.' });
    const reordered = Object.fromEntries(Object.entries(home).reverse()) as unknown as typeof home;
    expect(changesOf(base, { shippingAddresses: [reordered] })).toEqual({});
  });

  it('form an update the API accepts; an emptied company is removed', () => {
    const update = toUpdate({ companyName: ' ', notifySms: true }, base, 4);
    expect(accountUpdateSchema.safeParse(update).success).toBe(true);
    expect(update).toEqual({
      version: 4,
      companyName: null,
      preferences: { notifications: { email: true, sms: true }, repack: true },
    });
  });

  it('exclude fields the customer discarded', () => {
    const typed = { name: 'Mine', companyName: '', language: 'de', timeZone: 'America/New_York' };
    const data = form({ ...typed, unitSystem: 'imperial', [decisionName('name')]: 'theirs' });
    expect(wantedChanges(base, readProfile(data), data)).toEqual({ language: 'de' });
  });

  it('conflict only where somebody else changed the same field to another value', () => {
    const mine = { name: 'Mine', language: 'de', unitSystem: 'metric' as const };
    const current = { ...base, name: 'Theirs', unitSystem: 'metric' as const, timeZone: 'Asia/Tokyo' };
    expect(merge(base, mine, current)).toMatchObject({
      mine,
      conflicts: [{ field: 'name', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  it('are described in words', () => {
    const account = {
      ...base,
      companyName: undefined,
      preferences: { notifications: { email: true, sms: false }, repack: true },
    };
    expect(fieldsOf(account as unknown as Account)).toMatchObject({ companyName: '', billingAddress: null });
    expect(inWords('unitSystem', base)).toBe('Imperial (lb, in)');
    expect(inWords('timeZone', base)).toBe('America/New York');
    expect(inWords('companyName', base)).toBe('Empty');
    expect(inWords('repack', base)).toBe('On');
    expect(inWords('billingAddress', base)).toBe('None');
    expect(inWords('shippingAddresses', base)).toBe(
      'Ada Whitfield, 1 Ocean Drive, Miami Beach, FL 33139, United States',
    );
    expect(inWords('taxIds', { ...base, taxIds: [{ type: 'gb_vat', value: 'GB314159265' }] })).toBe(
      'UK VAT number GB314159265',
    );
  });
});

describe('1041: a list changed by two people', () => {
  const at = (line1: string) => ({ ...home, line1 });
  const joined = (mine: (typeof home)[], current: (typeof home)[]) =>
    merge(before, { shippingAddresses: mine }, { ...before, shippingAddresses: current });
  const before = { ...base, shippingAddresses: [at('A'), at('B')] };

  it.each([
    ['both added', ['A', 'B', 'mine'], ['A', 'B', 'theirs'], ['A', 'B', 'theirs', 'mine']],
    ['one changed, the other added', ['A', 'B2'], ['A', 'B', 'theirs'], ['A', 'B2', 'theirs']],
    ['they changed different entries', ['A2', 'B'], ['A', 'B2'], ['A2', 'B2']],
    ['one took away, the other changed', ['B'], ['A', 'B2'], ['B2']],
    ['both took away different entries', ['B'], ['A'], []],
    ['both added the same', ['A', 'B', 'same'], ['A', 'B', 'same', 'theirs'], ['A', 'B', 'same', 'theirs']],
  ])('merges both changes: %s', (_, mine, theirs, kept) => {
    const result = joined(mine.map(at), theirs.map(at));
    expect(result.conflicts).toEqual([]);
    expect(result.joined).toEqual(['shippingAddresses']);
    expect(result.mine.shippingAddresses?.map(({ line1 }) => line1)).toEqual(kept);
  });

  it.each([
    ['both changed the same entry', ['A', 'mine'], ['A', 'theirs']],
    ['one changed what the other took away', ['A', 'mine'], ['A']],
    ['one took away what the other changed', ['A'], ['A', 'theirs']],
  ])('asks where %s', (_, mine, theirs) => {
    const result = joined(mine.map(at), theirs.map(at));
    expect(result.conflicts.map(({ field }) => field)).toEqual(['shippingAddresses']);
    expect(result.mine.shippingAddresses?.map(({ line1 }) => line1)).toEqual(mine);
  });

  it('leaves alone what the other did not change', () => {
    const result = merge(before, { shippingAddresses: [] }, { ...before, name: 'Theirs' });
    expect(result).toEqual({ mine: { shippingAddresses: [] }, joined: [], conflicts: [] });
  });
});

describe('addresses and tax numbers before they are saved', () => {
  it('are normalised: postal code in capitals, phone in E.164 by the address’s country', () => {
    const london = { ...home, countryCode: 'GB', postalCode: 'se17 1je', phone: '020 7946 0142' };
    const { mine, errors } = checkChange({ billingAddress: london }, base);
    expect(errors).toEqual({});
    expect(mine.billingAddress).toMatchObject({ postalCode: 'SE17 1JE', phone: '+442079460142' });
    expect(mine.billingAddress).not.toHaveProperty('administrativeArea');
  });

  it('are refused field by field, by the names of the API', () => {
    const wrong = { ...home, postalCode: '1', phone: 'none', line1: '' };
    expect(checkChange({ shippingAddresses: [home, wrong] }, base).errors).toEqual({
      'shippingAddresses.1.postalCode': 'Enter a ZIP code like 33172',
      'shippingAddresses.1.line1': 'Enter a street address',
      'shippingAddresses.1.phone': 'Enter a phone number with its country code, like +1 305 555 0142',
    });
    expect(checkChange({ taxIds: [{ type: 'gb_vat', value: '12' }] }, base).errors).toEqual({
      'taxIds.0.value': 'Enter a number like GB123456789',
    });
  });

  it("that are already stored are left alone, whatever today's rules say", () => {
    const old = { ...home, postalCode: '', administrativeArea: '' };
    const before = { ...base, shippingAddresses: [old] };
    expect(checkChange({ shippingAddresses: [old, home] }, before).errors).toEqual({});
  });

  it('the twenty-first address is refused', () => {
    const { errors } = checkChange({ shippingAddresses: Array(21).fill(home) as (typeof home)[] }, base);
    expect(Object.keys(errors)).toEqual(['shippingAddresses']);
  });

  it('an address is replaced in its place, or removed', () => {
    const other = { ...home, line1: '2 Ocean Drive' };
    expect(placed(base, 'new', other)).toEqual({ shippingAddresses: [home, other] });
    expect(placed(base, 0, other)).toEqual({ shippingAddresses: [other] });
    expect(placed(base, 0, null)).toEqual({ shippingAddresses: [] });
    expect(placed(base, 7, other), 'the one it was is gone').toEqual({ shippingAddresses: [home, other] });
    expect(placed(base, 'billing', other)).toEqual({ billingAddress: other });
    const errors = { 'shippingAddresses.1.postalCode': 'Wrong', 'billingAddress.line1': 'Missing' };
    expect(errorsOf(errors, 'new', 1)).toEqual({ postalCode: 'Wrong' });
    expect(errorsOf(errors, 'billing', 1)).toEqual({ line1: 'Missing' });
  });
});
