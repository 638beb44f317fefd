import { describe, expect, it } from 'vitest';
import { added } from '@/components/demo/customers/customer-area';
import { customerSchema, emptyCustomer } from '@/components/demo/customers/customer-schema';
import { customers } from '@/components/demo/data/customers';

const filled = { ...emptyCustomer, name: 'Nell', email: 'nell@example.com', country: 'IE' as const };

describe('a new customer', () => {
  it('requires a nickname, an address and a country; the rest may stay empty', () => {
    const wrong = customerSchema.safeParse(emptyCustomer).error?.issues.map(({ path }) => path[0]);
    expect(wrong).toEqual(['name', 'email', 'country']);
    expect(customerSchema.parse(filled)).toMatchObject({
      name: 'Nell',
      website: undefined,
      image: undefined,
    });
  });

  it('may include the prefix of a website', () => {
    const website = (text: string) => customerSchema.safeParse({ ...filled, website: text }).data?.website;
    expect(website('https://nell.example/shop')).toBe('nell.example/shop');
    expect(website('nell.example')).toBe('nell.example');
    expect(website('nell')).toBeUndefined();
  });

  it('is added to the top of the list, with a number of its own', () => {
    const all = added(customers, customerSchema.parse(filled));
    expect(all).toHaveLength(53);
    expect(all[0]).toMatchObject({ id: 1052, name: 'Nell', country: 'IE', activity: 0 });
  });
});
