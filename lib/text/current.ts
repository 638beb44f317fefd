import type { CompiledMessage } from 'icu-minify/format';
import type { Language } from './language';

/** The texts in one language. */
export interface Texts {
  language: Language;
  /** All languages to choose from. */
  offered: readonly Language[];
  /** A message by its key, compiled; undefined where the catalogue has none. */
  find: (key: string) => CompiledMessage | undefined;
}

/** Compiled messages on their way to a browser: nested as in their files, since whole keys would be half of them. */
export interface SentMessages {
  [name: string]: CompiledMessage | SentMessages;
}

/** What the server knows of every language. */
export interface ServerTexts extends Texts {
  /** The compiled messages of some rooms of the catalogue, as JSON, to go with a page. */
  pick: (rooms: readonly string[]) => string;
}

const slot = Symbol.for('waybill.texts');

interface Holder {
  [slot]?: () => ServerTexts;
}

/** Called by the server's start: how to get the texts of the request being answered. */
export function provideTexts(current: () => ServerTexts): void {
  (globalThis as Holder)[slot] = current;
}

/**
 * The texts of the request being answered. Pages, handlers and the embedded servers are separate module graphs, so the
 * process holds what provides them (decision 032).
 */
export function serverTexts(): ServerTexts {
  const current = (globalThis as Holder)[slot];
  if (!current) throw new Error('No texts: the start of the server provides them');
  return current();
}

const learnt: Record<string, CompiledMessage> = {};

function learn(messages: SentMessages, path: string): void {
  for (const [name, value] of Object.entries(messages)) {
    if (typeof value === 'string' || Array.isArray(value)) learnt[path + name] = value;
    else learn(value, `${path}${name}.`);
  }
}

/** Takes the messages that a page brings along. @param messages as `pick` gives them */
export const learnTexts = (messages: string): void => learn(JSON.parse(messages) as SentMessages, '');

/** A document has one language: a change of it loads a new document. */
const ofDocument: Texts = {
  get language() {
    return document.documentElement.lang;
  },
  get offered() {
    return document.documentElement.dataset.languages?.split(' ') ?? [];
  },
  find: (key) => learnt[key],
};

/** The texts in the reader's language: the request's on a server, the document's in a browser. */
export const currentTexts = (): Texts => (globalThis as Holder)[slot]?.() ?? ofDocument;
