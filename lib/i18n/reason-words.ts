import {
  formatDimensions,
  formatMoney,
  formatNumber,
  formatQuantity,
  formatWeightRoundedUp,
  keepUnits,
  roundTo2,
  type UnitSystem,
} from '@/lib/format';
import {
  codedReasonSchema,
  freeReasonSchema,
  type CodedReason,
  type FreeReason,
  type LineReason,
} from '@/lib/domain/billing/line-reason';
import { text, type MessageKey } from '@/lib/text/text';

type InputsOf<Code extends CodedReason['code']> = Extract<CodedReason, { code: Code }>['inputs'];

const own = { lb: 'imperial', kg: 'metric' } as const;
const gramsIn = { lb: 453.59237, kg: 1000 };

/** `8 lb`, or `8 lb (3.629 kg)` for a reader of other units: the price is per pound, so that the sum adds up. */
function billedWords(
  { quantity, unit }: InputsOf<'billed_weight'>['billed'],
  inReaders: string,
  units: UnitSystem,
) {
  return own[unit] === units ? inReaders : `${formatQuantity(quantity, unit, 3)} (${inReaders})`;
}

/**
 * The larger weight, what it is rounded up to, and the other weight. Nothing is said of rounding that can't be seen in
 * the figures.
 */
function weightWords(
  { weight, dimensions, dimensionalWeight, billed: bill }: InputsOf<'billed_weight'>,
  units: UnitSystem,
): string {
  const decimals = own[bill.unit] === units && roundTo2(bill.quantity) !== bill.quantity ? 3 : 2;
  const inReaders = (grams: number) => formatWeightRoundedUp(grams, units, decimals);
  const charged = inReaders(bill.quantity * gramsIn[bill.unit]);
  const billed = billedWords(bill, charged, units);
  const larger = Math.max(weight, dimensionalWeight ?? 0);
  const isRounded = inReaders(larger) !== charged;
  const words = (grams: number) => (grams === larger && !isRounded ? billed : inReaders(grams));
  const actual = words(weight);
  if (dimensionalWeight === undefined || (dimensions === undefined && dimensionalWeight <= weight)) {
    return isRounded
      ? text('packagesPage.reason.weightRounded', { actual, billed })
      : text('packagesPage.reason.weight', { actual });
  }
  if (dimensions === undefined) {
    const facts = { actual, size: words(dimensionalWeight) };
    return isRounded
      ? text('packagesPage.reason.volumeRounded', { ...facts, billed })
      : text('packagesPage.reason.volume', facts);
  }
  const facts = { actual, dimensions: formatDimensions(dimensions, units), size: words(dimensionalWeight) };
  if (dimensionalWeight > weight) {
    return isRounded
      ? text('packagesPage.reason.sizeRounded', { ...facts, billed })
      : text('packagesPage.reason.size', facts);
  }
  return isRounded
    ? text('packagesPage.reason.weightOverSizeRounded', { ...facts, billed })
    : text('packagesPage.reason.weightOverSize', facts);
}

const percentages = {
  declared_value: 'packagesPage.reason.ofDeclaredValue',
  declared_value_and_duty: 'packagesPage.reason.ofDeclaredValueAndDuty',
  shipping: 'packagesPage.reason.ofShipping',
} as const satisfies Record<InputsOf<'percentage'>['of'], MessageKey>;

function percentageWords({ percent, of, base, minimum }: InputsOf<'percentage'>): string {
  const reason = text(percentages[of], { percent: formatNumber(percent, 3), base: formatMoney(base) });
  if (minimum === undefined) return reason;
  return text('packagesPage.reason.atLeast', { reason, minimum: formatMoney(minimum) });
}

function codedWords(reason: CodedReason, units: UnitSystem): string {
  switch (reason.code) {
    case 'billed_weight':
      return weightWords(reason.inputs, units);
    case 'storage_days':
      return text('packagesPage.reason.storage', reason.inputs);
    case 'percentage':
      return percentageWords(reason.inputs);
  }
}

/** A free-text reason as sent: `Billed by size: weight 6.26 lb, billed 8 lb`. */
function freeWords({ basis, inputs }: FreeReason): string {
  const beginning = basis.charAt(0).toUpperCase() + basis.slice(1);
  const facts = Object.entries(inputs).map(([name, value]) => `${name} ${value}`);
  return keepUnits(facts.length > 0 ? `${beginning}: ${facts.join(', ')}` : beginning);
}

/** The reason for a line's amount, in its reader's units; nothing if it is unknown. */
export function reasonOf(calc: LineReason | undefined, units: UnitSystem): string | undefined {
  const coded = codedReasonSchema.safeParse(calc);
  if (coded.success) return codedWords(coded.data, units);
  const free = freeReasonSchema.safeParse(calc);
  return free.success ? freeWords(free.data) : undefined;
}
