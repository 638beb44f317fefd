import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The messages of a catalogue by key. */
export type Catalogue = ReadonlyMap<string, string>;

interface Found {
  /** The names of a message's values and elements. */
  names: Set<string>;
  /** The plural forms that it lacks. */
  lacking: Set<string>;
}

const forms = (language: string, type: Intl.PluralRuleType) =>
  new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;

function collect(parts: MessageFormatElement[], language: string, found: Found): Found {
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
    found.names.add(part.value);
    if (part.type === TYPE.tag) collect(part.children, language, found);
    if (part.type === TYPE.plural)
      for (const form of forms(language, part.pluralType ?? 'cardinal'))
        if (!(form in part.options)) found.lacking.add(form);
    if (part.type === TYPE.plural || part.type === TYPE.select)
      for (const { value } of Object.values(part.options)) collect(value, language, found);
  }
  return found;
}

const read = (message: string, language: string) =>
  collect(parse(message), language, { names: new Set(), lacking: new Set() });

function problemOf(message: string, english: string | undefined, language: string): string | undefined {
  if (english === undefined) return 'is not a text of the portal';
  try {
    const { names, lacking } = read(message, language);
    const known = read(english, 'en').names;
    const unknown = [...names].filter((name) => !known.has(name));
    if (unknown.length > 0) return `uses {${unknown.join('}, {')}}, which it is not given`;
    if (lacking.size > 0) return `lacks the plural forms ${[...lacking].join(', ')}`;
    return undefined;
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What is wrong with the messages of a language, each with its key; what it leaves out is English. */
export function catalogueProblems(messages: Catalogue, english: Catalogue, language: string): string[] {
  return [...messages].flatMap(([key, message]) => {
    const problem = problemOf(message, english.get(key), language);
    return problem === undefined ? [] : `${key} ${problem}`;
  });
}

/** The keys of the messages that a language leaves out. */
export const missingMessages = (messages: Catalogue, english: Catalogue): string[] =>
  [...english.keys()].filter((key) => !messages.has(key));
