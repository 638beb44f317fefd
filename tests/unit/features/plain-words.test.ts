import { describe, expect, it } from 'vitest';
import { plainMessage, plainPlace } from '@/lib/i18n/plain-words';

describe('carriers’ texts in a list', () => {
  it.each([
    ['DEPARTED USPS REGIONAL FACILITY', 'Departed USPS regional facility'],
    ['OUT FOR DELIVERY. EXPECTED TODAY', 'Out for delivery. Expected today'],
    ['Delivered, Front Door/Porch', 'Delivered, Front Door/Porch'],
    ['ARRIVED AT FEDEX LOCATION', 'Arrived at FedEx location'],
    ['SAIU DE BORDÉUS PARA POÇOS', 'Saiu de bordéus para poços'],
    ['OK', 'Ok'],
    ['已签收', '已签收'],
  ])('%s reads %s', (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
  });

  it.each([
    ['MEMPHIS, TN', 'Memphis, TN'],
    ['SAN FRANCISCO, CA 94105', 'San Francisco, CA 94105'],
    ['Doral, FL 33166', 'Doral, FL 33166'],
  ])('%s is %s', (place, plain) => {
    expect(plainPlace(place)).toBe(plain);
  });
});
