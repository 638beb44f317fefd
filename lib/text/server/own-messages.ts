import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { languages, type Language } from '../language';
import { addCatalogue, englishMessages, messagesOf, type Nested } from './catalogue';
import { catalogueProblems, missingMessages } from './check-catalogue';

/** A warehouse's own messages that can't be used, each with the reason. */
export class MessagesError extends Error {
  override name = 'MessagesError';
}

const nestedSchema: z.ZodType<Nested> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => nestedSchema)]),
);

function readRoom(file: string): Nested {
  try {
    return nestedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new MessagesError(`${file} is no catalogue: a JSON object of texts is expected`, { cause });
  }
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** A language that has been added, and the texts that it leaves in English. */
export interface AddedLanguage {
  language: Language;
  missing: string[];
}

/**
 * Adds a warehouse's catalogues: a folder for each language, with files like those of `messages`. In a language of the
 * portal they go before its texts; another one is offered to customers.
 * @returns the added languages that are incomplete
 * @throws MessagesError that lists what can't be used
 */
export function addOwnMessages(folder: string): AddedLanguage[] {
  const tags = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const read = tags.map((language) => {
    const files = readdirSync(path.join(folder, language)).filter((file) => file.endsWith('.json'));
    const rooms = files.map((file) => [path.parse(file).name, readRoom(path.join(folder, language, file))]);
    return { language, messages: messagesOf(Object.fromEntries(rooms) as Nested) };
  });
  const problems = read.flatMap(({ language, messages }) =>
    isTag(language)
      ? catalogueProblems(messages, englishMessages, language).map((problem) => `${language}: ${problem}`)
      : `${language} is no language tag such as nl or pt-PT`,
  );
  if (problems.length > 0) throw new MessagesError(`MESSAGES_DIR can't be used:\n${problems.join('\n')}`);
  for (const { language, messages } of read) addCatalogue(language, messages);
  return read
    .filter(({ language }) => !languages.some((known) => known === language))
    .map(({ language, messages }) => ({ language, missing: missingMessages(messages, englishMessages) }))
    .filter(({ missing }) => missing.length > 0);
}
