import { describe, expect, it } from 'vitest';
import { isForeign, isSameOrigin } from '@/lib/session/guard/same-origin';

const ours = 'https://portal.example.com';
const same = (headers: Record<string, string>, publicOrigin = ours) =>
  isSameOrigin(new Headers(headers), publicOrigin);

describe('security 21: state changes need the same origin', () => {
  it('accepts our own Origin, our own site, or both', () => {
    expect(same({ origin: ours })).toBe(true);
    expect(same({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(same({ origin: ours, 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it('treats localhost and 127.0.0.1 of the same port as one', () => {
    expect(same({ origin: 'http://127.0.0.1:3000' }, 'http://localhost:3000')).toBe(true);
    expect(same({ origin: 'http://127.0.0.1:3001' }, 'http://localhost:3000')).toBe(false);
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://portal.example.com' },
    { origin: 'https://portal.example.com.evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: ours, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000' },
  ])('refuses %j', (headers) => {
    expect(same(headers)).toBe(false);
  });

  it('refuses reads initiated by another site', () => {
    expect(isForeign(new Headers({ 'sec-fetch-site': 'cross-site' }))).toBe(true);
    expect(isForeign(new Headers({ 'sec-fetch-site': 'same-site' }))).toBe(true);
    expect(isForeign(new Headers())).toBe(false);
  });
});
