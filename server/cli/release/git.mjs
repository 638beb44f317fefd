// What a release asks of git.
import { spawnSync } from 'node:child_process';
import { root } from '../paths.mjs';

/** Runs git in the project. @returns what it printed. @throws with what it said, when it failed */
export function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim() || stdout.trim()}`);
  return stdout.trim();
}

/** Whether git succeeds at it. */
export function gitSucceeds(...args) {
  return spawnSync('git', args, { cwd: root, stdio: 'ignore' }).status === 0;
}

/** The newest version that is tagged in the history of this commit; undefined before the first release. */
export function lastVersion() {
  const [tag] = git('tag', '--list', 'v[0-9]*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
  return tag ? tag.slice(1) : undefined;
}

const [unit, record] = ['\u001F', '\u001E'];

/** The commits since a version, or all: newest first, merges left out, as hash, subject and body. */
export function commitsSince(version) {
  const range = version === undefined ? 'HEAD' : `v${version}..HEAD`;
  return git('log', '--no-merges', `--format=%h${unit}%s${unit}%b${record}`, range)
    .split(record)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [hash = '', subject = '', body = ''] = text.trim().split(unit);
      return { hash, subject, body };
    });
}
