import { isDeepStrictEqual } from 'node:util';
import { usualRules, type MessageRules } from '@/lib/domain/operator/message-rules';
import { optionOfField } from '../options';
import { numberOf } from './number-of';
import { UsageError } from './usage';

/** The options of what a warehouse tells its customers, and how its mails look. */
export const warehouseMessageOptions = {
  [optionOfField.kinds]: { type: 'string', multiple: true },
  [optionOfField.storageDays]: { type: 'string' },
  [optionOfField.invoiceDays]: { type: 'string' },
  [optionOfField.colour]: { type: 'string' },
  [optionOfField.logo]: { type: 'string' },
} as const;

export type WarehouseMessageValues = {
  [O in keyof typeof warehouseMessageOptions]?: (O extends 'tell' ? string[] : string) | undefined;
};

const listOf = (typed: string) => typed.split(',').map((part) => part.trim());

/** A kind and its rule, typed as `package.shipped=off`; null is as usual. */
function kindOf(typed: string): [kind: string, rule: 'off' | string[] | null] {
  const { kind, how } = /^(?<kind>[^=]+)=(?<how>.+)$/.exec(typed.trim())?.groups ?? {};
  if (kind === undefined || how === undefined)
    throw new UsageError('--tell needs a kind and how, such as package.shipped=off, =portal, =email or =all');
  if (how === 'all') return [kind, null];
  if (how === 'off') return [kind, how];
  return [kind, how === 'portal' ? [] : listOf(how)];
}

/** The rules of messages by options; undefined when none is given. An empty one is as usual. */
export function messageRulesBody(values: WarehouseMessageValues) {
  const { tell, 'storage-days': storage, 'invoice-days': invoice } = values;
  if (tell === undefined && storage === undefined && invoice === undefined) return undefined;
  const { storageDays, invoiceDays } = usualRules;
  return {
    ...(tell && { kinds: Object.fromEntries(tell.map(kindOf)) }),
    ...(storage !== undefined && { storageDays: storage ? listOf(storage).map(numberOf) : storageDays }),
    ...(invoice !== undefined && { invoiceDays: invoice ? numberOf(invoice) : invoiceDays }),
  };
}

/** Looks by options; undefined when none is given, null when the colour is taken away. */
export function brandBody({ 'brand-colour': colour, 'brand-logo': logo }: WarehouseMessageValues) {
  if (colour === undefined && logo === undefined) return undefined;
  if (colour?.trim() === '') return null;
  return {
    ...(colour !== undefined && { colour }),
    ...(logo !== undefined && { logo: logo.trim() === '' ? null : logo }),
  };
}

/** What differs from how warehouses usually tell. */
export function rulesInWords(rules: MessageRules | null): string {
  const { kinds, storageDays, invoiceDays } = rules ?? usualRules;
  const parts = Object.entries(kinds).map(([kind, rule]) => {
    const how = rule === 'off' ? rule : rule.join(',') || 'portal';
    return `${kind}=${how}`;
  });
  if (!isDeepStrictEqual(storageDays, usualRules.storageDays)) parts.push(`storage ${storageDays.join(',')}`);
  if (invoiceDays !== usualRules.invoiceDays) parts.push(`invoice ${invoiceDays}`);
  return parts.join(' ') || 'usual';
}
