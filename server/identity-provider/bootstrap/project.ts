import { rbacPolicy } from './rbac-policy';

/**
 * The project's configuration (SPEC section 3). Captcha, device telemetry and the custom API domain are off, so no
 * request leaves the origin; any e-mail domain may sign in. Without a `password_config` the SDK rates passwords by
 * zxcvbn, as the server does (security 12).
 */
export const project = {
  project_name: 'Waybill',
  disable_sdk_watermark: true,
  captcha_settings: { enabled: false, siteKey: '' },
  cname_domain: null,
  email_domains: [],
  pkce_required_for_email_magic_links: true,
  pkce_required_for_password_resets: true,
  pkce_required_for_oauth: true,
  pkce_required_for_sso: true,
  slug_pattern: null,
  create_organization_enabled: false,
  password_config: null,
  dfp_protected_auth_enabled: false,
  dfp_protected_auth_mode: 'OBSERVATION',
  rbac_policy: rbacPolicy,
  siwe_required_for_crypto_wallets: true,
  vertical: 'CONSUMER',
};
