export { openDatabase } from './open';
export * as schema from './schema';
export type { Database, OpenedDatabase } from './types';
