// `npm run check:docs`: every citation and path in the code, the tests and the documents resolves, and no link is dead.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const places = ['app', 'components', 'lib', 'server', 'tests', 'docs', 'public'];
const read = (file) => readFileSync(path.join(root, file), 'utf8');

function filesOf(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((name) => /\.(?:ts|tsx|mjs|js|css|md)$/.test(name) && statSync(path.join(root, name)).isFile());
}

const atTop = readdirSync(root).filter((name) => /\.(?:ts|mjs|cjs|md)$/.test(name));
const files = [...places.flatMap(filesOf), ...atTop];

/** The parts of a document that can be cited: its text, its headings and the numbers of its list. */
function documentOf(name) {
  const text = read(`docs/${name}.md`);
  return {
    headings: [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => heading),
    entries: [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)),
    text,
  };
}

const documents = Object.fromEntries(
  ['specification', 'security', 'data-model', 'identity', 'design'].map((name) => [name, documentOf(name)]),
);
const decisions = readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 3));

/**
 * Whether a section exists by its number, and the quoted part of it: a heading, or the beginning of an entry or a row.
 */
function hasSection(number, quoted) {
  const { headings, text } = documents.specification;
  const begins = (heading) => heading.startsWith(`${number}. `);
  return headings.some(begins) && (quoted === undefined || text.includes(quoted));
}

const hasHeading = (name) => (quoted) => documents[name].headings.includes(quoted);

/** Each kind of citation, and the check whether its target exists. */
const kinds = [
  [/\bSPEC (?:section )?(\d+)(?: "([^"]+)")?/g, hasSection],
  [/\bsecurity (\d+)\b/g, (number) => documents.security.entries.includes(Number(number))],
  [/\b(?:decision|ADR) (\d{3})\b/g, (number) => decisions.includes(number)],
  [/\bdata-model "([^"]+)"/g, hasHeading('data-model')],
  [/\bidentity "([^"]+)"/g, hasHeading('identity')],
  [/\bdesign "([^"]+)"/g, hasHeading('design')],
  [/\b(?:visual|theme|pages|identity|data-model)\.md "([^"]+)"/g, () => false],
];

function wrongCitations(file) {
  const text = read(file).replaceAll(/\n\s*(?:\*|\/\/)\s?/g, ' ');
  return kinds.flatMap(([pattern, isThere]) =>
    [...text.matchAll(pattern)]
      .filter(([, ...named]) => !isThere(...named))
      .map(([citation]) => `${file}: ${citation} names nothing in docs/`),
  );
}

/** A heading's anchor in GitHub's format. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function wrongLinks(file) {
  return [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].flatMap(([, target]) => {
    const [to = '', anchor] = target.split('#');
    const aim = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
    if (!existsSync(path.join(root, aim))) return [`${file}: the link to ${target} leads nowhere`];
    if (anchor === undefined || !aim.endsWith('.md')) return [];
    const anchors = [...read(aim).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading));
    return anchors.includes(anchor) ? [] : [`${file}: there is no heading for ${target}`];
  });
}

/** `a/{b,c}/d` as `a/b/d` and `a/c/d`. */
function expanded(named) {
  const choice = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(named);
  if (!choice) return [named];
  const [, before = '', between = '', after = ''] = choice;
  return between.split(',').flatMap((one) => expanded(`${before}${one}${after}`));
}

const endings = ['', '.ts', '.tsx', '.mjs', '.css'];
const exists = (named) => endings.some((ending) => existsSync(path.join(root, `${named}${ending}`)));

/**
 * Paths of this repository in prose and comments that don't exist; one that continues with a placeholder is not
 * checked.
 */
function wrongPaths(file) {
  return [
    ...read(file).matchAll(/(?<![\w@/.*$-])((?:components|lib|server|tests|docs)\/[\w./{},-]+)([*<…]?)/g),
  ]
    .filter(([, , placeholder]) => placeholder === '')
    .map(([, named = '']) => named.replace(/[.,/]+$/, ''))
    .filter((named) => !expanded(named).every(exists))
    .map((named) => `${file}: there is no ${named}`);
}

const own = 'server/cli/check-docs.mjs';
const wrong = [
  ...files.filter((file) => file !== own).flatMap(wrongCitations),
  ...files.filter((file) => file !== own && !/\.cjs$|^CHANGELOG/.test(file)).flatMap(wrongPaths),
  ...files.filter((file) => file.endsWith('.md')).flatMap(wrongLinks),
];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);
