/** Errors of the provider's wire: error_type, status and a readable message. */
export const wireErrors = {
  bad_request: [400, 'The request could not be read.'],
  invalid_email: [400, 'The e-mail address is not valid.'],
  invalid_phone_number: [400, 'The phone number is not valid. It needs its country code, such as +1.'],
  invalid_session_duration_minutes: [
    400,
    'session_duration_minutes must be a whole number from 5 to 527040.',
  ],
  invalid_expiration_otp: [400, 'expiration_minutes must be a whole number from 1 to 10.'],
  metadata_invalid_format: [400, 'The metadata holds characters that can not be stored.'],
  metadata_too_large: [400, 'The metadata may be at most 4 kB large.'],
  metadata_too_many_keys: [400, 'The metadata may have at most 20 keys.'],
  unavailable_endpoint: [400, 'Codes can not be sent this way here. Please use e-mail.'],
  unauthorized_credentials: [401, 'The credentials are not right, or nobody is signed in.'],
  stale_factors: [401, 'Please sign in again before you add a way to sign in.'],
  second_factor_required: [401, 'Please enter a code of your authenticator app, or a recovery code, first.'],
  unable_to_auth_otp_code: [401, 'This code was already used or has expired. Please ask for a new one.'],
  otp_code_not_found: [404, 'The code is not correct.'],
  session_not_found: [404, 'The session has ended.'],
  session_token_replaced: [409, 'The session goes on under a newer token.'],
  project_not_found: [404, 'There is no such project.'],
  public_token_not_found: [404, 'There is no project with this public token.'],
  route_not_found: [404, 'There is no such call.'],
  too_many_requests: [429, 'Too many requests. Please wait before you try again.'],
  // Links and passwords
  invalid_magic_link_url: [400, 'The link must lead to this portal.'],
  invalid_expiration: [400, 'The link’s life must be a whole number from 5 to 10080 minutes.'],
  unable_to_auth_magic_link: [401, 'This link was already used or has expired. Please ask for a new one.'],
  pkce_mismatch: [
    400,
    'The pkce code_verifier does not fit the code_challenge. Open the link in the browser that asked for it.',
  ],
  pkce_expected_code_verifier: [
    400,
    'A pkce code_verifier is required. Open the link in the browser that asked for it.',
  ],
  missing_pkce_code_challenge: [400, 'A pkce code_challenge is required.'],
  invalid_password_reset_redirect_url: [400, 'The link must lead to this portal.'],
  weak_password: [400, 'The password must have 8 to 128 characters and be hard to guess.'],
  breached_password: [400, 'The password is on a list of known passwords. Please choose another.'],
  duplicate_email: [
    400,
    'This e-mail address can’t be used for a new password. Sign in another way or reset it.',
  ],
  email_verification_required: [
    400,
    'Please prove first that the e-mail address is yours. Open the link we sent to it, or sign in with a code.',
  ],
  email_not_found: [404, 'There is no user with this e-mail address.'],
  phone_number_not_found: [404, 'There is no user with this phone number.'],
  unable_to_auth_password_reset_token: [
    401,
    'This link was already used or has expired. Please ask for a new one.',
  ],
  // Authenticator apps
  totp_code_already_authenticated: [401, 'This code was already used. Wait for the next one.'],
  invalid_totp_code: [400, 'The code of an authenticator app has six digits.'],
  unable_to_authenticate_totp: [401, 'The code is not right.'],
  totp_locked: [429, 'Too many wrong codes. Please wait before you try again.'],
  totp_not_found: [404, 'There is no authenticator app.'],
  invalid_expiration_totp: [400, 'expiration_minutes must be a whole number from 5 to 1440.'],
  unable_to_authenticate_recovery_code: [401, 'The recovery code is not right or was already used.'],
  // Passkeys
  webauthn_registration_not_found: [404, 'There is no such passkey.'],
  duplicate_webauthn_registration: [400, 'This passkey is already registered.'],
  invalid_webauthn_registration_domain: [400, 'domain must be the host of this portal.'],
  invalid_authenticator_type: [400, 'authenticator_type must be platform or cross-platform.'],
  invalid_public_key_credential: [400, 'The passkey’s answer is not valid.'],
  unable_to_register_webauthn_registration: [
    401,
    'The passkey could not be added, or it came too late. Please try again.',
  ],
  unable_to_auth_webauthn_registration: [
    401,
    'The passkey could not be confirmed, or it came too late. Please try again.',
  ],
  too_many_user_registrations_for_domain: [400, 'There can be at most 20 passkeys.'],
  invalid_webauthn_registration_name: [400, 'The name must have 1 to 128 characters.'],
  // Wallets
  invalid_crypto_wallet_address: [400, 'The wallet address is not valid.'],
  invalid_wallet_type: [400, 'crypto_wallet_type must be ethereum or solana.'],
  crypto_wallet_type_incompatible_with_siwe: [400, 'siwe_params go with crypto_wallet_type ethereum only.'],
  invalid_siwe_uri: [400, 'uri must lead to this portal.'],
  invalid_siwe_chain_id: [400, 'chain_id must be a positive whole number.'],
  invalid_siwe_statement: [400, 'statement must be one line of at most 200 ASCII characters.'],
  invalid_siwe_message_request_id: [400, 'message_request_id must have at most 128 URI characters.'],
  invalid_siwe_resource: [400, 'resources must be at most 10 URIs.'],
  invalid_siwe_params: [400, 'The parameters of the message to sign do not fit this portal.'],
  unable_to_authenticate_crypto_wallet: [
    401,
    'The signature is not right, or it came too late. Please try again.',
  ],
  duplicate_wallet_address: [400, 'This wallet belongs to another sign-in.'],
  // OAuth
  oauth_provider_not_found: [404, 'This provider is not available here.'],
  invalid_oauth_redirect_url: [400, 'The address to come back to must lead to this portal.'],
  oauth_token_not_found: [404, 'This sign-in was already used or has expired. Please try again.'],
  oauth_failed: [400, 'The provider did not confirm the sign-in.'],
  oauth_state_mismatch: [
    400,
    'This sign-in was started in another browser, was already used or has expired.',
  ],
  invalid_oauth_attach_token: [400, 'Adding this account took too long. Please try again.'],
  duplicate_oauth_registration: [400, 'This account at the provider belongs to another sign-in.'],
  // Users and sessions
  factor_not_found: [404, 'There is no such way to sign in.'],
  last_factor: [400, 'This is the last way to sign in. Add another one before you remove it.'],
  unable_to_auth_impersonation_token: [401, 'This token was already used or has expired.'],
  invalid_session_id: [404, 'There is no such session.'],
  impersonated_session_not_allowed: [403, 'Whoever is signed in as a customer can not do this.'],
  invalid_access_token: [401, 'The access token is not valid.'],
  trusted_token_profile_not_found: [404, 'There is no such profile.'],
  invalid_trusted_auth_token: [401, 'The token can not be trusted.'],
  // Connected apps
  connected_app_not_found: [404, 'There is no such app.'],
  connected_app_supplied_redirect_url_not_found_in_client: [
    400,
    'The address to come back to is not registered for this app.',
  ],
  pkce_required_for_idp_authorization_flow: [400, 'A pkce code_challenge is required.'],
  invalid_pkce_code_challenge: [400, 'The pkce code_challenge must be the base64url of a SHA-256.'],
  oauth_invalid_scope_requested: [400, 'The app asks for nothing that can be allowed.'],
  invalid_idp_request: [400, 'The app’s request is not valid.'],
  internal_server_error: [500, 'Something went wrong on our side.'],
  server_unavailable: [503, 'The message could not be sent. Please try again in a minute.'],
} as const satisfies Record<string, readonly [number, string]>;

export type WireErrorType = keyof typeof wireErrors;

/** An expected failure, answered on the wire; SPEC section 8's API error. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly status: number;
  /** Further details for the caller. */
  readonly details: Record<string, unknown>;

  constructor(
    readonly type: WireErrorType,
    /** Seconds until another try is allowed. */
    readonly retryAfter?: number,
    options?: ErrorOptions & { details?: Record<string, unknown> },
  ) {
    super(wireErrors[type][1], options);
    this.status = wireErrors[type][0];
    this.details = {
      ...options?.details,
      ...(retryAfter !== undefined && { retry_after_seconds: retryAfter }),
    };
  }
}

/** An argument's validation error, in the format of a JSON schema validator. */
export interface SchemaComplaint {
  keyword: string;
  dataPath: string;
  schemaPath: string;
  params: Record<string, string>;
  message: string;
}

/** An invalid body; SPEC section 8's schema error. */
export class WireSchemaError extends Error {
  override readonly name = 'WireSchemaError';

  constructor(readonly complaints: SchemaComplaint[]) {
    super('The body does not fit the schema');
  }
}
