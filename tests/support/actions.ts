import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

/** The ids of a build’s Server Actions by their names. */
export async function builtActions(builtIn: string): Promise<Map<string, string>> {
  const file = path.join(builtIn, '.next', 'server', 'server-reference-manifest.json');
  const { node } = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return new Map(Object.entries(node).map(([id, { exportedName }]) => [exportedName, id]));
}

/** The id of a Server Action of a build. */
export async function actionId(builtIn: string, name: string): Promise<string> {
  const id = (await builtActions(builtIn)).get(name);
  if (id === undefined) throw new Error(`There is no server action ${name}`);
  return id;
}
