import { randomInt, randomUUID } from 'node:crypto';

/** An e-mail address that no other test uses: it can be sent one code a minute (security 9). */
export const newEmail = (name: string) => `${name}-${randomUUID()}@visitor.example`;

/** A phone number in the United States that no other test uses. */
export const newPhone = (areaCode = 305) => `+1${areaCode}555${String(randomInt(10_000)).padStart(4, '0')}`;
