import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failures, readReports } from '@/server/cli/reports.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-reports-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function report(name: string, content: object): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(content));
  return file;
}

const inFolder = (name: string) => path.resolve(import.meta.dirname, name);

it('a run ends with its failed tests, each with its file and the first lines of its error', async () => {
  const vitest = await report('vitest.json', {
    testResults: [
      {
        ...{ name: inFolder('a.test.ts'), status: 'failed', message: '' },
        assertionResults: [
          { fullName: 'adds up', status: 'passed', failureMessages: [] },
          {
            ...{ fullName: 'a bill adds up', status: 'failed' },
            failureMessages: ['AssertionError: expected 2 to be 1\n    at a.test.ts:3:4'],
          },
        ],
      },
      {
        ...{ name: inFolder('b.test.ts'), status: 'failed', message: 'Cannot find module' },
        assertionResults: [],
      },
    ],
  });
  const spec = (title: string, status: string, message?: string) => ({
    ...{ file: 'c.spec.ts', title },
    tests: [{ status, projectName: 'desktop', results: [{ error: { message } }] }],
  });
  const playwright = await report('playwright.json', {
    suites: [
      {
        specs: [spec('passes', 'expected')],
        suites: [
          { specs: [spec('signs in', 'unexpected', '\u001b[31mError: not seen\u001b[39m\n\nafter 10 s')] },
        ],
      },
    ],
  });

  const here = path.join('tests', 'unit', 'deployment');
  expect(failures(readReports([vitest, playwright, path.join(folder, 'none.json')]))).toEqual([
    `${path.join(here, 'a.test.ts')} › a bill adds up\n    AssertionError: expected 2 to be 1\n        at a.test.ts:3:4`,
    `${path.join(here, 'b.test.ts')} › the file\n    Cannot find module`,
    `${path.join('tests', 'e2e', 'c.spec.ts')} › signs in (desktop)\n    Error: not seen\n    after 10 s`,
  ]);
});
