/** What a statement does, as a word of few. */
const words = [
  'select',
  'with',
  'insert',
  'update',
  'delete',
  'begin',
  'commit',
  'rollback',
  'savepoint',
  'release',
];

/** A comment before a statement, such as the queue's. */
const comment = /^\s*\/\*.*?\*\/\s*/s;

const table = /\b(?:from|into|update|join)\s+(?:"?\w+"?\.)?"?(\w+)"?/i;

/** Texts and numbers that stand in a statement itself; placeholders (`$1`) and names (`t1`) are none. */
const literals = /'(?:[^']|'')*(?:'|$)|(?<![\w$.])\d+(?:\.\d+)?\b/g;

/** Characters of a statement that a trace shows. */
const shown = 1_000;

/** A statement's kind: its first word, or `other`. */
export function statementKind(text: string): string {
  const first = /^[a-z]+/i.exec(text.replace(comment, '').trimStart())?.[0].toLowerCase() ?? '';
  return words.includes(first) ? first : 'other';
}

/** A statement as a trace shows it: named by kind and table, without any value. */
export function describeStatement(text: string): { name: string; kind: string; text: string } {
  const kind = statementKind(text);
  const bare = text.replace(comment, '');
  const target = table.exec(bare)?.[1];
  return {
    name: target === undefined ? kind : `${kind} ${target}`,
    kind,
    text: bare.slice(0, shown).replace(literals, '?'),
  };
}
