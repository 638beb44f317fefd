const self = 'stytch.self';

/** The sign-in methods' names in actions. */
const factors = [
  'email',
  'phone-number',
  'totp',
  'crypto-wallet',
  'oauth',
  'webauthn-registration',
  'biometric-registration',
];

/** The actions on a user's own sign-in data. */
const actions = [
  'update.info.untrusted-metadata',
  'update.info.password',
  ...factors.map((factor) => `update.info.add.${factor}`),
  ...factors.map((factor) => `update.info.delete.${factor}`),
  'get.sessions',
  'revoke.sessions',
  'get.events',
  'get.connected-apps',
  'revoke.connected-app',
];

/** The RBAC policy that bootstrap returns (SPEC section 6): every user may perform all actions on their own data. */
export const rbacPolicy = {
  roles: [
    {
      role_id: 'stytch_user',
      description: 'Every user has this role.',
      permissions: [{ resource_id: self, actions: ['*'] }],
    },
  ],
  resources: [{ resource_id: self, description: 'The sign-in data of the user themself.', actions }],
  scopes: [],
};
