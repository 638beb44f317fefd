import { memoByLanguage } from './memo';

type Kind = 'and' | 'or' | 'plain';

const options: Record<Kind, Intl.ListFormatOptions> = {
  and: { type: 'conjunction' },
  or: { type: 'disjunction' },
  plain: { type: 'unit' },
};

const lister = /* @__PURE__ */ memoByLanguage(
  (locale, kind) => new Intl.ListFormat(locale, options[kind as Kind]),
);

/** Words as the reader's language lists them: `A, B, and C`, `A, B, or C` or `A, B, C`. */
export const formatList = (words: Iterable<string>, kind: Kind): string => lister(kind).format(words);
