import { describe, expect, it } from 'vitest';
import { switchesOf } from '@/lib/domain/account/capabilities';
import { warehouseEventKinds } from '@/lib/domain/event/catalogue';
import {
  notificationChoicesUpdateSchema,
  type NotificationChoicesUpdate,
} from '@/lib/domain/notification/choices';
import {
  chosenOf,
  isWanted,
  withChoices,
  withChannel,
  type Chooser,
} from '@/lib/domain/notification/stored-choices';
import { groupOf } from '@/lib/domain/notification/group-of-kind';
import { notificationGroups } from '@/lib/domain/notification/groups';
import { messageChannels } from '@/lib/domain/notification/message';
import { channelsFor, isAboutAccount } from '@/lib/domain/notification/rules';
import { usualRules } from '@/lib/domain/operator/message-rules';
import { validate } from '@/lib/validation/validate';

const fresh: Chooser = {
  preferences: { notifications: { email: true, sms: false } },
  notificationChoices: null,
};
const after = (
  chooser: Chooser,
  channels: typeof messageChannels | ['email'],
  update: NotificationChoicesUpdate,
) => {
  const { notifications, choices } = withChoices(chooser, channels, update);
  return { preferences: { notifications }, notificationChoices: choices };
};
const update = (change: Partial<NotificationChoicesUpdate> = {}): NotificationChoicesUpdate => ({
  groups: {},
  daily: [],
  digestHour: 18,
  ...change,
});
const reached = {
  status: 'active' as const,
  emailVerified: true,
  phone: '+13055550142',
  phoneVerified: true,
};

describe('what a customer chose', () => {
  it('every kind that is told is of one group, or about the account', () => {
    for (const kind of warehouseEventKinds)
      expect(groupOf(kind) === undefined, kind).toBe(isAboutAccount(kind));
  });

  it('begins with everything by e-mail, at once', () => {
    const { groups, daily, quietHours } = chosenOf(fresh, messageChannels);
    for (const group of notificationGroups) expect(groups[group]).toEqual(['email']);
    expect([daily, quietHours]).toEqual([[], undefined]);
  });

  it('holds for each kind and channel', () => {
    const chooser = after(fresh, messageChannels, update({ groups: { delivery: ['sms', 'whatsapp'] } }));
    const channels = (kind: string) => channelsFor(kind, { ...reached, ...chooser }, usualRules);
    expect(channels('package.delivered')).toEqual(['sms', 'whatsapp']);
    expect(channels('package.received')).toEqual(['email']);
    expect(channels('account.suspended')).toEqual(['email', 'sms', 'whatsapp']);
  });

  it('of the account itself is always told by e-mail', () => {
    const nothing = Object.fromEntries(notificationGroups.map((group) => [group, []]));
    const chooser = after(fresh, messageChannels, update({ groups: nothing }));
    expect(channelsFor('account.suspended', { ...reached, ...chooser }, usualRules)).toEqual(['email']);
    expect(channelsFor('package.received', { ...reached, ...chooser }, usualRules)).toEqual([]);
  });

  it('a channel without any group is switched off, and has its groups again when it is switched on elsewhere', () => {
    const some = after(fresh, ['email'], update({ groups: { billing: [] } }));
    const nothing = Object.fromEntries(notificationGroups.map((group) => [group, []]));
    const none = after(some, ['email'], update({ groups: nothing }));
    expect(none.preferences.notifications.email).toBe(false);
    const again = { ...none, preferences: { notifications: { email: true, sms: false } } };
    expect(isWanted(again, 'package.received', 'email')).toBe(true);
    expect(isWanted(again, 'invoice.issued', 'email')).toBe(false);
  });

  it('one click switches a channel off and leaves the others', () => {
    const all = after(fresh, messageChannels, update({ groups: { arrivals: [...messageChannels] } }));
    for (const channel of messageChannels) {
      const { notifications, choices } = withChannel(all, channel, false);
      const then = { preferences: { notifications }, notificationChoices: choices };
      const told = messageChannels.filter((other) => isWanted(then, 'package.received', other));
      expect(told).toEqual(messageChannels.filter((other) => other !== channel));
    }
  });

  it('a channel that was not there to choose keeps what was chosen', () => {
    const before = after(fresh, messageChannels, update({ groups: { arrivals: ['sms'] }, daily: ['sms'] }));
    const then = after(before, ['email'], update({ groups: { arrivals: ['email'] } }));
    expect(chosenOf(then, messageChannels)).toMatchObject({
      groups: { arrivals: ['email', 'sms'], billing: ['email'] },
      daily: ['sms'],
    });
  });
});

describe('a change of choices', () => {
  const problems = (value: unknown) => {
    const result = validate(notificationChoicesUpdateSchema, value);
    return result.ok ? {} : result.errors;
  };

  it('refuses a daily message within the quiet hours, which would never leave at its hour', () => {
    const quietHours = { from: 17, to: 7 };
    expect(problems(update({ daily: ['email'], quietHours }))).toEqual({
      digestHour: 'Choose a time outside your quiet hours',
    });
    expect(problems(update({ daily: [], quietHours })), 'without a daily message').toEqual({});
    expect(problems(update({ daily: ['email'], digestHour: 7, quietHours }))).toEqual({});
  });

  it('refuses quiet hours of no length or the whole day, other hours and unknown words', () => {
    expect(problems(update({ quietHours: { from: 7, to: 7 } }))).toHaveProperty(['quietHours.to']);
    expect(problems(update({ digestHour: 24 }))).toHaveProperty('digestHour');
    expect(problems({ ...update(), daily: ['pigeon'] })).toHaveProperty(['daily.0']);
    expect(problems({ ...update(), groups: { gossip: ['email'] } })).toHaveProperty(['groups.gossip']);
  });
});

describe('the switches of channels', () => {
  it.each([
    ['none without notifications', ['notifications.email'], []],
    ['both of an API that names no channel', ['notifications'], ['email', 'sms']],
    ['those that it names', ['notifications', 'notifications.email'], ['email']],
    ['none where it sends by WhatsApp alone', ['notifications', 'notifications.whatsapp'], []],
    ['none where it can tell in the portal only', ['notifications', 'notifications.choices'], []],
  ])('%s', (_, capabilities, switches) => {
    expect(switchesOf({ capabilities })).toEqual(switches);
  });
});
