import format, { type FormatValues } from 'icu-minify/format';
import type { ReactNode } from 'react';
import { currentTexts } from './current';
import type { Element } from './element';
import { defaultLanguage, languageOf, type Language } from './language';
import type { Messages } from './messages';

export type MessageKey = keyof Messages;

/** The values of a message, none for one without placeholders. */
type Given<K extends MessageKey> = keyof Messages[K] extends never ? [] : [values: Messages[K]];

/** The keys of messages without elements. */
export type PlainKey = {
  [K in MessageKey]: Element extends Messages[K][keyof Messages[K]] ? never : K;
}[MessageKey];

/** Intl's formatters cost far more to build than to use. */
function kept<O, F>(build: (language: string, options?: O) => F): (language: string, options?: O) => F {
  const made = new Map<string, F>();
  return (language, options) => {
    const key = language + JSON.stringify(options);
    let formatter = made.get(key);
    if (!formatter) made.set(key, (formatter = build(language, options)));
    return formatter;
  };
}

const formatters = {
  getPluralRules: /* @__PURE__ */ kept(
    (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
  ),
  getNumberFormat: /* @__PURE__ */ kept(
    (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  ),
  getDateTimeFormat: /* @__PURE__ */ kept(
    (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  ),
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

/** All languages to choose from. */
export const offeredLanguages = (): readonly Language[] => currentTexts().offered;

/** The language to use for a stored tag: the default one where its own is not offered. */
export const offeredLanguage = (tag: string): Language =>
  languageOf(tag, offeredLanguages()) ?? defaultLanguage;

/** A message of the catalogue in the reader's language (SPEC section 9). */
export function text<K extends PlainKey>(key: K, ...[values]: Given<K>): string {
  return write(key, values as FormatValues<ReactNode> | undefined) as string;
}
