import {
  formatDimensions,
  formatMoney,
  formatNumber,
  formatQuantity,
  formatWeight,
  keepUnits,
  type UnitSystem,
} from '@/lib/format';
import {
  codedReasonSchema,
  freeReasonSchema,
  type CodedReason,
  type FreeReason,
  type LineReason,
} from '@/lib/domain/billing/line-reason';

type InputsOf<Code extends CodedReason['code']> = Extract<CodedReason, { code: Code }>['inputs'];

const own = { lb: 'imperial', kg: 'metric' } as const;
const gramsIn = { lb: 453.59237, kg: 1000 };

/** `8 lb`, or `8 lb (3.63 kg)` for a reader of other units: the price is per pound, so that the sum adds up. */
function billedWords({ quantity, unit }: InputsOf<'billed_weight'>['billed'], units: UnitSystem): string {
  const words = formatQuantity(quantity, unit, 3);
  return own[unit] === units ? words : `${words} (${formatWeight(quantity * gramsIn[unit], units)})`;
}

function weightWords(
  { weight, dimensions, dimensionalWeight, billed }: InputsOf<'billed_weight'>,
  units: UnitSystem,
): string {
  const actual = formatWeight(weight, units);
  const bill = billedWords(billed, units);
  const rounded = (from: string) => (from === bill ? '' : `, rounded up to ${bill}`);
  if (dimensions === undefined || dimensionalWeight === undefined) {
    return `Billed by weight: ${actual}${rounded(actual)}`;
  }
  const size = formatWeight(dimensionalWeight, units);
  const counted = `${formatDimensions(dimensions, units)} counts as ${size}`;
  return dimensionalWeight > weight
    ? `Billed by size: ${counted}${rounded(size)} (actual weight ${actual})`
    : `Billed by weight: ${actual}${rounded(actual)} (${counted})`;
}

function storageWords({ days, freeDays }: InputsOf<'storage_days'>): string {
  return `${formatNumber(days)} ${days === 1 ? 'day' : 'days'} in storage, first ${formatNumber(freeDays)} free`;
}

const bases: Record<InputsOf<'percentage'>['of'], string> = {
  declared_value: 'the declared value',
  declared_value_and_duty: 'the declared value plus duty',
  shipping: 'the shipping charges on this invoice',
};

function percentageWords({ percent, of, base, minimum }: InputsOf<'percentage'>): string {
  const least = minimum === undefined ? '' : `, at least ${formatMoney(minimum)}`;
  return `${formatNumber(percent, 3)}% of ${bases[of]}, ${formatMoney(base)}${least}`;
}

function codedWords(reason: CodedReason, units: UnitSystem): string {
  switch (reason.code) {
    case 'billed_weight':
      return weightWords(reason.inputs, units);
    case 'storage_days':
      return storageWords(reason.inputs);
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
