import format, { type FormatValues } from 'icu-minify/format';
import type { ReactNode } from 'react';
import { currentTexts } from './current';
import type { Element } from './element';
import type { Language } from './language';
import { localeOf, memo } from './memo';
import type { Messages } from './messages';

export type MessageKey = keyof Messages;

/** The values of a message, none for one without placeholders. */
type Given<K extends MessageKey> = keyof Messages[K] extends never ? [] : [values: Messages[K]];

/** The keys of messages without values. */
export type WordKey = { [K in MessageKey]: keyof Messages[K] extends never ? K : never }[MessageKey];

/** The keys of messages without elements. */
export type PlainKey = {
  [K in MessageKey]: Element extends Messages[K][keyof Messages[K]] ? never : K;
}[MessageKey];

type Formatter<O, F> = new (locale: string, options?: O) => F;

/** Makes the formatters of a kind, one for each locale and options. */
function formatterOf<O, F>(Kind: Formatter<O, F>): (language: string, options?: O) => F {
  const made = memo((given) => new Kind(...(JSON.parse(given) as ConstructorParameters<Formatter<O, F>>)));
  return (language, options) => made(JSON.stringify([localeOf(language), options ?? {}]));
}

const numberFormat = /* @__PURE__ */ formatterOf(Intl.NumberFormat);

/** Natural numbers below a thousand are the same in all languages, without a formatter: a browser's first takes it 30 ms. */
const plainNumbers = (language: string) =>
  ({
    format: (value: number) =>
      Number.isInteger(value) && value >= 0 && value < 1000
        ? String(value)
        : numberFormat(language).format(value),
  }) as Intl.NumberFormat;

const formatters = {
  getPluralRules: /* @__PURE__ */ formatterOf(Intl.PluralRules),
  getNumberFormat: (language: string, options?: Intl.NumberFormatOptions) =>
    options ? numberFormat(language, options) : plainNumbers(language),
  getDateTimeFormat: /* @__PURE__ */ formatterOf(Intl.DateTimeFormat),
};

/** @internal Fills a message in. */
export function write(key: string, values: FormatValues<ReactNode> | undefined): ReactNode {
  const { language, find } = currentTexts();
  const message = find(key);
  if (message === undefined) {
    // The types know every key: a page that doesn't send its room is a fault to report, not to fail for.
    if (typeof reportError === 'function') reportError(new Error(`No text for ${key}`));
    return key;
  }
  return format<ReactNode>(message, language, values, { formatters });
}

/** The language of the request being answered, or of the document. */
export const currentLanguage = (): Language => currentTexts().language;

/** A message of the catalogue in the reader's language (SPEC section 9). */
export function text<K extends PlainKey>(key: K, ...[values]: Given<K>): string {
  return write(key, values as FormatValues<ReactNode> | undefined) as string;
}
