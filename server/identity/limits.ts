import type { Window } from '@/server/database/repositories/rate-limits';

const minute = 60;
const hour = 3_600;

/** Wrong tries a code survives (security 8). */
export const maxTries = 5;

/**
 * The windows a send of a code has to pass (security 9), always in this order: transactions that take them can't
 * block each other. `address` is a digest.
 */
export function sendWindows(address: string, client: string): Window[] {
  return [
    { key: `send:client:minute:${client}`, max: 10, seconds: minute },
    { key: `send:client:hour:${client}`, max: 30, seconds: hour },
    { key: `send:address:minute:${address}`, max: 1, seconds: minute },
    { key: `send:address:hour:${address}`, max: 10, seconds: hour },
  ];
}

/** Failures over all methods that lock a subject's sign-in for an hour (security 9). */
export function signInLock(subject: string): Window {
  return { key: `sign-in:failures:${subject}`, max: 10, seconds: hour };
}
