import { expect, it } from 'vitest';
import { guardedPaths, isGuarded } from '@/lib/session/guard/guarded-paths';
import { config } from '@/middleware.edge';

it('security 1: Next’s middleware and the front listener guard the same paths', () => {
  expect(config.matcher).toEqual([guardedPaths]);
});

it.each([
  '/',
  '/packages',
  '/packages/pkg_1',
  '/auth/login',
  '/static',
  '/apis',
  '/healthz/x',
  '/sw.js/x',
  '/sdk/x',
  '/bff/a/b',
  '/bff/',
])('security 1: %s is guarded', (path) => expect(isGuarded(path)).toBe(true));

it.each([
  '/_next/static/chunks/a.js',
  '/api/getAccount',
  '/bff/getAccount',
  '/sdk/v1/sessions/revoke',
  '/healthz',
  '/static/a.png',
])('%s answers for itself', (path) => expect(isGuarded(path)).toBe(false));
