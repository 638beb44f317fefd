import path from 'node:path';

const file = (name: string) => path.join(process.env.E2E_DATA_DIR ?? '.', name);

/** Where the set-up keeps Ada's session: codes are sent once a minute, so tests of screens share one sign-in. */
export const signedIn = file('ada-session.json');

/** Lin's, for tests that have her warehouse send her packages: Ada's lists stay as other tests count them. */
export const signedInLin = file('lin-session.json');
