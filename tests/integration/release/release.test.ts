import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync, chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { releaseProject, type ReleaseProject } from '@/tests/support/release-project';

const versionSchema = z.object({ version: z.string() });
const lockSchema = versionSchema.extend({ packages: z.object({ '': versionSchema }) });
const bomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.string().regex(/^1\.\d$/),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/),
  metadata: z.object({ timestamp: z.iso.datetime(), component: z.object({ name: z.string() }) }),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string(),
      licenses: z.array(z.unknown()).min(1),
    }),
  ),
});

let project: ReleaseProject;

beforeEach(() => {
  project = releaseProject();
});
afterEach(() => project.remove());

const versionOf = (name: string) => versionSchema.parse(JSON.parse(project.read(name))).version;
const archiveName = (version: string) => `waybill-${version}-${process.platform}-${process.arch}.tar.gz`;
const archive = (version: string) => path.join(project.folder, 'release', archiveName(version));
const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Releases as wanted and expects it to work. */
function released(...args: string[]): string {
  const { status, said } = project.release(...args);
  expect(status, said).toBe(0);
  return said;
}

describe('npm run release', () => {
  it('releases the version of package.json first, then the step that the commits ask for', () => {
    released();
    expect(project.git('tag')).toBe('v0.1.0');
    project.commit('fix: scales are read twice');
    released();
    project.commit('feat(weights): ounces');
    released();
    project.commit('feat!: kilograms only');
    released();
    expect(project.git('tag', '--sort=v:refname').split('\n')).toEqual([
      'v0.1.0',
      'v0.1.1',
      'v0.2.0',
      'v0.3.0',
    ]);
  });

  it('writes the version and commits and tags exactly that', () => {
    released('--version', '1.4.0');
    expect(versionOf('package.json')).toBe('1.4.0');
    const lock = lockSchema.parse(JSON.parse(project.read('package-lock.json')));
    expect([lock.version, lock.packages[''].version]).toEqual(['1.4.0', '1.4.0']);
    expect(project.git('log', '-1', '--format=%s')).toBe('chore(release): 1.4.0');
    expect(project.git('cat-file', '-t', 'v1.4.0')).toBe('tag');
    expect(project.git('rev-parse', 'v1.4.0^{commit}')).toBe(project.git('rev-parse', 'HEAD'));
    expect(project.git('status', '--porcelain')).toBe('');
  });

  it('lists in the changelog what was written and what was committed, by kind', () => {
    released();
    const written = project
      .read('CHANGELOG.md')
      .replace('## Unreleased\n', '## Unreleased\n\nBetter scales.\n');
    project.write('CHANGELOG.md', written);
    project.commit('docs: scales');
    project.commit('fix(scales): a scale that stands still is read');
    project.commit('feat: parcels are measured');
    project.commit(
      'feat(api)!: weights are grams\n\nBREAKING CHANGE: `weight` is in grams,\nno longer in pounds.',
    );
    project.commit('perf: quicker scales');
    released('--version', 'minor');
    const hash = String.raw`\([\da-f]{7,}\)`;
    const date = String.raw`\d{4}-\d\d-\d\d`;
    expect(project.read('CHANGELOG.md')).toMatch(
      new RegExp(
        [
          `## Unreleased\n\n## 0.2.0 · ${date}\n\nBetter scales.\n`,
          `### Breaking\n\n- \\*\\*api:\\*\\* \`weight\` is in grams, no longer in pounds. ${hash}\n`,
          `### Features\n\n- parcels are measured ${hash}\n- \\*\\*api:\\*\\* weights are grams ${hash}\n`,
          `### Fixes\n\n- \\*\\*scales:\\*\\* a scale that stands still is read ${hash}\n`,
          `### Faster\n\n- quicker scales ${hash}\n`,
          `## 0.1.0 · ${date}\n\n### Added\n\n- Parcels can be weighed.\n`,
        ].join('\n'),
      ),
    );
    expect(project.read('CHANGELOG.md')).not.toContain('docs');
  });

  it('says by --dry-run what would be released, and changes nothing', () => {
    const before = project.state();
    const said = released('--dry-run');
    expect(said).toContain('- parcels are weighed (');
    expect(said).toContain('This would be released as v0.1.0. Nothing was changed.');
    expect(project.state()).toBe(before);
    expect(project.has('release')).toBe(false);
  });
});

