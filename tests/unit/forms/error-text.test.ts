import { describe, expect, it } from 'vitest';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { errorText } from '@/lib/browser/identity/error-text';

const limited = (retryAfter?: number) =>
  new AppError(ErrorCode.rateLimited, 'Too many attempts.', { retryAfter });

describe('security 9: the message for a failed identity call', () => {
  it.each([
    [1, '1 second'],
    [42, '42 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
  ])('has the remaining time: %i s', (seconds, words) => {
    expect(errorText(limited(seconds))).toBe(`Too many attempts. You can try again in ${words}.`);
  });

  it('is an error’s own message if it is fit for a customer', () => {
    expect(errorText(limited())).toBe('Too many attempts.');
    expect(errorText(new AppError(ErrorCode.invalidCredentials, 'Incorrect code.'))).toBe('Incorrect code.');
  });

  it('says nothing of an error that is not (security 24)', () => {
    expect(errorText(new Error('secret detail'))).not.toContain('secret');
  });
});
