import { describe, expect, it } from 'vitest';
import { accountUpdateSchema, emailSchema } from '@/lib/domain/account/account';
import { dateSchema, instantSchema } from '@/lib/domain/values/common';
import { toE164 } from '@/lib/domain/values/phone';

describe('input that the schemas accept', () => {
  it('an e-mail is lower-cased and trimmed, and has at most 254 characters', () => {
    expect(emailSchema.parse('  Ada@Example.COM ')).toBe('ada@example.com');
    expect(emailSchema.safeParse(`${'a'.repeat(243)}@example.com`).success).toBe(false);
  });

  it('dates and instants are real, and from the year 1 on', () => {
    expect(dateSchema.safeParse('2028-02-29').success).toBe(true);
    expect(dateSchema.safeParse('2026-02-29').success).toBe(false);
    expect(dateSchema.safeParse('0000-01-01').success).toBe(false);
    expect(instantSchema.safeParse('0000-01-01T00:00:00Z').success).toBe(false);
    expect(instantSchema.safeParse('2026-05-01T00:00:00+02:00').success).toBe(false);
  });

  it('an account update accepts only the editable fields', () => {
    expect(accountUpdateSchema.safeParse({ version: 1, status: 'closed' }).success).toBe(false);
    expect(accountUpdateSchema.safeParse({ version: 1, timeZone: 'Mars/Olympus' }).success).toBe(false);
    expect(accountUpdateSchema.safeParse({ version: 1, language: 'pt-BR' }).success).toBe(true);
  });

  it.each([
    ['020 7946 0142', 'GB', '+442079460142'],
    ['+44 20 7946 0142', 'US', '+442079460142'],
    ['(305) 555-0142', 'US', '+13055550142'],
    ['12', 'US', null],
    ['', 'US', null],
  ] as const)('the phone number %s in %s is %s', (typed, country, read) => {
    expect(toE164(typed, country)).toBe(read);
  });
});
