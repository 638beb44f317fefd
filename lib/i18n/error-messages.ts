import { ErrorCode } from '@/lib/contract/errors';
import type { MessageKey } from '@/lib/text/text';

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

/** The messages about the provider's errors. */
type ProviderText = Extract<MessageKey, `errors.provider.${string}`>;

/**
 * Plain messages, by their keys, for the provider's error types that a customer can do something about: our own names
 * and Stytch's.
 */
export const errorMessages: Record<string, readonly [code: ErrorCode, message: ProviderText]> = {
  // Codes
  otp_code_not_found: [invalidCredentials, 'errors.provider.wrongCode'],
  invalid_otp_code: [invalidCredentials, 'errors.provider.wrongCode'],
  unable_to_auth_otp_code: [invalidCredentials, 'errors.provider.unableToAuthOtpCode'],
  invalid_email: [validationFailed, 'errors.provider.invalidEmail'],
  invalid_phone_number: [validationFailed, 'errors.provider.invalidPhoneNumber'],
  duplicate_email_for_user: [validationFailed, 'errors.provider.duplicateEmailForUser'],
  duplicate_phone_number: [validationFailed, 'errors.provider.duplicatePhoneNumber'],
  unavailable_endpoint: [forbidden, 'errors.provider.unavailableEndpoint'],
  email_not_found: [unknownEmail, 'errors.provider.emailNotFound'],
  phone_number_not_found: [unknownEmail, 'errors.provider.phoneNumberNotFound'],
  // Links
  magic_link_not_found: [magicLinkInvalid, 'errors.provider.spentLink'],
  unable_to_auth_magic_link: [magicLinkInvalid, 'errors.provider.spentLink'],
  unable_to_reset_password: [magicLinkInvalid, 'errors.provider.spentLink'],
  unable_to_auth_password_reset_token: [magicLinkInvalid, 'errors.provider.spentLink'],
  impersonation_token_not_found: [magicLinkInvalid, 'errors.provider.spentLink'],
  unable_to_auth_impersonation_token: [magicLinkInvalid, 'errors.provider.spentLink'],
  pkce_mismatch: [magicLinkInvalid, 'errors.provider.otherBrowser'],
  pkce_expected_code_verifier: [magicLinkInvalid, 'errors.provider.otherBrowser'],
  missing_pkce_code_challenge: [magicLinkInvalid, 'errors.provider.otherBrowser'],
  invalid_pkce_code_verifier: [magicLinkInvalid, 'errors.provider.otherBrowser'],
  // Passwords
  email_verification_required: [forbidden, 'errors.provider.emailVerificationRequired'],
  unauthorized_password: [invalidCredentials, 'errors.provider.wrongPassword'],
  no_password_set: [invalidCredentials, 'errors.provider.wrongPassword'],
  no_user_password: [invalidCredentials, 'errors.provider.wrongPassword'],
  duplicate_email: [validationFailed, 'errors.provider.takenEmail'],
  password_already_exists: [validationFailed, 'errors.provider.takenEmail'],
  weak_password: [validationFailed, 'errors.provider.weakPassword'],
  breached_password: [validationFailed, 'errors.provider.breachedPassword'],
  invalid_password_length: [validationFailed, 'errors.provider.invalidPasswordLength'],
  password_does_not_match: [invalidCredentials, 'errors.provider.passwordDoesNotMatch'],
  reset_password: [forbidden, 'errors.provider.resetPassword'],
  session_too_old_to_reset_password: [confirmationNeeded, 'errors.provider.sessionTooOldToResetPassword'],
  // Authenticator apps
  invalid_totp_code: [invalidCredentials, 'errors.provider.wrongAppCode'],
  unable_to_authenticate_totp: [invalidCredentials, 'errors.provider.wrongAppCode'],
  totp_code_already_authenticated: [invalidCredentials, 'errors.provider.totpCodeAlreadyAuthenticated'],
  totp_not_found: [invalidCredentials, 'errors.provider.totpNotFound'],
  totp_locked: [rateLimited, 'errors.provider.totpLocked'],
  active_totp_exists: [validationFailed, 'errors.provider.activeTotpExists'],
  invalid_recovery_code: [invalidCredentials, 'errors.provider.spentRecoveryCode'],
  unable_to_authenticate_recovery_code: [invalidCredentials, 'errors.provider.spentRecoveryCode'],
  // Passkeys
  webauthn_registration_not_found: [invalidCredentials, 'errors.provider.unknownPasskey'],
  unable_to_auth_webauthn_registration: [invalidCredentials, 'errors.provider.badPasskey'],
  unable_to_register_webauthn_registration: [
    validationFailed,
    'errors.provider.unableToRegisterWebauthnRegistration',
  ],
  invalid_public_key_credential: [invalidCredentials, 'errors.provider.badPasskey'],
  duplicate_webauthn_registration: [validationFailed, 'errors.provider.duplicateWebauthnRegistration'],
  too_many_user_registrations_for_domain: [
    validationFailed,
    'errors.provider.tooManyUserRegistrationsForDomain',
  ],
  invalid_webauthn_registration_name: [validationFailed, 'errors.provider.invalidWebauthnRegistrationName'],
  // Wallets
  invalid_crypto_wallet_address: [validationFailed, 'errors.provider.invalidCryptoWalletAddress'],
  unable_to_authenticate_crypto_wallet: [invalidCredentials, 'errors.provider.wrongWallet'],
  siwe_message_expired: [invalidCredentials, 'errors.provider.wrongWallet'],
  duplicate_wallet_address: [validationFailed, 'errors.provider.takenWallet'],
  // Accounts at other providers
  oauth_provider_not_found: [forbidden, 'errors.provider.oauthProviderNotFound'],
  oauth_token_not_found: [invalidCredentials, 'errors.provider.spentAccount'],
  oauth_failed: [invalidCredentials, 'errors.provider.badAccount'],
  oauth_auth_code_error: [invalidCredentials, 'errors.provider.badAccount'],
  unable_to_authorize_oauth_provider: [invalidCredentials, 'errors.provider.badAccount'],
  oauth_unverified_email: [invalidCredentials, 'errors.provider.oauthUnverifiedEmail'],
  access_denied: [invalidCredentials, 'errors.provider.accessDenied'],
  oauth_provider_unavailable: [serverError, 'errors.provider.oauthProviderUnavailable'],
  oauth_state_mismatch: [invalidCredentials, 'errors.provider.spentAccount'],
  invalid_oauth_attach_token: [invalidCredentials, 'errors.provider.spentAccount'],
  duplicate_oauth_registration: [validationFailed, 'errors.provider.duplicateOauthRegistration'],
  // Identity
  too_many_requests: [rateLimited, 'errors.provider.tooManyRequests'],
  user_lock_limit_reached: [rateLimited, 'errors.provider.userLockLimitReached'],
  impersonated_session_not_allowed: [forbidden, 'errors.provider.impersonatedSessionNotAllowed'],
  second_factor_required: [confirmationNeeded, 'errors.provider.secondFactorRequired'],
  stale_factors: [confirmationNeeded, 'errors.provider.staleFactors'],
  factor_not_found: [validationFailed, 'errors.provider.factorNotFound'],
  invalid_session_id: [validationFailed, 'errors.provider.invalidSessionId'],
  last_factor: [forbidden, 'errors.provider.lastWay'],
  cannot_delete_last_primary_factor: [forbidden, 'errors.provider.lastWay'],
  session_not_found: [authenticationFailed, 'errors.provider.ended'],
  session_token_replaced: [serverError, 'errors.provider.sessionTokenReplaced'],
  unauthorized_credentials: [authenticationFailed, 'errors.provider.ended'],
  user_unauthenticated: [authenticationFailed, 'errors.provider.ended'],
  // The gateway's errors for an invalid or missing response of the provider
  provider_unreachable: [serverError, 'errors.provider.providerUnreachable'],
  provider_success_unreadable: [serverError, 'errors.provider.providerSuccessUnreadable'],
  provider_error_unreadable: [serverError, 'errors.provider.providerErrorUnreadable'],
  provider_answer_unusable: [serverError, 'errors.provider.providerAnswerUnusable'],
};
