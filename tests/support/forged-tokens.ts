import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { audience, issuer } from './mint';

/** The forger's key, with its public half as a key set publishes it. */
export interface ForgerKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: Record<string, unknown>;
}

export function createForgerKey(kid: string): ForgerKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  return { privateKey, publicKey, jwk };
}

/** The keys and times for making tokens. */
export interface Forge {
  /** The kid of the portal's key. */
  kid: string;
  /** The default signing key. In one portal it is the key of that kid, in another it only pretends to be. */
  key: ForgerKey;
  /** In no portal's key set. */
  strange: ForgerKey;
  /** The portal's own public key, as it publishes it. */
  published: Record<string, unknown>;
  publishedPem: string;
}

type Fields = Record<string, unknown>;
type Signing = 'key' | 'strange' | 'none' | { hash: string } | { secret: (forge: Forge) => string | Buffer };

/** A token described by its differences from a valid one; `undefined` removes a field. */
export interface TokenCase {
  name: string;
  header?: Fields | ((forge: Forge) => Fields);
  /** Overrides of the default claims; times are seconds from now. */
  claims?: Fields;
  times?: Record<'iat' | 'nbf' | 'exp', number> | Partial<Record<'iat' | 'nbf' | 'exp', number>>;
  /** Overrides of the session claim. */
  session?: Fields;
  signing?: Signing;
  /** The JSON of header and payload before encoding. */
  json?: (header: string, payload: string) => [header: string, payload: string];
  /** Changes the finished token. */
  spelling?: (token: string) => string;
}

const encode = (text: string | Buffer) => Buffer.from(text).toString('base64url');

function signature(data: string, signing: Signing, forge: Forge): string {
  if (signing === 'none') return '';
  if (typeof signing === 'object' && 'secret' in signing) {
    return createHmac('sha256', signing.secret(forge)).update(data).digest('base64url');
  }
  const { privateKey } = signing === 'strange' ? forge.strange : forge.key;
  const hash = typeof signing === 'object' ? signing.hash : 'RSA-SHA256';
  return sign(hash, Buffer.from(data), privateKey).toString('base64url');
}

/** Makes a token. */
export function makeToken(one: TokenCase, forge: Forge): string {
  const now = Math.floor(Date.now() / 1000);
  const times = Object.entries({ iat: 0, nbf: 0, exp: 300, ...one.times });
  const header = {
    alg: 'RS256',
    typ: 'JWT',
    kid: forge.kid,
    ...(typeof one.header === 'function' ? one.header(forge) : one.header),
  };
  const claims = {
    iss: issuer,
    aud: [audience],
    sub: 'user-test-forged',
    ...Object.fromEntries(times.map(([name, seconds]) => [name, now + seconds])),
    'https://stytch.com/session': {
      id: 'session-test-forged',
      started_at: new Date().toISOString(),
      last_accessed_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      attributes: { user_agent: '', ip_address: '' },
      authentication_factors: [
        { type: 'otp', email_factor: { email_id: 'email-test-1', email_address: 'ada@waybill.example' } },
      ],
      roles: ['stytch_user'],
      ...one.session,
    },
    ...one.claims,
  };
  const json = one.json ?? ((first: string, second: string): [string, string] => [first, second]);
  const data = json(JSON.stringify(header), JSON.stringify(claims)).map(encode).join('.');
  const token = `${data}.${signature(data, one.signing ?? 'key', forge)}`;
  return one.spelling?.(token) ?? token;
}

