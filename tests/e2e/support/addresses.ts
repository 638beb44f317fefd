import { randomInt, randomUUID } from 'node:crypto';

/** An e-mail address no other test asks for a code: one may be sent a minute (security 9). */
export const newEmail = (name: string) => `${name}-${randomUUID()}@visitor.example`;

/** A phone number in the United States no other test asks for a code. */
export const newPhone = (areaCode = 305) => `+1${areaCode}555${String(randomInt(10_000)).padStart(4, '0')}`;
