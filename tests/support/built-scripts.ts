import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface ClientManifest {
  entryJSFiles: Record<string, string[]>;
}

/** A page of the built portal, and every script it may load, initially or later. */
export interface BuiltPage {
  /** Its file in app/, without the extension: `/(shell)/packages/page`. */
  file: string;
  scripts: string[];
}

const scriptName = /static\/chunks\/[\w.~-]+\.js/g;

/** Reads what `next build` left in `.next`. */
export function readBuild(root: string): { pages: BuiltPage[]; textOf: (script: string) => string } {
  const built = path.join(root, '.next');
  const texts = new Map<string, string>();
  const textOf = (script: string) => {
    const text = texts.get(script) ?? readFileSync(path.join(built, script), 'utf8');
    texts.set(script, text);
    return text;
  };

  /** A script names the scripts that it loads later. */
  const reachable = (first: string[]) => {
    const all = new Set(first);
    for (const script of all) for (const [next] of textOf(script).matchAll(scriptName)) all.add(next);
    return [...all];
  };

  const scriptsOf = (file: string) => {
    const source = readFileSync(
      path.join(built, 'server', 'app', `${file}_client-reference-manifest.js`),
      'utf8',
    );
    const start = source.indexOf('"] = ') + '"] = '.length;
    const manifest = JSON.parse(source.slice(start).replace(/;\s*$/, '')) as ClientManifest;
    return reachable([...new Set(Object.values(manifest.entryJSFiles).flat())]);
  };

  const routes = JSON.parse(
    readFileSync(path.join(built, 'app-path-routes-manifest.json'), 'utf8'),
  ) as Record<string, string>;
  const files = Object.keys(routes).filter((file) => file.endsWith('/page') && !file.startsWith('/_'));
  return { pages: files.map((file) => ({ file, scripts: scriptsOf(file) })), textOf };
}

/** The sources below some folders, as one text. */
export function sourcesOf(root: string, folders: string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Long words and sentences of a source that minifiers don't change, and that are not in `elsewhere`. */
export function markersOf(source: string, elsewhere: string): string[] {
  const words = [...source.matchAll(/'([A-Za-z0-9 ,.:;/_-]{20,})'/g)].map(([, word = '']) => word);
  const imported = new Set([...source.matchAll(/ from '([^']+)'/g)].map(([, name]) => name));
  return [...new Set(words)].filter((word) => !imported.has(word) && !elsewhere.includes(word));
}
