import { afterEach, expect, it, vi } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { log } from '@/lib/runtime/log';
import { warnOfPublicToken } from '@/lib/runtime/warn-public-token';

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['public-token-test-waybill-embedded', 0],
  ['public-token-live-0b1c', 0],
  ['secret-test-0b1c', 1],
])('SPEC 5: a public token should start with its prefix, else a warning is logged: %s', (token, times) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  warnOfPublicToken(parseSettings({ STYTCH_PUBLIC_TOKEN: token }));
  expect(warn).toHaveBeenCalledTimes(times);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(token);
});
