import { describe, expect, it } from 'vitest';
import { maskContact, parseContact } from '@/lib/validation/contact';

describe('sign-in: one field for e-mail or phone', () => {
  it.each([
    ['ada@waybill.example', { email: 'ada@waybill.example' }],
    ['  Ada@Waybill.Example ', { email: 'ada@waybill.example' }],
    ['+44 20 7946 0142', { phone: '+442079460142' }],
    ['0044 20 7946 0142', { phone: '+442079460142' }],
    ['(305) 555-0142', { phone: '+13055550142' }],
    ['1-305-555-0142', { phone: '+13055550142' }],
  ])('parses %s', (input, contact) => {
    expect(parseContact(input)).toEqual(contact);
  });

  it.each([
    '',
    '   ',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    '12345',
    '+0123456789',
    '+1 305 CALL NOW',
  ])('refuses %j', (input) => {
    expect(parseContact(input)).toBeNull();
  });

  it('refuses an address longer than 254 characters', () => {
    expect(parseContact(`${'a'.repeat(243)}@example.com`)).toBeNull();
  });

  it('masks the address that a code was sent to', () => {
    expect(maskContact({ email: 'ada@waybill.example' })).toBe('a•••@waybill.example');
    expect(maskContact({ phone: '+13055550142' })).toBe('••• 0142');
    expect(maskContact({ email: null, phone: null })).toBe('');
  });
});
