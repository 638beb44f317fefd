const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** The modules that the bundler sends to a browser: their first line says so. */
const clientModules = readdirSync('components', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
  .filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));

const exactly = (files) => `^(${files.map((file) => file.replaceAll(/[.()[\]]/g, '\\$&')).join('|')})$`;
const serverHalf = '^(lib/(bff|session|runtime)|server)/';

/**
 * Where code can get to, however many files lie between. Types are left out, and Server Actions end a path: the
 * browser gets a reference to them, not their code.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'client-reaches-no-server',
      severity: 'error',
      from: { path: exactly(clientModules) },
      to: { path: serverHalf, reachable: true },
    },
    {
      name: 'browser-reaches-no-server',
      severity: 'error',
      from: { path: '^lib/browser/' },
      to: { path: serverHalf, reachable: true },
    },
    {
      name: 'edge-safe',
      severity: 'error',
      comment: 'The middleware runs where Node does not.',
      from: { path: '^middleware\\.edge\\.ts$' },
      to: {
        path: '^(app|components|server|lib/(?!session|runtime|contract|domain/values/|text/[^/]+$))',
        reachable: true,
      },
    },
    {
      name: 'portal-without-embedded-servers',
      severity: 'error',
      from: { path: '^(app|components|lib)/' },
      to: { path: '^server/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules/|actions\\.ts$)' },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
