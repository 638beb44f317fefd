import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { internalKeyHeader } from '@/lib/env/headers';

interface Link {
  token: string;
  suiteNumber: string;
}

let links = 0;

/** A new set-up link of a suite nobody has, issued as the operator's command does. */
export async function newOnboardingLink(): Promise<Link> {
  const serverFile = path.join(process.env.E2E_DATA_DIR ?? '.', 'server.json');
  const { origin, key } = JSON.parse(await readFile(serverFile, 'utf8')) as { origin: string; key: string };
  links += 1;
  const suite = `MIA-${process.pid}-${Date.now().toString(36)}-${links}`;
  const answer = await fetch(`${origin}/commands/onboarding-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [internalKeyHeader]: key },
    body: JSON.stringify({ suite }),
  });
  return (await answer.json()) as Link;
}
