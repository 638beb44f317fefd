import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/**
 * Whether the header `next-router-state-tree` can be read. Next answers one that can't with 500; its own check is asked,
 * as no other knows every shape that its client sends.
 */
export function isReadableRouterState(header: string | null | undefined): boolean {
  if (header === null || header === undefined) return true;
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}
