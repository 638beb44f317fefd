import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { pseudoLocalizeString } from 'pseudo-localization';

/** English with accents, a third longer and in brackets: what is cut, overlaps or is in no catalogue can be seen. */
export const pseudoLanguage = 'en-XA';

interface Nested {
  [name: string]: string | Nested;
}

function accent(parts: MessageFormatElement[]): void {
  for (const part of parts) {
    if (isLiteralElement(part)) part.value = pseudoLocalizeString(part.value);
    else if (isTagElement(part)) accent(part.children);
    else if (isPluralElement(part) || isSelectElement(part))
      for (const { value } of Object.values(part.options)) accent(value);
  }
}

function pseudo(message: string): string {
  const parts = parse(message);
  accent(parts);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-enum-assignment -- the printer's types repeat the enum
  return `[${printAST(parts)}]`;
}

const translate = (messages: Nested): Nested =>
  Object.fromEntries(
    Object.entries(messages).map(([name, inner]) => [
      name,
      typeof inner === 'string' ? pseudo(inner) : translate(inner),
    ]),
  );

/** Writes the catalogues of the pseudo-language. @returns the folder, for `MESSAGES_DIR` */
export function writePseudoLanguage(folder: string): string {
  const english = path.resolve('messages', 'en-US');
  const target = path.join(folder, pseudoLanguage);
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(english)) {
    const messages = JSON.parse(readFileSync(path.join(english, file), 'utf8')) as Nested;
    writeFileSync(path.join(target, file), JSON.stringify(translate(messages)));
  }
  return folder;
}
