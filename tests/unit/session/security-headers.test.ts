import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, createNonce, pageHeaders } from '@/lib/session/guard/security-headers';

const product = { url: undefined, photoOrigins: [] };
const production = { mode: 'production', secure: true, product } as const;

describe('security 23: headers of every page', () => {
  it('allows scripts by nonce only', () => {
    const policy = contentSecurityPolicy('abc', production);
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(directive);
  });

  it('allows eval under next dev only', () => {
    expect(contentSecurityPolicy('abc', { ...production, mode: 'development' })).toContain("'unsafe-eval'");
    expect(contentSecurityPolicy('abc', { ...production, secure: false })).not.toContain('unsafe-eval');
  });

  it('allows images from the photos’ origins, and nothing else from there', () => {
    const photoOrigins = ['https://photos.example.com', 'https://cdn.example.com:8443'];
    const policy = contentSecurityPolicy('abc', { ...production, product: { url: undefined, photoOrigins } });
    const naming = policy.split('; ').filter((directive) => directive.includes('example.com'));
    expect(naming).toEqual([`img-src 'self' data: blob: ${photoOrigins.join(' ')}`]);
    expect(contentSecurityPolicy('abc', production)).toContain("img-src 'self' data: blob:;");
  });

  it('creates a nonce for each answer', () => {
    const nonces = new Set(Array.from({ length: 100 }, createNonce));
    expect(nonces.size).toBe(100);
  });

  it('requires https only where the portal is served by it', () => {
    expect(pageHeaders('/', 'abc', production)).toHaveProperty('strict-transport-security');
    const plain = pageHeaders('/', 'abc', { ...production, secure: false });
    expect(plain).not.toHaveProperty('strict-transport-security');
    expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('security 13: an address with a one-time token sends no referrer', () => {
    expect(pageHeaders('/auth/authenticate', 'abc', production)['referrer-policy']).toBe('no-referrer');
    expect(pageHeaders('/auth/onboard', 'abc', production)['referrer-policy']).toBe('strict-origin');
  });

  it('security 19: no page is cacheable', () => {
    expect(pageHeaders('/packages', 'abc', production)['cache-control']).toBe('private, no-store');
  });
});
