import { appRows } from './apps';
import { attestRows } from './attest';
import { magicLinkRows } from './magic-links';
import { oauthRows } from './oauth';
import { otpRows } from './otps';
import { passkeyRows } from './passkeys';
import { passwordRows } from './passwords';
import { platformRows } from './platform';
import type { Row } from './row';
import { sessionRows } from './sessions';
import { totpRows } from './totps';
import { userRows } from './users';
import { walletRows } from './wallets';

export const rows: Row[] = [
  ...platformRows,
  ...userRows,
  ...appRows,
  ...sessionRows,
  ...attestRows,
  ...magicLinkRows,
  ...otpRows,
  ...oauthRows,
  ...walletRows,
  ...totpRows,
  ...passkeyRows,
  ...passwordRows,
];
