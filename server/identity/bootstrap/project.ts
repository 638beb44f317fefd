/** What a signed-in user may do with their own sign-in data, as the SDK's RBAC reads it. */
const rbacPolicy = {
  roles: [
    {
      role_id: 'stytch_user',
      description: 'Every user has this role.',
      permissions: [{ resource_id: 'stytch.self', actions: ['*'] }],
    },
  ],
  resources: [
    {
      resource_id: 'stytch.self',
      description: 'The sign-in data of the user themself.',
      actions: [
        'update.info.untrusted-metadata',
        'update.info.delete.email',
        'update.info.delete.phone-number',
        'revoke.sessions',
      ],
    },
  ],
  scopes: [],
};

/**
 * The project's configuration (SPEC section 3). Captcha and device telemetry are off, so no request leaves the origin.
 */
export const project = {
  project_name: 'Waybill',
  disable_sdk_watermark: true,
  captcha_settings: { enabled: false },
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
