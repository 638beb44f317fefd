import type { NextConfig } from 'next';

/**
 * `EMBEDDED_BACKEND` is a build flag, not a setting: only a literal in the bundle lets the compiler drop the embedded
 * servers (and PGlite) from a build for an edge host. See docs/decisions/001-middleware-on-edge.md.
 */
const embedded = process.env.EMBEDDED_BACKEND ?? '1';

/**
 * On a Node host the front listener guards the pages before Next does anything; elsewhere Next's middleware has to.
 * See docs/decisions/034-the-guard-stands-before-next.md.
 */
const hasFrontListener = embedded === '1' && process.env.NODE_ENV === 'production';

const config: NextConfig = {
  env: { EMBEDDED_BACKEND: embedded },
  pageExtensions: hasFrontListener ? ['ts', 'tsx'] : ['edge.ts', 'ts', 'tsx'],
  // `npm run build:standalone` asks for it: the files that a container needs, without the rest of node_modules.
  ...(process.env.STANDALONE === '1' && { output: 'standalone' as const }),
  // A release names its build, so that building its commit again gives the same addresses.
  generateBuildId: () => process.env.WAYBILL_BUILD_ID ?? null,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'nodemailer', 'pdfkit'],
  images: { unoptimized: true },
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  // The front listener does it, for it puts the style sheets into the page before (decision 029).
  compress: false,
  // The name of such a file changes with its content.
  headers: () =>
    ['fonts', 'theme'].map((folder) => ({
      source: `/static/${folder}/:file`,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    })),
  experimental: {
    // A page loads its modules when it is first asked for: all of them at the start would hold up whoever comes first.
    preloadEntriesOnStart: false,
    // A page fetched ahead of the click is used for half a minute at most: its data must not be older.
    staleTimes: { static: 30 },
    // Fewer, larger scripts, in bytes before compression: ten small ones compress worse, and each is a request.
    turbopackChunking: { requestCost: 2_000_000, minChunkSize: 200_000, maxMergeChunkSize: 2_000_000 },
  },
  // `npm run check` holds the types; a start on a fresh machine need not wait for them again.
  typescript: { ignoreBuildErrors: true },
};

export default config;
