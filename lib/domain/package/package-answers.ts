import { z } from 'zod';
import { addressInputSchema } from '../address/address-input';
import { maxLength } from '../values/bounds';
import { addressSchema, instantSchema } from '../values/common';
import { bodyOf, idSchema, oneOf, shortText, versionSchema } from '../values/inputs';
import { openEnum } from '../values/open-enum';
import { answerChoices } from './answer-choices';
import { packageStatuses } from './package-statuses';

/** The answers that a warehouse offers; a word of a later release is kept and offered to nobody. */
export const offersSchema = z.array(openEnum(answerChoices));

/** What a customer answered: a choice of `answerPackage`, or the address of `confirmAddress`. */
export const packageAnswerSchema = z.object({
  choice: openEnum(answerChoices).optional(),
  note: z.string().optional(),
  address: addressSchema.optional(),
  /** The state that the package was in. */
  status: openEnum(packageStatuses),
  at: instantSchema,
  /** The member of staff who answered in the customer's place, during an impersonated session. */
  by: z.string().optional(),
  /** When the warehouse dealt with it or asked anew; until then it is looking at the answer. */
  settledAt: instantSchema.optional(),
});
export type PackageAnswer = z.infer<typeof packageAnswerSchema>;

/** An answer to a hold or an exception: one of those that the package offers. */
export const answerSchema = bodyOf({
  id: idSchema,
  version: versionSchema,
  choice: oneOf(answerChoices),
  note: shortText(maxLength.note).optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** The address that a package is to be delivered to; its country's rules hold unless the account has it. */
export const addressConfirmationSchema = bodyOf({
  id: idSchema,
  version: versionSchema,
  address: addressInputSchema,
});
export type AddressConfirmation = z.infer<typeof addressConfirmationSchema>;

/** A pre-alert that is taken back. */
export const preAlertCancellationSchema = bodyOf({ id: idSchema, version: versionSchema });
export type PreAlertCancellation = z.infer<typeof preAlertCancellationSchema>;
