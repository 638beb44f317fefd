import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from '@/server/cli/build.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Instructions of a Dockerfile, lines continued by a backslash joined. */
const instructions = read('Dockerfile')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line));
const of = (name: string) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

describe('the container image', () => {
  it('is built from everything a build needs, and from nothing else of the folder', () => {
    const [first, ...allowed] = read('.dockerignore').trim().split('\n');
    expect(first).toBe('**');
    const present = [...sources, 'package.json', 'LICENSE'].filter((source) =>
      existsSync(path.join(root, source)),
    );
    expect(allowed.map((line) => line.replace(/^!/, '')).toSorted()).toEqual(present.toSorted());
  });

  it('has the files that npm runs during install, before the rest is copied', () => {
    const { prepare } = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
    const script = prepare?.replace('node ', '') ?? '';
    const before = instructions.slice(
      0,
      instructions.indexOf('RUN npm ci --include=dev --no-audit --no-fund'),
    );
    expect(before).toContain(`COPY ${script} ${path.dirname(script)}/`);
  });

  it('starts the entry of the standalone folder', () => {
    const entry = /"([^"]+\.mjs)"/.exec(of('CMD').at(-1) ?? '')?.[1] ?? '';
    expect(existsSync(path.join(root, entry))).toBe(true);
    expect(read('server/cli/standalone.mjs')).toContain(`'${path.basename(entry, '.mjs')}'`);
  });

  it('runs as an unprivileged user, with its data in a volume of that user, and stops on SIGTERM', () => {
    expect(of('USER')).toEqual(['node']);
    expect(of('VOLUME')).toEqual(['/data']);
    expect(of('RUN')).toContain('mkdir --mode=700 /data && chown node:node /data');
    expect(of('STOPSIGNAL')).toEqual(['SIGTERM']);
    // Exec form: a shell would not pass the signal on.
    expect(of('CMD').at(-1)).toMatch(/^\["node", /);
  });

  it('has a health check on its own port', () => {
    const check = JSON.parse(of('HEALTHCHECK')[0]?.replace(/^.*CMD /, '') ?? '') as string[];
    expect(check.at(-1)).toContain('http://127.0.0.1:${process.env.PORT}/healthz');
  });
});
