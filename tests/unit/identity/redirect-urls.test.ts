import { describe, expect, it } from 'vitest';
import { redirectUrlProblem } from '@/server/identity-provider/idp/redirect-urls';

describe('security 7: redirect addresses of apps', () => {
  it.each([
    'https://app.example/callback?from=waybill',
    'http://127.0.0.1:8123/callback',
    'http://localhost/callback',
    'http://[::1]:8123/',
  ])('%s is accepted', (url) => {
    expect(redirectUrlProblem(url)).toBeUndefined();
  });

  it.each([
    ['/callback', /no whole address/],
    ['http://app.example/callback', /https/],
    ['http://127.0.0.1.evil.example/', /https/],
    ['javascript:alert(1)', /https/],
    ['com.example.app:/callback', /https/],
    ['https://app.example/#part', /fragment/],
    ['https://app.example/#', /fragment/],
    ['https://user@app.example/', /user name/],
    ['https://app.example/a b', /ASCII/],
    [`https://app.example/${'x'.repeat(1_024)}`, /1024/],
  ])('%s is refused', (url, problem) => {
    expect(redirectUrlProblem(url)).toMatch(problem);
  });
});
