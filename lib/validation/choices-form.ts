import { notificationGroups } from '@/lib/domain/notification/groups';

/** What a form's data and an address's parameters have in common. */
interface Form {
  get: (name: string) => unknown;
  getAll: (name: string) => unknown[];
  has: (name: string) => boolean;
}

/** The number of a control; what is none is left for the schema to refuse. */
const hour = (form: Form, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
};

/** A form of notification choices in the shape of the call, unchecked. Its controls are the same wherever it is shown. */
export const readChoicesForm = (form: Form): Record<string, unknown> => ({
  groups: Object.fromEntries(notificationGroups.map((group) => [group, form.getAll(`groups.${group}`)])),
  daily: form.getAll('daily'),
  digestHour: hour(form, 'digestHour'),
  ...(form.has('quiet') && { quietHours: { from: hour(form, 'quietFrom'), to: hour(form, 'quietTo') } }),
});
