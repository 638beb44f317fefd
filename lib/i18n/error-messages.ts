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
type ProviderText = Extract<MessageKey, `identity.provider.${string}`>;

/**
 * Plain messages, by their keys, for the provider's error types that a customer can do something about: our own names
 * and Stytch's.
 */
export const errorMessages: Record<string, readonly [code: ErrorCode, message: ProviderText]> = {
  // Codes
  otp_code_not_found: [invalidCredentials, 'identity.provider.wrongCode'],
  invalid_otp_code: [invalidCredentials, 'identity.provider.wrongCode'],
  unable_to_auth_otp_code: [invalidCredentials, 'identity.provider.unableToAuthOtpCode'],
  invalid_email: [validationFailed, 'identity.provider.invalidEmail'],
  invalid_phone_number: [validationFailed, 'identity.provider.invalidPhoneNumber'],
  duplicate_email_for_user: [validationFailed, 'identity.provider.duplicateEmailForUser'],
  duplicate_phone_number: [validationFailed, 'identity.provider.duplicatePhoneNumber'],
  unavailable_endpoint: [forbidden, 'identity.provider.unavailableEndpoint'],
  email_not_found: [unknownEmail, 'identity.provider.emailNotFound'],
  phone_number_not_found: [unknownEmail, 'identity.provider.phoneNumberNotFound'],
  // Links
  magic_link_not_found: [magicLinkInvalid, 'identity.provider.spentLink'],
  unable_to_auth_magic_link: [magicLinkInvalid, 'identity.provider.spentLink'],
  unable_to_reset_password: [magicLinkInvalid, 'identity.provider.spentLink'],
  unable_to_auth_password_reset_token: [magicLinkInvalid, 'identity.provider.spentLink'],
  impersonation_token_not_found: [magicLinkInvalid, 'identity.provider.spentLink'],
  unable_to_auth_impersonation_token: [magicLinkInvalid, 'identity.provider.spentLink'],
  pkce_mismatch: [magicLinkInvalid, 'identity.provider.otherBrowser'],
  pkce_expected_code_verifier: [magicLinkInvalid, 'identity.provider.otherBrowser'],
  missing_pkce_code_challenge: [magicLinkInvalid, 'identity.provider.otherBrowser'],
  invalid_pkce_code_verifier: [magicLinkInvalid, 'identity.provider.otherBrowser'],
  // Passwords
  email_verification_required: [forbidden, 'identity.provider.emailVerificationRequired'],
  unauthorized_password: [invalidCredentials, 'identity.provider.wrongPassword'],
  no_password_set: [invalidCredentials, 'identity.provider.wrongPassword'],
  no_user_password: [invalidCredentials, 'identity.provider.wrongPassword'],
  duplicate_email: [validationFailed, 'identity.provider.takenEmail'],
  password_already_exists: [validationFailed, 'identity.provider.takenEmail'],
  weak_password: [validationFailed, 'identity.provider.weakPassword'],
  breached_password: [validationFailed, 'identity.provider.breachedPassword'],
  invalid_password_length: [validationFailed, 'identity.provider.invalidPasswordLength'],
  password_does_not_match: [invalidCredentials, 'identity.provider.passwordDoesNotMatch'],
  reset_password: [forbidden, 'identity.provider.resetPassword'],
  session_too_old_to_reset_password: [confirmationNeeded, 'identity.provider.sessionTooOldToResetPassword'],
  // Authenticator apps
  invalid_totp_code: [invalidCredentials, 'identity.provider.wrongAppCode'],
  unable_to_authenticate_totp: [invalidCredentials, 'identity.provider.wrongAppCode'],
  totp_code_already_authenticated: [invalidCredentials, 'identity.provider.totpCodeAlreadyAuthenticated'],
  totp_not_found: [invalidCredentials, 'identity.provider.totpNotFound'],
  totp_locked: [rateLimited, 'identity.provider.totpLocked'],
  active_totp_exists: [validationFailed, 'identity.provider.activeTotpExists'],
  invalid_recovery_code: [invalidCredentials, 'identity.provider.spentRecoveryCode'],
  unable_to_authenticate_recovery_code: [invalidCredentials, 'identity.provider.spentRecoveryCode'],
  // Passkeys
  webauthn_registration_not_found: [invalidCredentials, 'identity.provider.unknownPasskey'],
  unable_to_auth_webauthn_registration: [invalidCredentials, 'identity.provider.badPasskey'],
  unable_to_register_webauthn_registration: [
    validationFailed,
    'identity.provider.unableToRegisterWebauthnRegistration',
  ],
  invalid_public_key_credential: [invalidCredentials, 'identity.provider.badPasskey'],
  duplicate_webauthn_registration: [validationFailed, 'identity.provider.duplicateWebauthnRegistration'],
  too_many_user_registrations_for_domain: [
    validationFailed,
    'identity.provider.tooManyUserRegistrationsForDomain',
  ],
  invalid_webauthn_registration_name: [validationFailed, 'identity.provider.invalidWebauthnRegistrationName'],
  // Wallets
  invalid_crypto_wallet_address: [validationFailed, 'identity.provider.invalidCryptoWalletAddress'],
  unable_to_authenticate_crypto_wallet: [invalidCredentials, 'identity.provider.wrongWallet'],
  siwe_message_expired: [invalidCredentials, 'identity.provider.wrongWallet'],
  duplicate_wallet_address: [validationFailed, 'identity.provider.takenWallet'],
  // Accounts at other providers
  oauth_provider_not_found: [forbidden, 'identity.provider.oauthProviderNotFound'],
  oauth_token_not_found: [invalidCredentials, 'identity.provider.spentAccount'],
  oauth_failed: [invalidCredentials, 'identity.provider.badAccount'],
  oauth_auth_code_error: [invalidCredentials, 'identity.provider.badAccount'],
  unable_to_authorize_oauth_provider: [invalidCredentials, 'identity.provider.badAccount'],
  oauth_unverified_email: [invalidCredentials, 'identity.provider.oauthUnverifiedEmail'],
  access_denied: [invalidCredentials, 'identity.provider.accessDenied'],
  oauth_provider_unavailable: [serverError, 'identity.provider.oauthProviderUnavailable'],
  oauth_state_mismatch: [invalidCredentials, 'identity.provider.spentAccount'],
  invalid_oauth_attach_token: [invalidCredentials, 'identity.provider.spentAccount'],
  duplicate_oauth_registration: [validationFailed, 'identity.provider.duplicateOauthRegistration'],
  // Identity
  too_many_requests: [rateLimited, 'identity.provider.tooManyRequests'],
  user_lock_limit_reached: [rateLimited, 'identity.provider.userLockLimitReached'],
  impersonated_session_not_allowed: [forbidden, 'identity.provider.impersonatedSessionNotAllowed'],
  second_factor_required: [confirmationNeeded, 'identity.provider.secondFactorRequired'],
  stale_factors: [confirmationNeeded, 'identity.provider.staleFactors'],
  factor_not_found: [validationFailed, 'identity.provider.factorNotFound'],
  invalid_session_id: [validationFailed, 'identity.provider.invalidSessionId'],
  last_factor: [forbidden, 'identity.provider.lastWay'],
  cannot_delete_last_primary_factor: [forbidden, 'identity.provider.lastWay'],
  session_not_found: [authenticationFailed, 'identity.provider.ended'],
  session_token_replaced: [serverError, 'identity.provider.sessionTokenReplaced'],
  unauthorized_credentials: [authenticationFailed, 'identity.provider.ended'],
  user_unauthenticated: [authenticationFailed, 'identity.provider.ended'],
  // The gateway's errors for an invalid or missing response of the provider
  provider_unreachable: [serverError, 'identity.provider.providerUnreachable'],
  provider_success_unreadable: [serverError, 'identity.provider.providerSuccessUnreadable'],
  provider_error_unreadable: [serverError, 'identity.provider.providerErrorUnreadable'],
  provider_answer_unusable: [serverError, 'identity.provider.providerAnswerUnusable'],
};
