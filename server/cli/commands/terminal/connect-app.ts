import { connectAppResultSchema } from '../connect-app';
import type { Connection } from './connect';
import { UsageError } from './usage';

interface AppArguments {
  name?: string | undefined;
  'redirect-url'?: string[] | undefined;
  confidential?: boolean | undefined;
  'first-party'?: boolean | undefined;
}

/** `connect-app`: registers an app and prints its credentials, which are shown only once. @returns the exit code */
export async function runConnectApp(
  connection: Connection,
  { name, 'redirect-url': redirectUrls = [], confidential, 'first-party': firstParty }: AppArguments,
): Promise<number> {
  if (!name) throw new UsageError('--name is needed: customers read it when they are asked for consent');
  if (redirectUrls.length === 0)
    throw new UsageError('--redirect-url is needed, such as https://app.example.com/callback');
  const body = { name, redirectUrls, confidential: confidential ?? false, firstParty: firstParty ?? false };
  const answer = connectAppResultSchema.parse(await connection.run('connect-app', body));
  console.log(`issuer         ${answer.issuer}`);
  console.log(`client_id      ${answer.clientId}`);
  if (answer.clientSecret) console.log(`client_secret  ${answer.clientSecret}  (shown only now)`);
  return 0;
}