const withSignature = (change: (text: string) => string) => (token: string) => {
  const at = token.lastIndexOf('.') + 1;
  return token.slice(0, at) + change(token.slice(at));
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The same bytes in another encoding: 256 bytes leave four unused bits in the last character. */
const otherSpelling = (text: string) =>
  text.slice(0, -1) + (alphabet[alphabet.indexOf(text.at(-1) ?? 'A') + 1] ?? 'B');

const year = 365 * 86_400;

/** Tokens that no check may accept, each with its defect. */
export const forgedTokens: TokenCase[] = [
  // Algorithm and signature
  { name: 'alg none without a signature', header: { alg: 'none' }, signing: 'none' },
  { name: 'alg None without a signature', header: { alg: 'None' }, signing: 'none' },
  { name: 'alg none with a signature', header: { alg: 'none' } },
  { name: 'no alg', header: { alg: undefined } },
  { name: 'a list of algs', header: { alg: ['RS256'] } },
  {
    name: 'HS256 with the public key as PEM',
    header: { alg: 'HS256' },
    signing: { secret: ({ publishedPem }) => publishedPem },
  },
  {
    name: 'HS256 with the public key as JSON',
    header: { alg: 'HS256' },
    signing: { secret: ({ published }) => JSON.stringify(published) },
  },
  {
    name: 'HS256 with the modulus',
    header: { alg: 'HS256' },
    signing: { secret: ({ published }) => Buffer.from(String(published.n), 'base64url') },
  },
  { name: 'HS256 with an empty secret', header: { alg: 'HS256' }, signing: { secret: () => '' } },
  { name: 'RS384', header: { alg: 'RS384' }, signing: { hash: 'RSA-SHA384' } },
  { name: 'RS512', header: { alg: 'RS512' }, signing: { hash: 'RSA-SHA512' } },
  { name: 'PS256 with the signature of RS256', header: { alg: 'PS256' } },
  { name: 'ES256 with the signature of RS256', header: { alg: 'ES256' } },
  { name: 'RS256 with the signature of RS512', signing: { hash: 'RSA-SHA512' } },
  { name: 'no signature', signing: 'none' },
  {
    name: 'a payload changed after signing',
    spelling: (token) => {
      const [header, payload = '', rest] = token.split('.');
      const text = Buffer.from(payload, 'base64url')
        .toString()
        .replace('user-test-forged', 'user-test-f0rged');
      return [header, encode(text), rest].join('.');
    },
  },
  {
    name: 'a header changed after signing',
    spelling: (token) => [encode('{"alg":"RS256","kid":"x"}'), ...token.split('.').slice(1)].join('.'),
  },

  // Key
  { name: 'another key under the portal’s kid', signing: 'strange' },
  { name: 'another key under a kid of its own', header: { kid: 'strange' }, signing: 'strange' },
  { name: 'no kid', header: { kid: undefined } },
  { name: 'an empty kid', header: { kid: '' } },
  { name: 'a kid that is a number', header: { kid: 1 } },
  { name: 'a kid that is a list', header: ({ kid }) => ({ kid: [kid] }) },
  {
    name: 'a kid that is a path to an empty file',
    header: { alg: 'HS256', kid: '../../../../dev/null' },
    signing: { secret: () => '' },
  },
  {
    name: 'a kid that is a path, signed with the portal’s kid’s key',
    header: ({ kid }) => ({ kid: `../${kid}` }),
  },
  { name: 'a kid that is an SQL condition', header: { kid: "' OR '1'='1" }, signing: 'strange' },
  { name: 'a kid that is an address', header: { kid: 'https://evil.example/key' }, signing: 'strange' },
  {
    name: 'a jku to a key set of the forger’s',
    header: { jku: 'https://evil.example/jwks' },
    signing: 'strange',
  },
  { name: 'a jku beside the portal’s kid', header: { jku: 'https://evil.example/jwks' } },
  { name: 'the forger’s key in jwk', header: ({ strange }) => ({ jwk: strange.jwk }), signing: 'strange' },
  { name: 'the signing key in jwk', header: ({ key }) => ({ jwk: key.jwk }) },
  {
    name: 'an x5u to a certificate of the forger’s',
    header: { x5u: 'https://evil.example/cert' },
    signing: 'strange',
  },
  { name: 'an x5u beside the portal’s kid', header: { x5u: 'https://evil.example/cert' } },
  { name: 'a certificate in x5c', header: { x5c: ['MIIB'] } },

  // Kind
  { name: 'crit with what nobody knows', header: { crit: ['waybill'], waybill: 1 } },
  { name: 'an empty crit', header: { crit: [] } },
  { name: 'crit that is no list', header: { crit: 'exp' } },
  { name: 'an unencoded payload', header: { b64: false, crit: ['b64'] } },
  { name: 'typ at+jwt', header: { typ: 'at+jwt' } },
  { name: 'typ JWE', header: { typ: 'JWE' } },
  { name: 'typ that is a number', header: { typ: 1 } },

  // Issuer, audience, subject
  { name: 'another issuer', claims: { iss: 'stytch.com/project-other' } },
  { name: 'no issuer', claims: { iss: undefined } },
  { name: 'a list of issuers', claims: { iss: [issuer] } },
  { name: 'another audience', claims: { aud: ['project-other'] } },
  { name: 'no audience', claims: { aud: undefined } },
  { name: 'an audience that is an object', claims: { aud: { [audience]: true } } },
  { name: 'no subject', claims: { sub: undefined } },
  { name: 'an empty subject', claims: { sub: '' } },
  { name: 'a subject that is a number', claims: { sub: 1 } },

  // Times
  { name: 'an end that is past', times: { iat: -301, nbf: -301, exp: -1 } },
  { name: 'no end', claims: { exp: undefined } },
  { name: 'an end that is text', claims: { exp: '2099-01-01' } },
  { name: 'an end beyond all numbers', claims: { exp: 1e300 } },
  { name: 'an end that is null', claims: { exp: null } },
  { name: 'a beginning in the future', times: { nbf: 120 } },
  { name: 'no beginning', claims: { nbf: undefined } },
  { name: 'made in the future', times: { iat: 90 } },
  { name: 'not known when made', claims: { iat: undefined } },
  { name: 'made at a time that is text', claims: { iat: 'now' } },
  { name: 'made after its end', times: { iat: 50, exp: 40 } },
  { name: 'a life of 24 hours', times: { exp: 86_400 } },
  { name: 'a life of ten years', times: { exp: 10 * year } },
  { name: 'made a day ago and still good', times: { iat: -86_400, exp: 100 } },

  // Session
  { name: 'no session', claims: { 'https://stytch.com/session': undefined } },
  { name: 'a session that is text', claims: { 'https://stytch.com/session': 'session-test-forged' } },
  { name: 'a session without an id', session: { id: undefined } },
  { name: 'a session with an empty id', session: { id: '' } },
  { name: 'a session that is over', session: { expires_at: new Date(0).toISOString() } },
  { name: 'a session whose end can’t be read', session: { expires_at: 'never' } },
  { name: 'a session without an end', session: { expires_at: undefined } },
  { name: 'a session whose end is a number', session: { expires_at: 4_102_444_800 } },
  { name: 'factors that are text', session: { authentication_factors: 'otp' } },
  { name: 'roles that are text', session: { roles: 'stytch_user' } },

  // Spelling
  { name: 'a truncated signature', spelling: withSignature((text) => text.slice(0, -10)) },
  { name: 'a signature one character short', spelling: withSignature((text) => text.slice(0, -1)) },
  { name: 'a signature with padding', spelling: withSignature((text) => `${text}==`) },
  {
    name: 'a signature in the other alphabet',
    spelling: withSignature((text) => text.replaceAll('-', '+').replaceAll('_', '/') + '=='),
  },
  { name: 'a signature in another spelling of the same bytes', spelling: withSignature(otherSpelling) },
  { name: 'a signature twice', spelling: withSignature((text) => text + text) },
  {
    name: 'a space before it ends',
    spelling: withSignature((text) => `${text.slice(0, 9)} ${text.slice(9)}`),
  },
  {
    name: 'alg twice in the header',
    json: (header, payload) => [header.replace('{', '{"alg":"none",'), payload],
  },
  {
    name: 'the subject twice',
    json: (header, payload) => [header, payload.replace('{', '{"sub":"user-test-other",')],
  },
  {
    name: 'a name twice in the session',
    json: (header, payload) => [header, payload.replace('"id":', '"id":"session-test-other","id":')],
  },
  { name: 'a payload that is no JSON', json: (header) => [header, 'ada'] },
  { name: 'a payload that is a list', json: (header, payload) => [header, `[${payload}]`] },
  {
    name: 'a payload that is no UTF-8',
    spelling: (token) => token.replace(/\.[^.]+\./, `.${encode(Buffer.from([0x7b, 0xff, 0x7d]))}.`),
  },
  { name: 'a header that is a list', json: (header, payload) => [`[${header}]`, payload] },
  { name: 'an empty header', spelling: (token) => token.slice(token.indexOf('.')) },
  { name: 'a detached payload', spelling: (token) => token.replace(/\.[^.]+\./, '..') },
  { name: 'four parts', spelling: (token) => `${token}.e30` },
  {
    name: 'the five parts of a JWE',
    header: { alg: 'RSA-OAEP', enc: 'A256GCM' },
    spelling: (token) => `${token}.AAAA.AAAA`,
  },
  {
    name: 'a JSON serialisation',
    spelling: (token) => {
      const [header, payload, rest] = token.split('.');
      return JSON.stringify({ protected: header, payload, signature: rest });
    },
  },
  { name: '5,000 bytes', claims: { padding: 'x'.repeat(3_400) } },
];

/**
 * Tokens that every check must accept where the key is the portal's: otherwise the refusals would prove
 * nothing.
 */
export const goodTokens: TokenCase[] = [
  { name: 'as the provider makes it' },
  { name: 'without typ', header: { typ: undefined } },
  { name: 'with a claim of the project’s own', claims: { plan: 'gold' } },
  { name: 'from a clock 20 s ahead', times: { iat: 20, nbf: 20, exp: 320 } },
  { name: 'of an audience by itself', claims: { aud: audience } },
];
