import { ErrorCode } from '@/lib/contract/errors';
import { providerFaults } from '@/lib/contract/errors/provider-faults';

const {
  authenticationFailed,
  confirmationNeeded,
  forbidden,
  invalidCredentials,
  magicLinkInvalid,
  rateLimited,
  serverError,
  unknownEmail,
  validationFailed,
} = ErrorCode;

const wrongCode = 'That code is not right. Check the newest message and try again.';
const wrongAppCode = 'That code is not right. Enter the one your app shows now.';
const spentRecoveryCode =
  'That recovery code is not right or was already used. Try another one of your list.';
const spentLink = 'This link was already used or has expired. Ask for a new one.';
const otherBrowser =
  'This link works only in the browser that asked for it. Open it there, or ask for a new one here.';
const ended = 'Your session has ended. Sign in again.';
const wrongPassword = 'Incorrect e-mail or password. Try again, or ask for a link to set a new password.';
const takenEmail =
  'This address can’t be used for a new password. Sign in another way, or ask for a link to set one.';
const wrongWallet = 'The wallet’s signature did not arrive in time or does not fit. Try again.';
const takenWallet = 'This wallet belongs to another sign-in. Use another wallet.';
const badPasskey = 'This passkey could not be confirmed. Try again, or sign in another way.';
const unknownPasskey = 'This passkey is not known here any more. Sign in another way.';
const badAccount = 'This provider did not confirm who you are. Try again, or sign in another way.';
const spentAccount = 'This sign-in was already used or took too long. Start again.';
const lastWay = 'This is your only way to sign in. Add another one before you remove it.';