describe('what a release consists of', () => {
  it('is an archive of the standalone folder, named after version and platform', () => {
    released();
    const listed = spawnSync('tar', ['-tzf', archive('0.1.0')], { encoding: 'utf8' }).stdout;
    expect(listed.trim().split('\n')).toEqual([
      ...['waybill-0.1.0/', 'waybill-0.1.0/LICENSE', 'waybill-0.1.0/server/'],
      'waybill-0.1.0/server/start.mjs',
    ]);
  });

  it('is a bill of materials in CycloneDX, whose components have an address and a licence', () => {
    released();
    const { components, metadata } = bomSchema.parse(
      JSON.parse(project.read('release/waybill-0.1.0.cdx.json')),
    );
    expect(metadata.component.name).toBe('parcel');
    expect(components).toMatchObject([
      { name: 'zod', version: '4.6.7', purl: 'pkg:npm/zod@4.6.7', licenses: [{ license: { id: 'MIT' } }] },
    ]);
  });

  it('has sums of all its files that sha256sum finds right', () => {
    released();
    const folder = path.join(project.folder, 'release');
    const { status, stdout } = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    expect(stdout.trim().split('\n').sort()).toEqual([
      ...['CHANGELOG.md: OK', `${archiveName('0.1.0')}: OK`, 'waybill-0.1.0.cdx.json: OK'],
    ]);
  });

  it('says why there is no image', () => {
    expect(released()).toContain('The release has no image: buildah is not installed');
  });

  it('is the same again when its commit is built again, whenever and by whomever', () => {
    released();
    const names = [archiveName('0.1.0'), 'waybill-0.1.0.cdx.json', 'SHA256SUMS'];
    const sums = () => names.map((name) => sumOf(path.join(project.folder, 'release', name)));
    const before = sums();
    chmodSync(path.join(project.folder, 'standalone.mjs'), 0o600);
    project.git('update-index', '--chmod=-x', 'standalone.mjs');
    project.rebuild();
    expect(sums()).toEqual(before);
  });
});

describe('a release that can’t be', () => {
  const refusals: [string, string[], () => void, string][] = [
    [
      'with files that are not committed',
      [],
      () => project.write('new.txt', ''),
      'These files are not committed',
    ],
    ['on another branch', [], () => project.git('switch', '-qc', 'other'), 'This is the branch other'],
    ['of a version that is tagged', [], () => project.git('tag', 'v0.1.0', 'HEAD'), 'no commit since 0.1.0'],
    ['of a version with a foreign tag', ['--version', '9.0.0'], elsewhere, 'The tag v9.0.0 is there'],
    [
      'of no version',
      ['--version', 'next'],
      () => undefined,
      '--version is "next". It is patch, minor, major',
    ],
    ['with an option that there is not', ['--publish'], () => undefined, "Unknown option '--publish'"],
  ];
  /** A tag that is not in the history of main. */
  function elsewhere() {
    project.git('switch', '-qc', 'elsewhere');
    project.commit('feat: elsewhere');
    project.git('tag', 'v9.0.0');
    project.git('switch', '-q', 'main');
  }

  it.each(refusals)('%s changes nothing and says why', (_when, args, prepare, why) => {
    prepare();
    const before = project.state();
    const { status, said } = project.release(...args);
    expect(status).toBe(1);
    expect(said).toContain('Nothing was released.');
    expect(said).toContain(why);
    expect(project.state()).toBe(before);
  });

  it('of a version below the last one changes nothing and says why', () => {
    released('--version', '1.0.0');
    project.commit('feat: more');
    const before = project.state();
    const { status, said } = project.release('--version', '0.9.0');
    expect(status).toBe(1);
    expect(said).toContain('0.9.0 is not above 1.0.0');
    expect(project.state()).toBe(before);
  });

  it('because the build fails leaves the files as they were', () => {
    project.write('standalone.mjs', 'process.exit(1)');
    project.commit('feat: broken');
    const before = project.state();
    expect(project.release().said).toContain('npm run build:standalone failed.');
    expect(project.state()).toBe(before);
    expect(versionOf('package.json')).toBe('0.1.0');
    expect(project.has('release')).toBe(false);
  });

  it('because a hook refuses the commit leaves the files as they were', () => {
    const hooks = path.join(project.folder, '.git', 'hooks');
    mkdirSync(hooks, { recursive: true });
    writeFileSync(path.join(hooks, 'pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const before = project.state();
    expect(project.release('--version', 'minor').status).toBe(1);
    expect(project.state()).toBe(before);
  });
});
