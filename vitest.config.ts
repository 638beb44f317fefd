import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = {
  '@': import.meta.dirname,
  'server-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js'),
};

/** Tests that put something in a module's place: another file may have loaded the real one. */
const withStandIns = [
  'tests/unit/features/{errors,home-parts}.test.tsx',
  'tests/unit/features/keep-address.test.ts',
  'tests/unit/identity-client/arguments.test.ts',
  'tests/unit/rbac/client.test.ts',
  'tests/unit/text/language-cookie.test.ts',
  'tests/unit/ui/toast.test.ts',
];

const databases = ['tests/support/pglite-template.ts', 'tests/support/postgresql.ts'];

/** The worker's tests need what `npm run test:edge` sets up. */
const edge = {
  extends: true as const,
  test: {
    name: 'edge',
    include: ['tests/edge/**/*.test.ts'],
    globalSetup: databases,
    testTimeout: 60_000,
    // wrangler bundles the worker before it starts it.
    hookTimeout: 600_000,
  },
};

/** The image's tests need what `npm run test:container` builds. */
const container = {
  extends: true as const,
  test: {
    name: 'container',
    include: ['tests/container/**/*.test.ts'],
    globalSetup: databases,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  resolve: { alias },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['tests/support/texts.ts'],
    // What is waited for may take long on a busy machine; a test that fails takes as long.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: withStandIns,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit-with-stand-ins', include: withStandIns },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: databases,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(process.env.WAYBILL_EDGE_NODE ? [edge] : []),
      ...(process.env.WAYBILL_CONTAINER_IMAGE ? [container] : []),
    ],
  },
});