/** Plain messages for the provider's error types that a customer can do something about: our own names and Stytch's. */
export const errorMessages: Record<string, [code: ErrorCode, message: string]> = {
  // Codes
  otp_code_not_found: [invalidCredentials, wrongCode],
  invalid_otp_code: [invalidCredentials, wrongCode],
  unable_to_auth_otp_code: [
    invalidCredentials,
    'This code was already used or has expired. Ask for a new one.',
  ],
  invalid_email: [validationFailed, 'Enter an e-mail address like name@example.com.'],
  invalid_phone_number: [
    validationFailed,
    'Enter the phone number with its country code, such as +1 305 555 0142.',
  ],
  duplicate_email_for_user: [validationFailed, 'This e-mail address is yours already.'],
  duplicate_phone_number: [validationFailed, 'This phone number belongs to another sign-in.'],
  unavailable_endpoint: [forbidden, 'Codes can’t be sent this way here. Use your e-mail address.'],
  email_not_found: [
    unknownEmail,
    'Nobody signs in here with this e-mail address. Check it, or use another one.',
  ],
  phone_number_not_found: [
    unknownEmail,
    'Nobody signs in here with this phone number. Check it, or use your e-mail address.',
  ],
  // Links
  magic_link_not_found: [magicLinkInvalid, spentLink],
  unable_to_auth_magic_link: [magicLinkInvalid, spentLink],
  unable_to_reset_password: [magicLinkInvalid, spentLink],
  unable_to_auth_password_reset_token: [magicLinkInvalid, spentLink],
  impersonation_token_not_found: [magicLinkInvalid, spentLink],
  unable_to_auth_impersonation_token: [magicLinkInvalid, spentLink],
  pkce_mismatch: [magicLinkInvalid, otherBrowser],
  pkce_expected_code_verifier: [magicLinkInvalid, otherBrowser],
  missing_pkce_code_challenge: [magicLinkInvalid, otherBrowser],
  invalid_pkce_code_verifier: [magicLinkInvalid, otherBrowser],
  // Passwords
  email_verification_required: [
    forbidden,
    'Prove first that the address is yours: sign in with a code or a link, then set a password.',
  ],
  unauthorized_password: [invalidCredentials, wrongPassword],
  no_password_set: [invalidCredentials, wrongPassword],
  no_user_password: [invalidCredentials, wrongPassword],
  duplicate_email: [validationFailed, takenEmail],
  password_already_exists: [validationFailed, takenEmail],
  weak_password: [validationFailed, 'This password is too easy to guess. Make it longer or less usual.'],
  breached_password: [
    validationFailed,
    'This password is on a list of stolen passwords. Choose another one, here and wherever you use it.',
  ],
  invalid_password_length: [validationFailed, 'A password has 8 to 128 characters.'],
  password_does_not_match: [invalidCredentials, 'That is not your present password. Try again.'],
  reset_password: [
    forbidden,
    'This password has to be replaced before it can be used. Ask for a link to set a new one.',
  ],
  session_too_old_to_reset_password: [confirmationNeeded, 'Confirm that it is you, then set the password.'],
  // Authenticator apps
  invalid_totp_code: [invalidCredentials, wrongAppCode],
  unable_to_authenticate_totp: [invalidCredentials, wrongAppCode],
  totp_code_already_authenticated: [
    invalidCredentials,
    'This code was used already. Wait for the next one, which comes within half a minute.',
  ],
  totp_not_found: [invalidCredentials, 'There is no authenticator app to confirm with. Take another way.'],
  totp_locked: [rateLimited, 'Too many wrong codes. Wait a quarter of an hour, or use a recovery code.'],
  active_totp_exists: [validationFailed, 'You have an authenticator app already. Remove it first.'],
  invalid_recovery_code: [invalidCredentials, spentRecoveryCode],
  unable_to_authenticate_recovery_code: [invalidCredentials, spentRecoveryCode],
  // Passkeys
  webauthn_registration_not_found: [invalidCredentials, unknownPasskey],
  unable_to_auth_webauthn_registration: [invalidCredentials, badPasskey],
  unable_to_register_webauthn_registration: [validationFailed, 'This passkey could not be added. Try again.'],
  invalid_public_key_credential: [invalidCredentials, badPasskey],
  duplicate_webauthn_registration: [validationFailed, 'This passkey is added already.'],
  too_many_user_registrations_for_domain: [
    validationFailed,
    'Twenty passkeys are the most. Remove one first.',
  ],
  invalid_webauthn_registration_name: [validationFailed, 'A name has 1 to 128 characters.'],
  // Wallets
  invalid_crypto_wallet_address: [
    validationFailed,
    'The wallet’s address can’t be read. Try another account of it.',
  ],
  unable_to_authenticate_crypto_wallet: [invalidCredentials, wrongWallet],
  siwe_message_expired: [invalidCredentials, wrongWallet],
  duplicate_wallet_address: [validationFailed, takenWallet],
  // Accounts at other providers
  oauth_provider_not_found: [forbidden, 'This provider is not available here. Sign in another way.'],
  oauth_token_not_found: [invalidCredentials, spentAccount],
  oauth_failed: [invalidCredentials, badAccount],
  oauth_auth_code_error: [invalidCredentials, badAccount],
  unable_to_authorize_oauth_provider: [invalidCredentials, badAccount],
  oauth_unverified_email: [
    invalidCredentials,
    'The provider has not confirmed your e-mail address. Confirm it there, or sign in another way.',
  ],
  access_denied: [
    invalidCredentials,
    'You did not allow it there, so nobody was signed in here. Try again, or sign in another way.',
  ],
  oauth_provider_unavailable: [
    serverError,
    'The provider does not answer at the moment. Try again in a minute, or sign in another way.',
  ],
  oauth_state_mismatch: [invalidCredentials, spentAccount],
  invalid_oauth_attach_token: [invalidCredentials, spentAccount],
  duplicate_oauth_registration: [
    validationFailed,
    'That account signs somebody else in here. Use another account of the provider.',
  ],
  // Identity
  too_many_requests: [rateLimited, 'Too many attempts. Wait a moment and try again.'],
  user_lock_limit_reached: [
    rateLimited,
    'Sign-in is locked for an hour after too many tries. Somebody who is signed in stays so.',
  ],
  impersonated_session_not_allowed: [
    forbidden,
    'You are signed in as a customer. Only they can do this themselves.',
  ],
  second_factor_required: [
    confirmationNeeded,
    'Enter a code of your authenticator app, or a recovery code, first. Nothing was changed.',
  ],
  stale_factors: [confirmationNeeded, 'Confirm that it is you first. Nothing was changed.'],
  factor_not_found: [validationFailed, 'This way to sign in is gone already.'],
  invalid_session_id: [validationFailed, 'This device is signed out already.'],
  last_factor: [forbidden, lastWay],
  cannot_delete_last_primary_factor: [forbidden, lastWay],
  session_not_found: [authenticationFailed, ended],
  session_token_replaced: [serverError, 'Your sign-in was renewed at this very moment. Try again.'],
  unauthorized_credentials: [authenticationFailed, ended],
  user_unauthenticated: [authenticationFailed, ended],
  // The gateway's errors for an invalid or missing response of the provider
  provider_unreachable: [serverError, providerFaults.provider_unreachable],
  provider_success_unreadable: [serverError, providerFaults.provider_success_unreadable],
  provider_error_unreadable: [serverError, providerFaults.provider_error_unreadable],
  provider_answer_unusable: [serverError, providerFaults.provider_answer_unusable],
};
