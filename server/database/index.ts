export { openDatabase, type Database, type DatabaseLocation, type OpenedDatabase } from './open';
export * as schema from './schema';
