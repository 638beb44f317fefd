import path from 'node:path';

const file = (name: string) => path.join(process.env.E2E_DATA_DIR ?? '.', name);

/**
 * Where the set-up stores Ada's session, for tests that read: those that change data use a customer of their
 * own.
 */
export const signedIn = file('ada-session.json');
