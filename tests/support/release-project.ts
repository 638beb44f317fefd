import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const scripts = [
  ...['release.mjs', 'build-release.mjs', 'paths.mjs', 'node-versions.mjs'],
  ...['release', 'dependencies', 'image'],
];

/** A build as quick as a test needs it. */
const standalone = `
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/standalone/server', { recursive: true });
writeFileSync('dist/standalone/server/start.mjs', 'console.log("started")');
writeFileSync('dist/standalone/LICENSE', 'MIT');
`;

const manifest = {
  name: 'parcel',
  version: '0.1.0',
  license: 'MIT',
  type: 'module',
  scripts: { 'build:standalone': 'node standalone.mjs' },
  dependencies: { zod: '4.6.7' },
};
const lock = {
  name: 'parcel',
  version: '0.1.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'parcel', version: '0.1.0', license: 'MIT', dependencies: manifest.dependencies },
    'node_modules/zod': { version: '4.6.7', license: 'MIT' },
  },
};

const changelog = `# Changelog

What changed.

## Unreleased

### Added

- Parcels can be weighed.
`;

const programOf = (name: string) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

/** A small project with a history and a build of its own, released by the portal's `npm run release`. */
export interface ReleaseProject {
  git: (...args: string[]) => string;
  read: (name: string) => string;
  write: (name: string, content: string) => void;
  /** Commits everything. */
  commit: (message: string) => void;
  release: (...args: string[]) => { status: number | null; said: string };
  rebuild: () => void;
  /** Everything that a failed release must leave as it was. */
  state: () => string;
  has: (name: string) => boolean;
  folder: string;
  remove: () => void;
}

export function releaseProject(): ReleaseProject {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-release-'));
  // Without buildah, so that no registry is asked for a base.
  const programs = path.join(folder, 'dist', 'programs');
  mkdirSync(programs, { recursive: true });
  for (const name of ['git', 'npm', 'sh', 'tar']) symlinkSync(programOf(name), path.join(programs, name));
  symlinkSync(process.execPath, path.join(programs, 'node'));
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { HOME: path.join(folder, 'dist'), PATH: programs, NODE_ENV: 'test' },
    });
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = run('git', args);
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  const node = (script: string, args: string[]) => {
    const { status, stdout, stderr } = run(process.execPath, [`server/cli/${script}`, ...args]);
    return { status, said: stdout + stderr };
  };
  const project: ReleaseProject = {
    folder,
    git,
    write,
    read: (name) => readFileSync(path.join(folder, name), 'utf8'),
    has: (name) => existsSync(path.join(folder, name)),
    commit: (message) => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '-m', message);
    },
    release: (...args) => node('release.mjs', args),
    rebuild: () => {
      const { status, said } = node('build-release.mjs', []);
      if (status !== 0) throw new Error(said);
    },
    state: () => [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')].join('\n'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };

  for (const name of scripts) {
    cpSync(path.join(root, 'server/cli', name), path.join(folder, 'server/cli', name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  write('.gitignore', 'node_modules\ndist/\n/release/\n');
  write('Dockerfile', 'ARG NODE=node:24.0.0-no-such-base\n');
  write('standalone.mjs', standalone);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  write('CHANGELOG.md', changelog);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Grace');
  git('config', 'user.email', 'grace@example.com');
  project.commit('feat: parcels are weighed');
  return project;
}
