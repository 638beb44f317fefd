import { z } from 'zod';
import { timeZoneSchema } from '../account/account';
import { newAddressSchema } from '../address/new-address';

const codeRule = 'Use 2 to 10 letters and digits, a letter first, such as MIA';
const line = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Use at most ${max} characters`);

/** A warehouse as its operator describes it; the address follows the rules of its country. */
export const newWarehouseSchema = z.strictObject({
  /** Begins the suite numbers by custom, and stays. */
  code: z
    .string({ error: codeRule })
    .trim()
    .toUpperCase()
    .regex(/^[A-Z][A-Z0-9]{1,9}$/, codeRule),
  name: line(80, 'Give the name that customers and shops read'),
  address: newAddressSchema(),
  timeZone: timeZoneSchema,
  /** In words: `Mon–Fri 8:00–18:00`. */
  hours: line(120, 'Say when it is open, such as "Mon–Fri 8:00–18:00"'),
  /** An e-mail address or a phone number, shown to customers. */
  contact: line(254, 'Give an e-mail address or a phone number'),
});
