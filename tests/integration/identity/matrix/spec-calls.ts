const alternatives = (text: string): string[] => {
  const match = /\{([^}]+)\}/.exec(text);
  if (!match) return [text];
  const [whole, inner = ''] = match;
  return inner.split('|').flatMap((word) => alternatives(text.replace(whole, word)));
};

/** SPEC section 7, "Identity provider, under /sdk/v1", call by call; `*` is an id or token in the path. */
export const specCalls: string[] = [
  'GET /projects/bootstrap/*',
  'GET /users/me',
  'PUT /users/me',
  'DELETE /users/{emails|phone_numbers|totps|crypto_wallets|oauth|webauthn_registrations|biometric_registrations}/*',
  'GET /users/connected_apps',
  'POST /users/connected_apps/*/revoke',
  'POST /sessions/{revoke|authenticate|exchange_access_token|attest}',
  'POST /magic_links/email/{login_or_create|send/primary|send/secondary}',
  'POST /magic_links/authenticate',
  'POST /otps/{sms|whatsapp|email}/{login_or_create|send/primary|send/secondary}',
  'POST /otps/authenticate',
  'POST /oauth/{authenticate|attach}',
  'GET /v1/public/oauth/*/start',
  'POST /crypto_wallets/authenticate/start/{primary|secondary}',
  'POST /crypto_wallets/authenticate',
  'POST /totps',
  'POST /totps/{authenticate|recovery_codes|recover}',
  'POST /webauthn/register/start',
  'POST /webauthn/register',
  'POST /webauthn/authenticate/start/{primary|secondary}',
  'POST /webauthn/authenticate',
  'PUT /webauthn/update/*',
  'POST /passwords',
  'POST /passwords/{authenticate|strength_check}',
  'POST /passwords/email/reset/start',
  'POST /passwords/{email|existing_password|session}/reset',
  'POST /impersonation/authenticate',
  'POST /idp/oauth/authorize/{start|submit}',
  'POST /oauth/logout/start',
  'POST /users/search',
  'POST /b2b/organizations/members/search',
  'POST /events',
].flatMap(alternatives);
