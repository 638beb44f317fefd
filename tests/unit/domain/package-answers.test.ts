import { describe, expect, it } from 'vitest';
import { answerChoices, offersByCode, possibleOffers } from '@/lib/domain/package/answer-choices';
import { asksForAddress, cancelObstacle, offersOf, pendingAnswer } from '@/lib/domain/package/answering';
import type { Package } from '@/lib/domain/package/package';
import type { PackageAnswer } from '@/lib/domain/package/package-answers';
import { packageGroupOf, packageTransitions } from '@/lib/domain/package/package-status';
import { packageStatuses, type PackageStatus } from '@/lib/domain/package/package-statuses';

/** The states to which the warehouse brings a package by each answer; `keep` may leave it where it is. */
const ends = {
  keep: ['in_storage'],
  ship: ['ship_requested', 'in_transit'],
  return: ['returned'],
  dispose: ['disposed'],
} satisfies Record<(typeof answerChoices)[number], PackageStatus[]>;

const at = '2026-05-20T12:00:00Z';
const onHold = { reason: 'Damaged', since: at };
const answerHold = { code: 'answer_hold', label: 'Answer' };

describe('what a package offers to answer', () => {
  it.each(Object.entries(possibleOffers))(
    'ADR 051: in %s each offer leads to a state that may follow',
    (status, offers) => {
      const next = packageTransitions[status as keyof typeof possibleOffers] as readonly PackageStatus[];
      for (const offer of offers)
        expect(
          ends[offer].some((end) => next.includes(end)),
          offer,
        ).toBe(true);
      const impossible = answerChoices.filter((choice) => !(offers as readonly string[]).includes(choice));
      for (const choice of impossible)
        expect(
          ends[choice].some((end) => next.includes(end)),
          choice,
        ).toBe(false);
    },
  );

  it.each(Object.entries(offersByCode))(
    'the code %s offers each answer once, and only what is possible',
    (_, offers) => {
      expect(new Set(offers).size).toBe(offers.length);
      for (const offer of offers) expect(possibleOffers.on_hold).toContain(offer);
    },
  );

  it('the action’s come first, then the hold’s, then those of its code', () => {
    const asking = { status: 'on_hold', onHold: { ...onHold, code: 'prohibited' } } as const;
    expect(offersOf(asking)).toEqual(offersByCode.prohibited);
    const told = { ...asking, onHold: { ...asking.onHold, offers: ['ship' as const] } };
    expect(offersOf(told)).toEqual(['ship']);
    expect(offersOf({ ...told, nextAction: { ...answerHold, offers: ['keep'] } })).toEqual(['keep']);
    expect(offersOf({ ...told, nextAction: answerHold })).toEqual(['ship']);
    expect(offersOf({ ...told, nextAction: { code: 'pay_invoice', label: 'Pay' } })).toEqual([]);
  });

  it('a hold that is over says nothing about an exception', () => {
    expect(offersOf({ status: 'exception', onHold: { ...onHold, offers: ['dispose'] } })).toEqual(
      possibleOffers.exception,
    );
  });

  it('nothing while the warehouse is looking at an answer', () => {
    const answer: PackageAnswer = { choice: 'keep', status: 'on_hold', at };
    expect(pendingAnswer([answer])).toBe(answer);
    expect(offersOf({ status: 'on_hold', onHold, answers: [answer] })).toEqual([]);
    expect(asksForAddress({ status: 'exception', answers: [answer] })).toBe(false);
    const settled = [{ ...answer, settledAt: at }];
    expect(offersOf({ status: 'on_hold', onHold, answers: settled })).toEqual(possibleOffers.on_hold);
  });

  it.each(packageStatuses)('answered in %s, a package waits for its customer only by an action', (status) => {
    expect(packageGroupOf(status, false, true)).not.toBe('action_needed');
    expect(packageGroupOf(status, true, true)).toBe(packageGroupOf(status, true));
  });
});

describe('taking a pre-alert back', () => {
  const inbound = (trackingStatus: 'pending' | 'info_received' | 'in_transit'): Package['inbound'] => ({
    carrier: 'ups',
    trackingNumber: '1Z',
    trackingStatus,
  });

  it.each([
    ['expected', false, 'pending', undefined],
    ['expected', false, 'info_received', undefined],
    ['expected', false, 'in_transit', 'scanned'],
    ['expected', true, 'pending', 'claimed'],
    ['received', false, 'pending', 'status'],
  ] as const)('%s, claimed %s, %s: %s', (status, claimed, tracked, obstacle) => {
    expect(cancelObstacle({ status, claimed, inbound: inbound(tracked) })).toBe(obstacle);
  });
});
