// What a release contains, read from its Conventional Commits.
import semver from 'semver';

/** What customers and operators notice, by the type of a commit. Other types change nothing for them. */
const groups = { feat: 'Features', fix: 'Fixes', perf: 'Faster' };

/** A commit's parts by Conventional Commits 1.0; undefined for another subject. */
function parse({ hash, subject, body }) {
  const [, type, scope, mark, text] = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(subject) ?? [];
  if (type === undefined) return undefined;
  const [, explained] = /^BREAKING[ -]CHANGE: ((?:.+\n?)+)/m.exec(body) ?? [];
  return { hash, type, scope, text, breaking: explained?.replaceAll(/\s+/g, ' ').trim() ?? (mark && text) };
}

/** The parsed commits, oldest first within what is listed. */
export const parseCommits = (commits) => commits.map(parse).filter(Boolean).reverse();

/**
 * The step of the version that the commits ask for. Before 1.0.0 a breaking change is a minor step.
 * @returns 'major', 'minor' or 'patch'
 */
export function stepFor(commits, version) {
  const isEarly = semver.major(version) === 0;
  if (commits.some(({ breaking }) => breaking)) return isEarly ? 'minor' : 'major';
  return commits.some(({ type }) => type === 'feat') ? 'minor' : 'patch';
}

const line = ({ hash, scope, text }) => `- ${scope ? `**${scope}:** ` : ''}${text} (${hash})`;

/** The commits as sections of a changelog, in Markdown: breaking changes first, then by type. */
export function listCommits(commits) {
  const broken = commits
    .filter(({ breaking }) => breaking)
    .map((commit) => line({ ...commit, text: commit.breaking }));
  const sections = [
    ['Breaking', broken],
    ...Object.entries(groups).map(([type, title]) => [
      title,
      commits.filter((commit) => commit.type === type).map(line),
    ]),
  ];
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `### ${title}\n\n${lines.join('\n')}`)
    .join('\n\n');
}

/**
 * A changelog with a section for a version, of what was written under "Unreleased" and the commits.
 * @param date as 2026-11-27
 * @throws when there is no heading "## Unreleased"
 */
export function withSection(changelog, { version, date, commits }) {
  const heading = '## Unreleased\n';
  const at = changelog.indexOf(heading);
  if (at === -1) throw new Error('CHANGELOG.md has no heading "## Unreleased".');
  const after = changelog.slice(at + heading.length);
  const end = after.search(/^## /m);
  const written = (end === -1 ? after : after.slice(0, end)).trim();
  const earlier = end === -1 ? '' : after.slice(end);
  const section = [`## ${version} · ${date}`, written, listCommits(commits)].filter(Boolean).join('\n\n');
  return {
    changelog: `${[changelog.slice(0, at) + heading.trim(), section, earlier].filter(Boolean).join('\n\n').trimEnd()}\n`,
    section,
  };
}
