// `npm run release`: version, changelog, archive, bill of materials, image, commit and tag.
// `-- --version 1.2.3|patch|minor|major` takes another version than the commits ask for, `-- --dry-run` only says what
// would be released, `-- --base IMAGE` builds the image from another base.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { root } from './paths.mjs';
import { nextVersion, readArguments } from './release/arguments.mjs';
import { buildRelease, folder } from './release/build.mjs';
import { parseCommits, stepFor, withSection } from './release/changes.mjs';
import { commitsSince, git, gitSucceeds, lastVersion } from './release/git.mjs';

const changed = ['package.json', 'package-lock.json', 'CHANGELOG.md'];
const read = (name) => readFileSync(path.join(root, name), 'utf8');

/** @throws unless the folder is the main branch exactly as it is committed */
function checkFolder() {
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch !== 'main') throw new Error(`This is the branch ${branch}. Releases are made of main.`);
  const dirty = git('status', '--porcelain');
  if (dirty !== '') throw new Error(`These files are not committed:\n${dirty}\nCommit or remove them first.`);
}

/** What there is to release. @throws with a sentence when it can't be */
function plan({ wanted }) {
  checkFolder();
  const last = lastVersion();
  const commits = parseCommits(commitsSince(last));
  if (commits.length === 0)
    throw new Error(`There is no commit since ${last}, so there is nothing to release.`);
  const { version: current } = JSON.parse(read('package.json'));
  const version = nextVersion({ wanted, last, current, step: stepFor(commits, last ?? current) });
  if (last !== undefined && !semver.gt(version, last)) {
    throw new Error(`${version} is not above ${last}, which is released. Choose a higher one.`);
  }
  if (gitSucceeds('rev-parse', '--verify', '--quiet', `refs/tags/v${version}`)) {
    throw new Error(`The tag v${version} is there. Choose another version.`);
  }
  return { version, commits };
}

/** The text as the commit hook wants it. */
async function formatted(changelog) {
  const { format, resolveConfig } = await import('prettier');
  const file = path.join(root, 'CHANGELOG.md');
  return format(changelog, { ...(await resolveConfig(file)), filepath: file });
}

/** Writes the version and the changelog into the project. */
async function write(version, changelog) {
  const of = (name, how) => {
    const content = JSON.parse(read(name));
    how(content);
    writeFileSync(path.join(root, name), `${JSON.stringify(content, null, 2)}\n`);
  };
  of('package.json', (manifest) => (manifest.version = version));
  of('package-lock.json', (lock) => {
    lock.version = version;
    lock.packages[''].version = version;
  });
  writeFileSync(path.join(root, 'CHANGELOG.md'), await formatted(changelog));
}

/** Commits and tags. @throws when either fails, with neither done */
function publish(version, seconds) {
  const before = git('rev-parse', 'HEAD');
  process.env.GIT_COMMITTER_DATE = process.env.GIT_AUTHOR_DATE = `${seconds} +0000`;
  git('add', ...changed);
  git('commit', '--quiet', '--allow-empty', '-m', `chore(release): ${version}`);
  if (gitSucceeds('tag', '--annotate', '-m', `Waybill ${version}`, `v${version}`)) return;
  git('reset', '--quiet', '--soft', before);
  throw new Error(`The tag v${version} could not be set.`);
}

/** Puts the project back to what is committed. */
function undo() {
  git('restore', '--staged', '--worktree', '--', ...changed);
  rmSync(folder, { recursive: true, force: true });
}

async function release() {
  const options = readArguments(process.argv.slice(2));
  const { version, commits } = plan(options);
  const seconds = Math.floor(Date.now() / 1000);
  const date = new Date(seconds * 1000).toISOString().slice(0, 10);
  const { changelog, section } = withSection(read('CHANGELOG.md'), { version, date, commits });
  if (options.isDry) {
    console.log(`${section}\n\nThis would be released as v${version}. Nothing was changed.`);
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      undo();
      process.exit(1);
    });
  }
  try {
    await write(version, changelog);
    await buildRelease({ version, seconds, base: options.base });
    publish(version, seconds);
  } catch (error) {
    undo();
    throw error;
  }
  console.log(
    `Released v${version} into ${path.relative(root, folder)}/. Publish it: git push --follow-tags`,
  );
}

try {
  await release();
} catch (error) {
  console.error(`Nothing was released. ${error.message}`);
  process.exitCode = 1;
}
