import { z } from 'zod';
import { text } from '@/lib/text/text';
import { bodyOf, oneOf } from '../values/inputs';
import { openEnum } from '../values/open-enum';
import { notificationGroups, type NotificationGroup } from './groups';
import { messageChannels } from './message';
import { isQuietHour } from './quiet-hours';

const noHour = { error: () => text('fields.choices.hour') };
const hourSchema = z.int(noHour).min(0, noHour).max(23, noHour);

const ofGroups = <T extends z.ZodType>(channels: T) =>
  Object.fromEntries(notificationGroups.map((group) => [group, channels])) as Record<NotificationGroup, T>;

const anyChannels = z.array(openEnum(messageChannels));

/** Which notifications a customer receives, by which channels, and when. */
export const chosenSchema = z.object({
  /** By group of news, the channels by which it comes. */
  groups: z.object(ofGroups(anyChannels.default([]))),
  /** The channels by which what happened is collected into one message a day. */
  daily: anyChannels,
  /** When that message leaves: a full hour on the customer's clock, 0 to 23. */
  digestHour: z.int().min(0).max(23),
  /** From one full hour to another on the customer's clock: messages of that time wait for the end. */
  quietHours: z.object({ from: z.int(), to: z.int() }).optional(),
});
export type Chosen = z.infer<typeof chosenSchema>;

export const notificationChoicesSchema = chosenSchema.extend({
  /** The channels that there are for this customer: the API can send by them, and the address is proved. */
  channels: anyChannels,
});
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>;

const listOfChannels = z
  .array(oneOf(messageChannels), { error: () => text('fields.choices.channels') })
  .max(messageChannels.length, { error: () => text('fields.choices.channels') });

/** A customer's choices, whole; a group that is left out stays as it is, no `quietHours` means none. */
export const notificationChoicesUpdateSchema = bodyOf({
  groups: z.strictObject(ofGroups(listOfChannels.optional()), {
    error: () => text('fields.choices.groups'),
  }),
  daily: listOfChannels,
  digestHour: hourSchema,
  quietHours: z
    .strictObject({ from: hourSchema, to: hourSchema }, { error: () => text('fields.choices.quietHours') })
    .optional(),
}).superRefine(({ daily, digestHour, quietHours }, context) => {
  if (!quietHours) return;
  if (quietHours.from === quietHours.to) {
    const message = text('fields.choices.sameHours');
    context.addIssue({ code: 'custom', path: ['quietHours', 'to'], message });
  } else if (daily.length > 0 && isQuietHour(quietHours, digestHour)) {
    context.addIssue({ code: 'custom', path: ['digestHour'], message: text('fields.choices.quietDigest') });
  }
});
export type NotificationChoicesUpdate = z.infer<typeof notificationChoicesUpdateSchema>;
