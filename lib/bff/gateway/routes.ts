import 'server-only';

/**
 * SPEC section 7, "Identity provider, under /sdk/v1", and the calls under `users/me/` that only the embedded server
 * has; `*` stands for one id, `|` for alternatives.
 */
const calls = [
  'GET /projects/bootstrap/*',
  'GET /users/me',
  'PUT /users/me',
  'DELETE /users/emails|phone_numbers|totps|crypto_wallets|oauth|webauthn_registrations|biometric_registrations/*',
  'GET /users/me/sessions|events',
  'POST /users/me/sessions/*/revoke',
  'POST /users/me/sessions/revoke_others',
  'GET /users/connected_apps',
  'POST /users/connected_apps/*/revoke',
  'POST /users/search',
  'POST /sessions/revoke|authenticate|exchange_access_token|attest',
  'POST /magic_links/email/login_or_create',
  'POST /magic_links/email/send/primary|secondary',
  'POST /magic_links/authenticate',
  'POST /otps/sms|whatsapp|email/login_or_create',
  'POST /otps/sms|whatsapp|email/send/primary|secondary',
  'POST /otps/authenticate',
  'POST /oauth/authenticate|attach',
  'POST /oauth/logout/start',
  'POST /crypto_wallets/authenticate/start/primary|secondary',
  'POST /crypto_wallets/authenticate',
  'POST /totps',
  'POST /totps/authenticate|recovery_codes|recover',
  'POST /webauthn/register/start',
  'POST /webauthn/register|authenticate',
  'POST /webauthn/authenticate/start/primary|secondary',
  'PUT /webauthn/update/*',
  'POST /passwords',
  'POST /passwords/authenticate|strength_check',
  'POST /passwords/email/reset/start',
  'POST /passwords/email|existing_password|session/reset',
  'POST /impersonation/authenticate',
  'POST /idp/oauth/authorize/start|submit',
  'POST /b2b/organizations/members/search',
  'POST /events',
];

function toPattern(call: string): RegExp {
  const [method = '', path = ''] = call.split(' ');
  const segments = path.split('/').map((segment) => (segment === '*' ? '[\\w-]{1,128}' : `(?:${segment})`));
  return new RegExp(`^${method} /sdk/v1${segments.join('/')}$`);
}

const patterns = calls.map(toPattern);

/** Whether the wire defines the call; nothing else is forwarded to the provider. */
export function isProviderCall(method: string, pathname: string): boolean {
  const call = `${method} ${pathname}`;
  return patterns.some((pattern) => pattern.test(call));
}
