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

const wrongCode = 'Incorrect code. Check the newest message and try again.';
const wrongAppCode = 'Incorrect code. Enter the one your app shows now.';
const spentRecoveryCode =
  'That recovery code is incorrect or was already used. Try another one from your list.';
const spentLink = 'This link was already used or has expired. Request a new one.';
const otherBrowser =
  'This link works only in the browser you requested it from. Open it there, or request a new one here.';
const ended = 'Your session has ended. Sign in again.';
const wrongPassword = 'Incorrect e-mail or password. Try again, or reset your password.';
const takenEmail =
  'This address can’t be used for a new password. Sign in another way, or request a link to set one.';
const wrongWallet = 'The wallet’s signature was invalid or came too late. Try again.';
const takenWallet = 'This wallet is already used by another account. Use a different wallet.';
const badPasskey = 'This passkey could not be confirmed. Try again, or sign in another way.';
const unknownPasskey = 'This passkey is no longer registered here. Sign in another way.';
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
    'This code was already used or has expired. Request a new one.',
  ],
  invalid_email: [validationFailed, 'Enter an e-mail address like name@example.com.'],
  invalid_phone_number: [
    validationFailed,
    'Enter the phone number with its country code, such as +1 305 555 0142.',
  ],
  duplicate_email_for_user: [validationFailed, 'This e-mail address is already on your account.'],
  duplicate_phone_number: [validationFailed, 'This phone number is already used by another account.'],
  unavailable_endpoint: [forbidden, 'We can’t send codes this way. Use your e-mail address.'],
  email_not_found: [
    unknownEmail,
    'There’s no account with this e-mail address. Check it, or use another one.',
  ],
  phone_number_not_found: [
    unknownEmail,
    'There’s no account with this phone number. Check it, or use your e-mail address.',
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
    'First confirm that the address is yours: sign in with a code or a link, then set a password.',
  ],
  unauthorized_password: [invalidCredentials, wrongPassword],
  no_password_set: [invalidCredentials, wrongPassword],
  no_user_password: [invalidCredentials, wrongPassword],
  duplicate_email: [validationFailed, takenEmail],
  password_already_exists: [validationFailed, takenEmail],
  weak_password: [validationFailed, 'This password is too easy to guess. Make it longer or less common.'],
  breached_password: [
    validationFailed,
    'This password has appeared in a data breach. Choose another one, here and wherever else you use it.',
  ],
  invalid_password_length: [validationFailed, 'Use 8 to 128 characters.'],
  password_does_not_match: [invalidCredentials, 'Incorrect current password. Try again.'],
  reset_password: [forbidden, 'You need to reset your password. Request a link to set a new one.'],
  session_too_old_to_reset_password: [confirmationNeeded, 'Confirm it’s you, then set the password.'],
  // Authenticator apps
  invalid_totp_code: [invalidCredentials, wrongAppCode],
  unable_to_authenticate_totp: [invalidCredentials, wrongAppCode],
  totp_code_already_authenticated: [
    invalidCredentials,
    'This code was already used. Wait up to 30 seconds for the next one.',
  ],
  totp_not_found: [invalidCredentials, 'You have no authenticator app to confirm with. Use another method.'],
  totp_locked: [rateLimited, 'Too many incorrect codes. Wait 15 minutes, or use a recovery code.'],
  active_totp_exists: [validationFailed, 'You already have an authenticator app. Remove it first.'],
  invalid_recovery_code: [invalidCredentials, spentRecoveryCode],
  unable_to_authenticate_recovery_code: [invalidCredentials, spentRecoveryCode],
  // Passkeys
  webauthn_registration_not_found: [invalidCredentials, unknownPasskey],
  unable_to_auth_webauthn_registration: [invalidCredentials, badPasskey],
  unable_to_register_webauthn_registration: [validationFailed, 'This passkey could not be added. Try again.'],
  invalid_public_key_credential: [invalidCredentials, badPasskey],
  duplicate_webauthn_registration: [validationFailed, 'You’ve already added this passkey.'],
  too_many_user_registrations_for_domain: [
    validationFailed,
    'You can have up to 20 passkeys. Remove one first.',
  ],
  invalid_webauthn_registration_name: [validationFailed, 'Use 1 to 128 characters.'],
  // Wallets
  invalid_crypto_wallet_address: [
    validationFailed,
    'This wallet address isn’t valid. Try another account in your wallet.',
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
    'The provider hasn’t verified your e-mail address. Verify it there, or sign in another way.',
  ],
  access_denied: [
    invalidCredentials,
    'You didn’t allow access at the provider. Try again, or sign in another way.',
  ],
  oauth_provider_unavailable: [
    serverError,
    'The provider isn’t responding. Try again in a minute, or sign in another way.',
  ],
  oauth_state_mismatch: [invalidCredentials, spentAccount],
  invalid_oauth_attach_token: [invalidCredentials, spentAccount],
  duplicate_oauth_registration: [
    validationFailed,
    'Someone else already signs in with that account. Use a different one.',
  ],
  // Identity
  too_many_requests: [rateLimited, 'Too many attempts. Wait a moment and try again.'],
  user_lock_limit_reached: [
    rateLimited,
    'Sign-in is locked for 1 hour after too many attempts. Devices that are signed in stay signed in.',
  ],
  impersonated_session_not_allowed: [
    forbidden,
    'You are signed in as a customer. Only the customer can do this.',
  ],
  second_factor_required: [
    confirmationNeeded,
    'First enter a code from your authenticator app, or a recovery code. Nothing was changed.',
  ],
  stale_factors: [confirmationNeeded, 'Confirm it’s you first. Nothing was changed.'],
  factor_not_found: [validationFailed, 'This sign-in method was already removed.'],
  invalid_session_id: [validationFailed, 'This device is already signed out.'],
  last_factor: [forbidden, lastWay],
  cannot_delete_last_primary_factor: [forbidden, lastWay],
  session_not_found: [authenticationFailed, ended],
  session_token_replaced: [serverError, 'Your session was just renewed. Try again.'],
  unauthorized_credentials: [authenticationFailed, ended],
  user_unauthenticated: [authenticationFailed, ended],
  // The gateway's errors for an invalid or missing response of the provider
  provider_unreachable: [serverError, providerFaults.provider_unreachable],
  provider_success_unreadable: [serverError, providerFaults.provider_success_unreadable],
  provider_error_unreadable: [serverError, providerFaults.provider_error_unreadable],
  provider_answer_unusable: [serverError, providerFaults.provider_answer_unusable],
};
