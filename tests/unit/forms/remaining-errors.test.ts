import { expect, it } from 'vitest';
import { remainingErrors, type FieldCheck } from '@/lib/validation/remaining-errors';

interface Values extends Record<string, string> {
  email: string;
  code: string;
}

const check: FieldCheck<Values> = ({ email, code }) => ({
  ...(!email.includes('@') && { email: email === '' ? 'Enter an address' : 'Enter a whole address' }),
  ...(code.length < 6 && { code: 'Enter six digits' }),
});

const remaining = (shown: Record<string, string>, then: Values, now: Values) =>
  remainingErrors(shown, check, { then, now });

it('an error stays while its value is invalid, with the message for the current value', () => {
  const then = { email: '', code: '123456' };
  const shown = { email: 'Enter an address' };
  expect(remaining(shown, then, { ...then, email: 'ada' })).toEqual({ email: 'Enter a whole address' });
  expect(remaining(shown, then, { ...then, email: 'ada@example.com' })).toEqual({});
});

it('a field without an error gets none while the customer types', () => {
  const then = { email: '', code: '123456' };
  expect(remaining({ email: 'Enter an address' }, then, { email: 'a@b', code: '' })).toEqual({});
});

it('a server error disappears when its field changes, not when another does', () => {
  const then = { email: 'ada@example.com', code: '123456' };
  const shown = { code: 'This code is not right.' };
  expect(remaining(shown, then, { ...then, email: 'lin@example.com' })).toEqual(shown);
  expect(remaining(shown, then, { ...then, code: '' })).toEqual({});
});
