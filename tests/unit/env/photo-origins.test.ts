import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from '@/lib/runtime/settings';

const https = { PUBLIC_ORIGIN: 'https://portal.example.com', SMTP_URL: 'smtp://mail.example.com:587' };
const originsOf = (environment: Record<string, string>) => parseSettings(environment).product.photoOrigins;

describe('security 23: the origins that package photos may load from', () => {
  it('the portal alone with the embedded product API', () => {
    expect(originsOf({})).toEqual([]);
  });

  it('the product API’s origin, too, where that is remote', () => {
    expect(originsOf({ ...https, PRODUCT_API_URL: 'https://api.example.com/v2/' })).toEqual([
      'https://api.example.com',
    ]);
  });

  it('an address inside the operator’s network is not revealed to browsers', () => {
    expect(originsOf({ ...https, PRODUCT_API_URL: 'http://product.internal:8080' })).toEqual([]);
    expect(originsOf({ PRODUCT_API_URL: 'http://127.0.0.1:8080' })).toEqual(['http://127.0.0.1:8080']);
  });

  it('PHOTO_ORIGINS overrides them', () => {
    const given = { PHOTO_ORIGINS: 'https://cdn.example.com, https://Photos.example.com:8443/' };
    expect(originsOf({ ...https, PRODUCT_API_URL: 'https://api.example.com', ...given })).toEqual([
      'https://cdn.example.com',
      'https://photos.example.com:8443',
    ]);
  });

  it.each([
    ['https://cdn.example.com/photos', 'origin'],
    ["https://a;script-src'unsafe-inline'", 'origins, separated by commas'],
    ['cdn.example.com', 'http or https'],
    ['http://cdn.example.com', 'must use https'],
  ])('an invalid %s is refused by name', (given, reason) => {
    const start = () => originsOf({ ...https, PHOTO_ORIGINS: given });
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(/PHOTO_ORIGINS/);
    expect(start).toThrow(reason);
  });
});
