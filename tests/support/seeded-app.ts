import { inject } from 'vitest';
import { startApp, type App, type AppOptions } from './app';

/** Starts the built portal with the demo data in its database already: making them takes longer than most tests. */
export const startSeededApp = (options: AppOptions = {}): Promise<App> =>
  startApp({ ...options, template: inject('seededTemplate') });
