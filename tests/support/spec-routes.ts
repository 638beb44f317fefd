/** The text below a heading of `level` that starts with `title`, up to the next heading of that level or above. */
function below(markdown: string, level: number, title: string): string {
  const marks = '#'.repeat(level);
  const start = markdown.indexOf(`\n${marks} ${title}`);
  if (start < 0) throw new Error(`SPEC has no heading "${title}"`);
  const body = markdown.slice(markdown.indexOf('\n', start + 1));
  const end = body.search(new RegExp(`\\n#{1,${level}} `));
  return end < 0 ? body : body.slice(0, end);
}

/**
 * Expands one line of routes: an entry without a slash is in the folder of the previous one, or below its
 * parent.
 */
function routesOf(line: string): string[] {
  const list = line.slice(line.indexOf('/')).replaceAll(/\([^)]*\)/g, '');
  let folder = '';
  return list.split(',').flatMap((entry) => {
    const words = entry.trim().replace(/\.$/, '');
    const parent = /^(\/\S+) with children (\S+)$/.exec(words);
    if (parent) {
      folder = parent[1] ?? '';
      return [folder, `${folder}/${parent[2]}`];
    }
    const under = /^(\/\S+)\/: (\S+)$/.exec(words);
    if (under) {
      folder = under[1] ?? '';
      return [`${folder}/${under[2]}`];
    }
    if (!words.startsWith('/')) return [`${folder}/${words}`];
    folder = words.slice(0, words.lastIndexOf('/'));
    return [words];
  });
}

/** The routes of SPEC section 2, in and outside the shell. @param spec the text of docs/specification.md */
export function specRoutes(spec: string): { inShell: string[]; outside: string[] } {
  const section = below(spec, 2, '2. Screens and routes');
  const bullets = below(section, 3, 'Routes inside the shell').split('\n- ').slice(1);
  const sentence = below(section, 3, 'Routes outside the shell').split('. Any other')[0] ?? '';
  return { inShell: bullets.flatMap((line) => routesOf(line.trim())), outside: routesOf(sentence.trim()) };
}
