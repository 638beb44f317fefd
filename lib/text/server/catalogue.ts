import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { SentMessages, ServerTexts } from '../current';
import { defaultLanguage, directionOf, languages, type Language } from '../language';
import { catalogueFiles } from './catalogue-files';
import type { Catalogue } from './check-catalogue';
import { isolateValues } from './isolate-values';

export interface Nested {
  [name: string]: string | Nested;
}

const entriesOf = (value: Nested, path: string): [string, string][] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[path + name, inner]] : entriesOf(inner, `${path}${name}.`),
  );

/** The messages of a language's files by key: its rooms, each with nested messages. */
export const messagesOf = (rooms: Nested): Map<string, string> => new Map(entriesOf(rooms, ''));

const catalogues = new Map<Language, Map<string, string>>(
  languages.map((language) => [language, messagesOf(catalogueFiles[language])]),
);
const opened = new Map<Language, ServerTexts>();

/** The messages that come with the portal in English, which every other language falls back to. */
export const englishMessages: Catalogue = messagesOf(catalogueFiles[defaultLanguage]);

/** The messages whose keys begin alike, nested as in their file. @param path what they begin with */
function nest(path: string, find: ServerTexts['find']): SentMessages {
  const names = [...englishMessages.keys()]
    .filter((key) => key.startsWith(path))
    .map((key) => key.slice(path.length).split('.', 1)[0] ?? '');
  return Object.fromEntries(
    [...new Set(names)].map((name) => [name, find(path + name) ?? nest(`${path}${name}.`, find)]),
  );
}

/** Puts a warehouse's own messages before those of the portal, or adds a language. */
export function addCatalogue(language: Language, messages: Catalogue): void {
  catalogues.set(language, new Map([...(catalogues.get(language) ?? []), ...messages]));
  opened.clear();
}

/** The texts of a language, English where it has none; a message is compiled when it is first used. */
function open(language: Language): ServerTexts {
  const own = catalogues.get(language);
  const english = catalogues.get(defaultLanguage);
  const isRightToLeft = directionOf(language) === 'rtl';
  const compiled = new Map<string, CompiledMessage>();
  const picked = new Map<string, string>();

  const find = (key: string) => {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const message = own?.get(key) ?? english?.get(key);
    if (message === undefined) return undefined;
    const made = compile(isRightToLeft ? isolateValues(message) : message);
    compiled.set(key, made);
    return made;
  };

  const pick = (rooms: readonly string[]) => {
    const name = rooms.join();
    let found = picked.get(name);
    if (found === undefined) {
      found = JSON.stringify(Object.fromEntries(rooms.map((room) => [room, nest(`${room}.`, find)])));
      picked.set(name, found);
    }
    return found;
  };
  return { language, offered: [...catalogues.keys()], find, pick };
}

/** The texts of a language. */
export function textsIn(language: Language): ServerTexts {
  let texts = opened.get(language);
  if (!texts) opened.set(language, (texts = open(language)));
  return texts;
}
