import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '@/lib/text/server/catalogue';
import { catalogueFiles } from '@/lib/text/server/catalogue-files';

const columns = ['en-US', 'es', 'fr', 'pt-BR', 'de', 'ar'] as const;

/** The terms of the table, row by row. */
const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the glossary', () => {
  it('has a term in every language', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) expect(row.filter(Boolean)).toHaveLength(columns.length);
  });

  it.each(columns)('has the words that the portal uses in %s', (language) => {
    const texts = [...messagesOf(catalogueFiles[language]).values()].join('\n').toLowerCase();
    const terms = rows.map((row) => row[columns.indexOf(language)]?.replace(/ \(.*/, '').toLowerCase() ?? '');
    expect(terms.filter((term) => !texts.includes(term))).toEqual([]);
  });
});
