import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateStrength } from '@/server/identity-provider/passwords/strength';

const seed = 20_261_122;
const printable = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
const randomOf = (length: number) => fc.string({ unit: printable, minLength: length, maxLength: length });

/** Typical passwords of words, years and keyboard patterns, also in languages without a dictionary here. */
const weak =
  'Sommer24 Somme24! Maart123 Summer24 Password P@ssw0rd Passw0rd qwerty12 12345678 letmein1 Welcome1 abcd1234 iloveyou aaaaaaaa 1q2w3e4r London22 Chelsea1 Waybill1 Waybill! Waybill24 waybill#1 Ada.2026 ada12345 Monkey12 Dragon!1 !QAZ2wsx zaq1@WSX qwer!234 Abc!1234 A1b2C3d4 a1!a1!a1 Hallo123 Hallo!23 Jan2026! Mar-2026 22.11.26 11/22/26 john!123 J0hn2026 Pa55w0rd pa$$w0rd s3cret12 adm1n!23 Winter26 Wint3r26 asdf!234 Miami305 MIA-3060 Test123! Luca!123 Nike#123 Ajax#123 Mama1234 Ab1!Ab1! Haus!234 Hund#2026 Voetbal1 Bonjour1 hunter2! qzjvxkwp'.split(
    ' ',
  );

async function shareAccepted(passwords: string[]): Promise<number> {
  const rated = await Promise.all(
    passwords.map((password) => rateStrength(password, ['ada@waybill.example'])),
  );
  return rated.filter(({ valid }) => valid).length / passwords.length;
}

describe('security 12: the required strength of a password', () => {
  it('eight random characters are accepted, except the few that happen to contain a word', async () => {
    const passwords = fc.sample(randomOf(8), { numRuns: 200, seed });
    expect(await shareAccepted(passwords)).toBeGreaterThan(0.96);
  }, 120_000);

  it('seven are not, and more than eight are', async () => {
    expect(await shareAccepted(fc.sample(randomOf(7), { numRuns: 50, seed }))).toBe(0);
    expect(await shareAccepted(fc.sample(randomOf(12), { numRuns: 50, seed }))).toBe(1);
  }, 120_000);

  it('the meter shows at least the third of four steps for an acceptable password', async () => {
    for (const password of fc.sample(randomOf(8), { numRuns: 50, seed })) {
      const { valid, score, suggestions } = await rateStrength(password, []);
      expect({ password, valid }).toEqual({ password, valid: score >= 3 });
      if (valid) expect(suggestions).toEqual([]);
    }
  }, 120_000);

  it.each(weak)('%s is refused', async (password) => {
    expect(await rateStrength(password, ['ada@waybill.example'])).toMatchObject({ valid: false });
  });
});
