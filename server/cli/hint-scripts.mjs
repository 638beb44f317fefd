// Has browsers compile the scripts that every page starts with while they fetch them: see
// docs/decisions/077-scripts-compiled-while-fetched.md.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Chromium reads it at the head of a script; to others it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Bytes from which Chromium compiles a script beside the page's own thread. */
const compiledBeside = 30_000;

/**
 * Marks the scripts that every page starts with.
 *
 * @param next the folder of Next's build
 * @param files the folder that its files are served from
 */
export function hintScripts(next, files = path.join(next, 'static')) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(next, 'build-manifest.json'), 'utf8'));
  const scripts = rootMainFiles.map((name) => path.join(files, path.relative('static', name)));
  for (const script of scripts.filter((name) => statSync(name).size >= compiledBeside)) {
    const content = readFileSync(script, 'utf8');
    if (!content.startsWith(hint)) writeFileSync(script, hint + content);
  }
}
