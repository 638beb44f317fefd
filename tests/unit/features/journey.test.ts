import { describe, expect, it } from 'vitest';
import { journeyOf } from '@/components/features/packages/journey';
import { packageSummarySchema } from '@/lib/domain/package/package';
import { packageStatuses } from '@/lib/domain/package/package-statuses';

/** The journey of a package in a state; the group of a known one does not count. */
const journey = (status: string, left: boolean, group = 'action_needed') =>
  journeyOf(packageSummarySchema.pick({ status: true, group: true }).parse({ status, group }), left);

const line = (...given: Parameters<typeof journey>) =>
  journey(...given)
    ?.steps.map(({ label, state }) =>
      state === 'current' ? `[${label}]` : state === 'past' ? label : `(${label})`,
    )
    .join(' > ');

describe('progress over the groups', () => {
  it('locates a moving package', () => {
    expect(line('in_customs', true)).toBe(
      'Expected > At warehouse > Being prepared > [On the way] > (Delivered)',
    );
  });

  it('shows pick-up only to customers who must pick up', () => {
    expect(line('available_for_pickup', true)).toBe(
      'Expected > At warehouse > Being prepared > On the way > [Ready for pickup] > (Delivered)',
    );
  });

  it('leaves a package that needs an action at its stage', () => {
    expect(line('awaiting_payment', true)).toContain('[Being prepared]');
    expect(line('exception', true)).toContain('[On the way]');
  });

  it('ends a failed delivery with its outcome, and claims no stage it did not reach', () => {
    expect(line('cancelled', false)).toBe('Expected > [Canceled]');
    expect(line('disposed', false)).toBe('Expected > At warehouse > [Disposed of]');
    expect(line('returned', false)).toBe('Expected > At warehouse > [Returned]');
    expect(line('returned', true)).toBe('Expected > At warehouse > Being prepared > On the way > [Returned]');
    expect(line('abandoned', false)).toContain('On the way > Ready for pickup > [Unclaimed]');
    expect(journey('lost', true)?.endedBadly).toBe(true);
  });

  it('ADR 040: a state that the portal does not know is at the stage of its group', () => {
    expect(line('awaiting_moonrise', true, 'on_the_way')).toContain(
      'Being prepared > [On the way] > (Delivered)',
    );
    expect(line('awaiting_moonrise', false, 'done')).toBe('Expected > At warehouse > [Awaiting moonrise]');
    expect(journey('awaiting_moonrise', false, 'done')?.endedBadly).toBe(false);
    expect(journey('awaiting_moonrise', true, 'action_needed')).toBeUndefined();
    expect(journey('awaiting_moonrise', true, 'beyond_the_moon')).toBeUndefined();
  });

  it.each(packageStatuses)('has exactly one current stage for %s', (status) => {
    const states = journey(status, true)?.steps.map(({ state }) => state);
    expect(states?.filter((state) => state === 'current')).toHaveLength(1);
  });
});
