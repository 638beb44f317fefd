import { describe, expect, it } from 'vitest';
import { toAddress } from '@/components/kit/editor/link-address';
import { textLength } from '@/components/kit/editor/text-length';

describe('the address of a link', () => {
  it.each([
    ['waybill.example/help', 'https://waybill.example/help'],
    [' http://waybill.example ', 'http://waybill.example'],
    ['waybill.example:8080', 'https://waybill.example:8080'],
    ['mailto:ada@waybill.example', 'mailto:ada@waybill.example'],
  ])('accepts %s', (typed, address) => expect(toAddress(typed)).toBe(address));

  it.each([
    '',
    'help',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:',
    'ftp://waybill.example',
    'a b.c',
  ])('refuses "%s"', (typed) => expect(toAddress(typed)).toBeNull());
});

it('counts the visible characters', () => {
  expect(textLength('<p>Red &amp; <strong>blue</strong></p>')).toBe(10);
  expect(textLength('<p></p>')).toBe(0);
  expect(textLength('<p>📦</p>')).toBe(1);
});
