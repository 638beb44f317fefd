import { describe, expect, it } from 'vitest';
import { AppError, ErrorCode, toErrorView } from '@/lib/contract/errors';

describe('SPEC 8: an error as a page shows it', () => {
  it('1043: has the time to wait after the API’s message', () => {
    const error = new AppError(ErrorCode.rateLimited, 'Too many changes.', { retryAfter: 61 });
    expect(toErrorView(error)).toEqual({
      code: 1043,
      message: 'Too many changes. You can try again in 2 minutes.',
      retryAfter: 61,
    });
  });

  it('1043: adds a full stop before the wait when the message has none', () => {
    const error = new AppError(ErrorCode.rateLimited, 'Too many calls', { retryAfter: 5 });
    expect(toErrorView(error).message).toBe('Too many calls. You can try again in 5 seconds.');
  });

  it('has no cause and no stack', () => {
    const error = new AppError(ErrorCode.validationFailed, 'Check it.', {
      fields: { name: 'Missing' },
      cause: new Error('secret'),
    });
    expect(toErrorView(error)).toEqual({ code: 1010, message: 'Check it.', fields: { name: 'Missing' } });
  });
});
