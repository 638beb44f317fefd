import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';

const https = { PUBLIC_ORIGIN: 'https://portal.example.com', HOST: '127.0.0.1', OUTBOX: 'true' };
const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const live = { ...keys, STRIPE_SECRET_KEY: 'sk_live_1' };
const account = { currency: 'EUR', holder: 'Palm Parcels', iban: 'DE75 5121 0800 1245 1261 99' };
const accounts = (...list: object[]) => ({ BANK_TRANSFER_ACCOUNTS: JSON.stringify(list) });
const paymentsOf = (environment: Record<string, string>) => parseSettings(environment).payments;

describe('how customers pay', () => {
  it('a live key of Stripe without https stops the start, and says why', () => {
    expect(() => paymentsOf(live)).toThrow(
      'PUBLIC_ORIGIN must use https where STRIPE_SECRET_KEY is a live key: real money is paid there',
    );
    expect(paymentsOf({ ...https, ...live }).stripe?.secretKey).toBe('sk_live_1');
    expect(paymentsOf(keys).stripe).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  });

  it('Stripe’s key and the secret of its webhooks are needed together', () => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = keys;
    expect(() => paymentsOf({ STRIPE_SECRET_KEY })).toThrow('STRIPE_WEBHOOK_SECRET is needed');
    expect(() => paymentsOf({ STRIPE_WEBHOOK_SECRET })).toThrow('STRIPE_SECRET_KEY is needed');
    expect(() => paymentsOf({ ...keys, STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow('secret or restricted key');
  });

  it('an account for transfers has an IBAN whose check digits are right, or other details', () => {
    expect(paymentsOf(accounts(account)).bankAccounts).toEqual([
      { ...account, iban: 'DE75512108001245126199' },
    ]);
    const details = [{ label: 'Routing number', value: '021000021' }];
    const dollars = { currency: 'USD', holder: 'Palm Parcels', details };
    expect(paymentsOf(accounts(account, dollars)).bankAccounts).toHaveLength(2);
    for (const wrong of [
      accounts({ ...account, iban: 'DE75512108001245126198' }),
      accounts({ ...dollars, details: undefined }),
      accounts(account, account),
      { BANK_TRANSFER_ACCOUNTS: '{"currency":"EUR"}' },
      { BANK_TRANSFER_ACCOUNTS: 'EUR' },
    ]) {
      expect(() => paymentsOf(wrong)).toThrow('BANK_TRANSFER_ACCOUNTS must be a JSON list');
    }
  });

  it('test payments are there with the demo data, on loopback alone', () => {
    expect(paymentsOf({}).test).toBe(true);
    expect(paymentsOf({ DEMO_DATA: 'false' }).test).toBe(false);
    expect(paymentsOf({ TEST_PAYMENTS: 'false' }).test).toBe(false);
    expect(paymentsOf({ ...https, DEMO_DATA: 'true' }).test).toBe(false);
    expect(() => paymentsOf({ ...https, TEST_PAYMENTS: 'true' })).toThrow('TEST_PAYMENTS can’t be true');
  });
});
