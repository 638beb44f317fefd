import { z } from 'zod';
import { issuerOf } from '@/server/identity-provider/idp/issuer';
import { redirectUrlProblem } from '@/server/identity-provider/idp/redirect-urls';
import { registerApp } from '@/server/identity-provider/idp/register';
import type { CommandContext } from './context';
import { requireEmbeddedIdentity } from './embedded-only';
import { RefusedError } from './refused';

const bodySchema = z.object({
  name: z.string().trim(),
  redirectUrls: z.array(z.string()),
  confidential: z.boolean(),
  firstParty: z.boolean(),
});

export const connectAppResultSchema = z.object({
  issuer: z.url(),
  clientId: z.string(),
  clientSecret: z.string().optional(),
});

const nameForm = /^[^\p{C}]{1,80}$/u;

/**
 * Registers an app that signs its users in here; only its secret's SHA-256 is stored.
 * @throws RefusedError explaining the problem of the name or an address
 */
export async function connectApp(context: CommandContext, body: unknown) {
  requireEmbeddedIdentity(context, 'register apps in its dashboard.');
  const app = bodySchema.parse(body);
  if (!nameForm.test(app.name)) throw new RefusedError('The name must have 1 to 80 characters.');
  if (app.redirectUrls.length < 1 || app.redirectUrls.length > 20)
    throw new RefusedError('An app needs 1 to 20 addresses to come back to.');
  for (const url of app.redirectUrls) {
    const problem = redirectUrlProblem(url);
    if (problem) throw new RefusedError(`${url} ${problem}.`);
  }
  const registered = await registerApp(context.db, app, context.clock());
  return { issuer: issuerOf(context), ...registered };
}
