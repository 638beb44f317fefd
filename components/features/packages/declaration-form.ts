import type { Warehouse } from '@/lib/domain/account/account';
import type { Package } from '@/lib/domain/package/package';
import { mostDeclared } from '@/lib/domain/values/bounds';
import type { FieldErrors } from '@/lib/contract/errors';
import { formatMoney } from '@/lib/format';
import { decimalsOf } from '@/lib/format/currency';
import { readTypedAmount } from '@/lib/format/typed-amount';
import { text } from '@/lib/text/text';

type Content = Package['contents'][number];

/** A line of the contents form, as unparsed text. */
export interface TypedLine {
  /** Identifies a line when others are added or removed. */
  key: number;
  description: string;
  quantity: string;
  /** In the currency's own unit, such as `12.50`. */
  unitValue: string;
  hsCode: string;
  originCountry: string;
}

export type LineField = Exclude<keyof TypedLine, 'key'>;

function writeAmount({ amount, currency }: Content['unitValue']): string {
  const decimals = decimalsOf(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}

/** The currency in which a customer declares what has none yet: the warehouse's, where its product API tells it. */
export const usualCurrency = ({ currency = 'USD' }: Pick<Warehouse, 'currency'>): string => currency;

/**
 * The currency of a package's contents: that of its lines, which may differ from that of the declared value.
 */
export function currencyOf(
  { declaredValue, contents }: Pick<Package, 'declaredValue' | 'contents'>,
  usual: string,
): string {
  return contents[0]?.unitValue.currency ?? declaredValue?.currency ?? usual;
}

export function emptyLine(key: number): TypedLine {
  return { key, description: '', quantity: '1', unitValue: '', hsCode: '', originCountry: '' };
}

/**
 * Contents as lines of the form, in the currency of the first one: a value in another is left blank. An empty
 * line where there are none. Keys start at `from`.
 */
export function typedLines(contents: Package['contents'], from = 0): TypedLine[] {
  if (contents.length === 0) return [emptyLine(from)];
  const currency = contents[0]?.unitValue.currency;
  return contents.map(({ description, quantity, unitValue, hsCode = '', originCountry = '' }, index) => ({
    key: from + index,
    description,
    quantity: String(quantity),
    unitValue: unitValue.currency === currency ? writeAmount(unitValue) : '',
    hsCode,
    originCountry,
  }));
}

type Declaration = Pick<Package, 'contents' | 'declarationStatus'>;

/** Whether two declarations are equal, regardless of other changes to their package. */
export function isSameDeclaration(one: Declaration, other: Declaration): boolean {
  const words = ({ contents, declarationStatus }: Declaration) =>
    JSON.stringify([
      declarationStatus,
      contents.map(({ description, quantity, unitValue: { amount, currency }, hsCode, originCountry }) => [
        ...[description, quantity, amount, currency],
        ...[hsCode, originCountry],
      ]),
    ]);
  return words(one) === words(other);
}

function readLine(line: TypedLine, currency: string): { content: Content; errors: [LineField, string][] } {
  const errors: [LineField, string][] = [];
  const description = line.description.trim();
  const quantity = Number(line.quantity.trim());
  const amount = readTypedAmount(line.unitValue, currency);
  const hsCode = line.hsCode.trim();
  if (description === '') errors.push(['description', text('contents.noDescription')]);
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > mostDeclared.quantity)
    errors.push(['quantity', text('contents.wrongQuantity', { most: mostDeclared.quantity })]);
  if (amount === undefined)
    errors.push([
      'unitValue',
      text('contents.noValue', { example: decimalsOf(currency) ? '12.50' : '1250' }),
    ]);
  else if (amount > mostDeclared.unitValue)
    errors.push([
      'unitValue',
      text('contents.valueTooHigh', {
        most: formatMoney({ amount: mostDeclared.unitValue, currency }),
      }),
    ]);
  if (hsCode !== '' && !/^\d{6,10}$/.test(hsCode.replaceAll(/[\s.]/g, '')))
    errors.push(['hsCode', text('contents.wrongHsCode')]);
  const content: Content = {
    description,
    quantity,
    unitValue: { amount: amount ?? 0, currency },
    ...(hsCode && { hsCode }),
    ...(line.originCountry && { originCountry: line.originCountry }),
  };
  return { content, errors };
}

/** The lines as contents, and the first error of each field by the line's key and the field's name. */
export function readLines(
  lines: readonly TypedLine[],
  currency: string,
): { contents: Package['contents']; errors: FieldErrors } {
  const read = lines.map((line) => ({ line, ...readLine(line, currency) }));
  const errors = read.flatMap(({ line, errors: found }) =>
    found.map(([field, message]): [string, string] => [`${line.key}.${field}`, message]),
  );
  return { contents: read.map(({ content }) => content), errors: Object.fromEntries(errors) };
}

/** The total so far; lines that can't be parsed yet are skipped. */
export function totalOf(lines: readonly TypedLine[], currency: string): Content['unitValue'] {
  const amounts = lines.map((line) => {
    const { content, errors } = readLine(line, currency);
    const readable = !errors.some(([field]) => field === 'quantity' || field === 'unitValue');
    return readable ? content.quantity * content.unitValue.amount : 0;
  });
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency };
}
