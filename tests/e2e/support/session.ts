import path from 'node:path';

/** Where the set-up keeps Ada's session: codes are sent once a minute, so tests of screens share one sign-in. */
export const signedIn = path.join(process.env.E2E_DATA_DIR ?? '.', 'ada-session.json');
