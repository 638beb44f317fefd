import { decodeJwt } from 'jose';
import * as oauth from 'oauth4webapi';
import { expect, it } from 'vitest';
import { accessTokenType } from '@/server/identity-provider/idp/access-token';
import { createSigner } from '@/server/identity-provider/jwks/signer';
import { refusalOf } from '@/tests/support/idp';
import { connectedApps } from '@/tests/support/idp-suite';
import { testSecret } from '@/tests/support/identity';
import { describeIdentity } from '@/tests/support/identity-suite';

const day = 86_400;
const offline = ['openid', 'email', 'offline_access'];

describeIdentity('tokens of connected apps', ({ identity, database }) => {
  const { newApp, newUser } = connectedApps({ identity, database });

  it('SPEC 7: a refresh token outlives the session, is rotated by each use, and returns new tokens', async () => {
    const user = await newUser();
    const app = await newApp({ confidential: false });
    const first = await app.signIn(user, offline);
    await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', ...user });
    identity().clock.advance(29 * day);
    const answer = await app.refresh(first.refresh_token ?? '');
    const second = await oauth.processRefreshTokenResponse(app.server, app.client, answer);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.scope).toBe('openid email offline_access');
    expect((await app.userinfo(second.access_token)).status).toBe(200);
    const narrow = await app.refresh(second.refresh_token ?? '', 'openid');
    const third = (await narrow.json()) as Record<string, string>;
    expect(third.scope).toBe('openid');
    const info = await app.userinfo(third.access_token ?? '');
    expect(await info.json()).toEqual({ sub: user.userId });
  });

  it('SPEC 7: without offline_access there is no refresh token, and the access ends with the session', async () => {
    const user = await newUser();
    const app = await newApp();
    const tokens = await app.signIn(user);
    expect(tokens.refresh_token).toBeUndefined();
    expect((await app.userinfo(tokens.access_token)).status).toBe(200);
    await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', ...user });
    expect((await app.userinfo(tokens.access_token)).status).toBe(401);
  });

  it('security 15: a refresh token used twice revokes everything the app holds', async () => {
    const user = await newUser();
    const app = await newApp();
    const { refresh_token: stolen = '' } = await app.signIn(user, offline);
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.refresh(stolen)));
    const [taken, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const { refresh_token: next } = (await taken?.json()) as { refresh_token: string };
    expect(await refusalOf(await app.refresh(next))).toBe('400 invalid_grant');
    const { data } = await identity().call('/sdk/v1/users/connected_apps', user);
    expect(data.connected_apps).toEqual([]);
  });

  it('security 15: a refresh token belongs to its app only, and expires after 30 days unused', async () => {
    const user = await newUser();
    const [app, other] = [await newApp(), await newApp()];
    const { refresh_token: token = '' } = await app.signIn(user, offline);
    await other.signIn(user, offline);
    expect(await refusalOf(await other.refresh(token))).toBe('400 invalid_grant');
    expect(await refusalOf(await app.refresh(token, 'openid phone'))).toBe('400 invalid_scope');
    identity().clock.advance(30 * day);
    expect(await refusalOf(await app.refresh(token))).toBe('400 invalid_grant');
  });

  it('security 15: a chain of refresh tokens ends a year after the user gave access', async () => {
    const user = await newUser();
    const app = await newApp();
    let { refresh_token: token = '' } = await app.signIn(user, offline);
    for (let days = 0; days < 364; days += 28) {
      const answer = await app.refresh(token);
      expect(answer.status).toBe(200);
      ({ refresh_token: token } = (await answer.json()) as { refresh_token: string });
      identity().clock.advance(28 * day);
    }
    const last = await app.refresh(token);
    expect(last.status).toBe(200);
    identity().clock.advance(day);
    const { refresh_token: over } = (await last.json()) as { refresh_token: string };
    expect(await refusalOf(await app.refresh(over))).toBe('400 invalid_grant');
  });

  it('RFC 7009: an app revokes its refresh token; others can’t, and an unknown one is ignored', async () => {
    const user = await newUser();
    const [app, other] = [await newApp(), await newApp()];
    const tokens = await app.signIn(user, offline);
    const token = tokens.refresh_token ?? '';
    await oauth.processRevocationResponse(await other.revoke(token));
    await oauth.processRevocationResponse(await app.revoke('nothing'));
    const { refresh_token: next = '' } = (await (await app.refresh(token)).json()) as Record<string, string>;
    await oauth.processRevocationResponse(await app.revoke(next));
    expect(await refusalOf(await app.refresh(next))).toBe('400 invalid_grant');
    expect(await refusalOf(await app.revoke(tokens.access_token))).toBe('400 unsupported_token_type');
  });

  it('RFC 6749: an app authenticates with its own secret, by one method', async () => {
    const [app, open] = [await newApp(), await newApp({ confidential: false })];
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    const { client_id } = app.client;
    const basic = (secret: string) => ({ authorization: `Basic ${btoa(`${client_id}:${secret}`)}` });
    const refusals = [
      await app.post('token', form),
      await app.post('token', { ...form, client_id }),
      await app.post('token', { ...form, client_id, client_secret: 'wrong' }),
      await app.post('token', form, basic('wrong')),
      await app.post('token', form, { authorization: 'Basic %%%' }),
      await app.post('token', { ...form, client_id: open.client.client_id, client_secret: 'any' }),
      await app.post('token', { ...form, client_id: '\u0000' }),
    ];
    for (const refusal of refusals) expect(await refusalOf(refusal)).toBe('401 invalid_client');
    const [, , , byBasic] = refusals;
    expect(byBasic?.headers.get('www-authenticate')).toMatch(/^Basic /);
    const twice = await app.post('token', { ...form, client_secret: 'x' }, basic('wrong'));
    expect(await refusalOf(twice)).toBe('400 invalid_request');
  });

  it('RFC 6749: an invalid call reports what is missing, and is not cached', async () => {
    const app = await newApp({ confidential: false });
    const { client_id } = app.client;
    const cases: [Record<string, string>, string][] = [
      [{ client_id }, '400 invalid_request'],
      [{ client_id, grant_type: 'password' }, '400 unsupported_grant_type'],
      [{ client_id, grant_type: 'toString' }, '400 unsupported_grant_type'],
      [{ client_id, grant_type: 'authorization_code', code: 'x' }, '400 invalid_request'],
      [{ client_id, grant_type: 'refresh_token', refresh_token: '' }, '400 invalid_request'],
      [{ client_id, grant_type: 'refresh_token', refresh_token: '\u0000' }, '400 invalid_grant'],
    ];
    for (const [form, refusal] of cases) {
      const answer = await app.post('token', form);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(await refusalOf(answer)).toBe(refusal);
    }
    const url = `${identity().origin}/v1/oauth2/token`;
    const json = await fetch(url, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await refusalOf(json)).toBe('400 invalid_request');
    const body = new URLSearchParams([
      ['client_id', client_id],
      ['client_id', client_id],
    ]);
    expect(await refusalOf(await fetch(url, { method: 'POST', body }))).toBe('400 invalid_request');
  });

  it('RFC 6750: userinfo requires a valid access token with openid in the header', async () => {
    const user = await newUser();
    const app = await newApp();
    const { access_token: blind } = await app.signIn(user, ['email']);
    const { access_token: token, id_token: idToken = '' } = await app.signIn(user);
    const ask = (authorization?: string) =>
      fetch(`${identity().origin}/v1/oauth2/userinfo`, {
        method: 'POST',
        headers: authorization === undefined ? {} : { authorization },
      });
    expect((await ask(`Bearer ${token}`)).status).toBe(200);
    expect(await refusalOf(await ask(`Bearer ${blind}`))).toBe('403 insufficient_scope');
    const bad = [undefined, 'Bearer x', `Basic ${token}`, `Bearer ${idToken}`, `Bearer ${user.sessionJwt}`];
    for (const authorization of bad) {
      const answer = await ask(authorization);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer .*error="invalid_token"/);
      expect(await refusalOf(answer)).toBe('401 invalid_token');
    }
    identity().clock.advance(3600);
    expect(await refusalOf(await ask(`Bearer ${token}`))).toBe('401 invalid_token');
  });

  it('RFC 9068: only an access token for this issuer’s own calls opens them', async () => {
    const user = await newUser();
    const app = await newApp({ firstParty: true });
    const { access_token: token, id_token: idToken = '' } = await app.signIn(user, ['openid', 'full_access']);
    const { issuer } = app.server;
    const claims = decodeJwt(token);
    expect(claims.aud).toEqual([app.client.client_id, issuer]);
    expect(decodeJwt(idToken).aud).toBe(app.client.client_id);
    const signer = createSigner(database(), testSecret, identity().clock.now);
    const exchange = async (access_token: string) =>
      identity().call('/sdk/v1/sessions/exchange_access_token', {
        body: { access_token, session_duration_minutes: 60 },
      });
    for (const aud of [app.client.client_id, [app.client.client_id, `${issuer}x`], []]) {
      const other = await signer.sign({ ...claims, aud }, accessTokenType);
      expect(await refusalOf(await app.userinfo(other))).toBe('401 invalid_token');
      expect((await exchange(other)).body).toMatchObject({ error_type: 'invalid_access_token' });
    }
    const same = await signer.sign({ ...claims }, accessTokenType);
    expect((await app.userinfo(same)).status).toBe(200);
    expect((await exchange(same)).status).toBe(200);
  });
});
