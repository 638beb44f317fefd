import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAddress } from '@/lib/bff/page/keep-address';

interface Stored {
  version: number;
  shippingAddresses: object[];
  billingAddress?: object;
}

const api = vi.hoisted(() => ({
  account: { version: 1 } as Stored,
  updates: [] as unknown[],
  /** Happens before each update. */
  meanwhile: (): unknown => undefined,
  /** Refuses each update. */
  error: undefined as object | undefined,
}));
const toasts = vi.hoisted(() => [] as { severity: string; summary: string; detail?: string }[]);

vi.mock('@/lib/bff/product-api/server', () => ({
  requireAccount: () => Promise.resolve({ ok: true, data: structuredClone(api.account) }),
  updateAccount: ({ version, ...change }: { version: number }) => {
    api.updates.push(change);
    api.meanwhile();
    if (api.error) return Promise.resolve({ ok: false, error: api.error });
    if (version !== api.account.version)
      return Promise.resolve({ ok: false, error: { code: 1041, message: 'Another change came first.' } });
    Object.assign(api.account, change, { version: version + 1 });
    return Promise.resolve({ ok: true, data: api.account });
  },
}));
vi.mock('@/lib/bff/page/toast/server', () => ({
  raiseToast: (toast: (typeof toasts)[number]) => Promise.resolve(toasts.push(toast)),
}));

const typed = { name: 'Ada ', company: '', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
const stored = { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
const other = { ...stored, line1: '2 Bay Street' };

beforeEach(() => {
  Object.assign(api, { updates: [], meanwhile: () => undefined, error: undefined });
  api.account = { version: 1, shippingAddresses: [other] };
  toasts.length = 0;
});

const saved = { severity: 'success', summary: 'Address saved to your account' };

describe('an address that was entered for something else', () => {
  it('is added to those of the account, as an account stores it', async () => {
    await keepAddress(typed);
    expect(api.updates).toEqual([{ shippingAddresses: [other, stored] }]);
    expect(toasts).toMatchObject([saved]);
  });

  it('is not added twice, nor where it is the billing address', async () => {
    api.account.billingAddress = stored;
    await keepAddress(typed);
    api.account = { version: 1, shippingAddresses: [stored] };
    await keepAddress(typed);
    expect(api.updates).toEqual([]);
    expect(toasts).toMatchObject([saved, saved]);
  });

  it('1041: what others save meanwhile stays', async () => {
    const third = { ...stored, line1: '3 Bay Street' };
    api.meanwhile = () => {
      if (api.updates.length === 1)
        api.account = { version: 2, shippingAddresses: [...api.account.shippingAddresses, third] };
    };
    await keepAddress(typed);
    expect(api.account.shippingAddresses).toEqual([other, third, stored]);
    expect(toasts).toMatchObject([saved]);
  });

  it('1041: after three changes by others it is given up, and that is told', async () => {
    api.meanwhile = () => (api.account.version += 1);
    await keepAddress(typed);
    expect(api.updates).toHaveLength(3);
    expect(toasts).toMatchObject([
      {
        severity: 'warn',
        summary: 'The address wasn’t saved to your account',
        detail: 'Someone else is changing your account right now. Try again in a moment.',
      },
    ]);
  });

  it('the reason why it was not saved is told', async () => {
    api.error = { code: 1010, message: 'Check your entries.', fields: { shippingAddresses: 'At most 20.' } };
    await keepAddress(typed);
    expect(toasts).toMatchObject([{ severity: 'warn', detail: 'At most 20.' }]);
  });
});
