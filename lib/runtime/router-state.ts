import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/**
 * Whether the header `next-router-state-tree` is valid. Next answers an invalid one with 500; its own check is used, as
 * no other knows every format that its client sends.
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
