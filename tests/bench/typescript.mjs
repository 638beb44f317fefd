// What the tests in TypeScript know, for this folder, which runs without a build.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeBundle } from '../../server/cli/build.mjs';
import { root } from '../../server/cli/paths.mjs';

/**
 * Bundles a program from a commit's modules into that commit's folder, where it finds its packages.
 * @param entry one of this commit's files, from the root
 * @returns the bundle's file
 */
export async function bundle(entry, folder = root) {
  const esbuild = await import('esbuild');
  const outfile = path.join(folder, 'dist', 'bench', `${path.basename(entry, '.ts')}.mjs`);
  await esbuild.build({
    entryPoints: [path.join(root, entry)],
    outfile,
    ...nodeBundle,
    absWorkingDir: folder,
    alias: { '@': folder },
  });
  // Else its service would outlive the run.
  await esbuild.stop();
  return outfile;
}

/** Loads a module. */
export const load = async (entry) => import(pathToFileURL(await bundle(entry)).href);
