import type { Window } from '@/server/database/repositories/identity/rate-limits';

const minute = 60;
const hour = 3_600;

/** Wrong attempts allowed per code (security 8). */
export const maxTries = 5;

/**
 * The rate limits of sending a code (security 9), always in this order, so that transactions can't deadlock. `address`
 * is a digest.
 */
export function sendWindows(address: string, client: string): { client: Window[]; address: Window[] } {
  return {
    client: [
      { key: `send:client:minute:${client}`, max: 10, seconds: minute },
      { key: `send:client:hour:${client}`, max: 30, seconds: hour },
    ],
    address: [
      { key: `send:address:minute:${address}`, max: 1, seconds: minute },
      { key: `send:address:hour:${address}`, max: 10, seconds: hour },
    ],
  };
}

/** The rate limit for finding out whether an address is known (security 11). */
export function searchWindow(client: string): Window {
  return { key: `search:client:minute:${client}`, max: 30, seconds: minute };
}

/**
 * A client's calls that hash passwords, and, counted separately, those that only rate them: both cost processor time.
 */
export const passwordWindow = (client: string): Window => ({
  key: `password:client:${client}`,
  max: 60,
  seconds: minute,
});
export const strengthWindow = (client: string): Window => ({
  key: `password-strength:client:${client}`,
  max: 60,
  seconds: minute,
});

/** Failures over all methods that lock a subject's sign-in for an hour (security 9). */
export function signInLock(subject: string): Window {
  return { key: `sign-in:failures:${subject}`, max: 10, seconds: hour };
}

/** Wrong codes of one kind that lock that kind for 15 minutes (security 14). */
export function wrongCodeLock(kind: 'totp' | 'recovery-code', userId: string): Window {
  return { key: `${kind}:failures:${userId}`, max: 5, seconds: 15 * minute };
}

/** The rate limit of a client's challenges; each is a row of the database (security 9). */
export function challengeWindow(client: string): Window {
  return { key: `challenge:client:${client}`, max: 120, seconds: minute };
}

/** The limit of a client's challenges for one wallet, so that it can't crowd out those of others. */
export function walletWindow(client: string, wallet: string): Window {
  return { key: `challenge:wallet:${wallet}:${client}`, max: 10, seconds: 5 * minute };
}
