import { describe, expect, it } from 'vitest';
import { quantityInWords, sumInWords } from '@/lib/i18n/line-words';
import { inLanguage } from '@/lib/text/server/request-language';

const plain = (words = '') => words.replace(/\p{Cf}/gu, '').replaceAll('\u00a0', ' ');
const quantity = (language: string, count: number, unit: string) =>
  plain(inLanguage(language, () => quantityInWords({ quantity: count, unit })));

describe('the quantity of a line', () => {
  it.each([
    ['en-US', '1 day', '2 days', '12.5 boxes', '2.4 kg'],
    ['en-GB', '1 day', '2 days', '12.5 boxes', '2.4 kg'],
    ['es', '1 día', '2 días', '12,5 cajas', '2,4 kg'],
    ['fr', '1 jour', '2 jours', '12,5 cartons', '2,4 kg'],
    ['pt-BR', '1 dia', '2 dias', '12,5 caixas', '2,4 kg'],
    ['de', '1 Tag', '2 Tage', '12,5 Kartons', '2,4 kg'],
    ['ar', 'يوم واحد', 'يومان', '12.5 صندوق', '2.4 كغم'],
  ])(
    'is in the words of %s, whether its unit was sent in the singular or the plural',
    (language, ...words) => {
      const sent: [number, string][] = [
        [1, 'days'],
        [2, 'day'],
        [12.5, 'box'],
        [2.4, 'kg'],
      ];
      expect(sent.map(([count, unit]) => quantity(language, count, unit))).toEqual(words);
    },
  );

  it.each(['pallets', 'constructor', ''])('has the unknown unit “%s” as it was sent', (unit) => {
    expect(quantity('de', 3, unit)).toBe(`3 ${unit}`);
  });

  it('and its price per unit are the calculation of the amount', () => {
    const line = {
      kind: 'storage' as const,
      quantity: 5,
      unit: 'days',
      unitPrice: { amount: 100, currency: 'EUR' },
    };
    expect(plain(inLanguage('de', () => sumInWords(line)))).toBe('5 Tage × 1,00 € pro Tag');
    expect(sumInWords({ ...line, quantity: 1 })).toBeUndefined();
  });
});
