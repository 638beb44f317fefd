/** A user of the stand-in. */
export interface Person {
  subject: string;
  email?: string;
  verified?: boolean;
  picture?: string;
}

/** A user's OpenID Connect claims, including Microsoft's own claim for a verified address. */
export function claimsOf({ subject, email, verified, picture }: Person): Record<string, unknown> {
  return {
    sub: subject,
    ...(email !== undefined && { email, email_verified: verified ?? false, xms_edov: verified ?? false }),
    ...(picture !== undefined && { picture }),
    locale: 'en_US',
  };
}

type Api = (person: Person) => unknown;

/** The user-info answers of the plain OAuth 2 providers, by path; shapes from their documentation. */
const apis: Record<string, Api> = {
  '/user': ({ subject, picture }) => ({ id: subject, login: 'ada', avatar_url: picture, email: null }),
  '/user/emails': ({ email, verified }) => [
    { email: 'other@waybill.example', primary: false, verified: true },
    ...(email === undefined ? [] : [{ email, primary: true, verified: verified ?? false }]),
  ],
  '/v23.0/me': ({ subject, email, picture }) => ({ id: subject, email, picture: { data: { url: picture } } }),
  '/api/v10/users/@me': ({ subject, email, verified }) => ({
    id: subject,
    username: 'ada',
    email,
    verified: verified ?? false,
    avatar: 'a1b2c3',
    locale: 'en-US',
  }),
  '/user/profile': ({ subject, email }) => ({ user_id: subject, email, name: 'Ada' }),
  '/2.0/user': ({ subject, picture }) => ({ uuid: subject, links: { avatar: { href: picture } } }),
  '/2.0/user/emails': ({ email, verified }) => ({
    values: email === undefined ? [] : [{ email, is_primary: true, is_confirmed: verified ?? false }],
  }),
  '/v2/user': ({ subject, email, picture }) => ({ data: { id: subject, email, avatar_url: picture } }),
  '/2/users/me': ({ subject, email, verified, picture }) => ({
    data: { id: subject, profile_image_url: picture, ...(verified && { confirmed_email: email }) },
  }),
  '/v2/user/info/': ({ subject, picture }) => ({
    data: { user: { open_id: subject, avatar_url: picture } },
    error: { code: 'ok' },
  }),
  '/v1/me': ({ subject, email, picture }) => ({ id: subject, email, handle: 'ada', img_url: picture }),
};

const snapchat: Api = ({ subject, picture }) => ({
  data: { me: { externalId: subject, bitmoji: { avatar: picture } } },
});

/**
 * The answer of a user-info call, or of OpenID Connect's own; Snapchat's query and Figma's call are
 * distinguished by their form.
 */
export function userInfoOf(url: URL, person: Person): unknown {
  if (url.searchParams.has('query')) return snapchat(person);
  return apis[url.pathname]?.(person) ?? claimsOf(person);
}
