export { openDatabase } from './connection/open';
export * as schema from './schema';
export type { Database, OpenedDatabase } from './types';
