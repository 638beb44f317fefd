import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import * as oauth from 'oauth4webapi';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Registers an app at the portal under test, by the operator's command. @returns its client id */
async function connect(name: string, redirectUrl: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['server/cli/waybill.mjs', 'connect-app', '--name', name, '--redirect-url', redirectUrl],
    { cwd: root, env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR } },
  );
  const clientId = /client_id +(\S+)/.exec(stdout)?.[1];
  if (clientId === undefined) throw new Error(`The app was not registered: ${stdout}`);
  return clientId;
}

/** A third-party app on an origin of its own that signs its users in with the portal. */
export async function startConnectedApp(name: string, portal: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>${name}</title><h1>Back at ${name}</h1>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectUrl = `${origin}/callback`;
  const client = { client_id: await connect(name, redirectUrl) };
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the portal under test has no TLS
  const http = { [oauth.allowInsecureRequests]: true };
  const issuer = new URL(`${portal}/v1`);
  const metadata = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http));
  const verifier = oauth.generateRandomCodeVerifier();
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);

  return {
    origin,
    /** Where the app sends its users. */
    address: (overrides: Record<string, string> = {}) => {
      const url = new URL(metadata.authorization_endpoint ?? '');
      const request = {
        ...{ client_id: client.client_id, redirect_uri: redirectUrl, response_type: 'code' },
        ...{ scope: 'openid email offline_access', state: 'kept', nonce: 'once' },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
      };
      url.search = new URLSearchParams({ ...request, ...overrides }).toString();
      return url.href;
    },
    endSession: (idToken?: string) => {
      const url = new URL(metadata.end_session_endpoint ?? '');
      const request = { client_id: client.client_id, post_logout_redirect_uri: redirectUrl };
      url.search = new URLSearchParams({ ...request, ...(idToken && { id_token_hint: idToken }) }).toString();
      return url.href;
    },
    /** Reads the callback address and exchanges its code for the tokens. @throws when it has an error */
    signIn: async (callback: string) => {
      const answer = oauth.validateAuthResponse(metadata, client, new URL(callback), 'kept');
      const response = await oauth.authorizationCodeGrantRequest(
        metadata,
        client,
        oauth.None(),
        answer,
        redirectUrl,
        verifier,
        http,
      );
      return oauth.processAuthorizationCodeResponse(metadata, client, response, { expectedNonce: 'once' });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type ConnectedApp = Awaited<ReturnType<typeof startConnectedApp>>;
