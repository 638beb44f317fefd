import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canTransition,
  packageGroupOf,
  packageGroups,
  packageTransitions,
} from '@/lib/domain/package/package-status';
import { packageStatuses } from '@/lib/domain/package/package-statuses';

const status = fc.constantFrom(...packageStatuses);
const terminal = ['delivered', 'returned', 'disposed', 'abandoned', 'lost', 'cancelled', 'expired'];

describe('the life cycle of a package (data-model "Package")', () => {
  it('ends in the seven terminal states and nowhere else', () => {
    const ends = packageStatuses.filter((from) => packageTransitions[from].length === 0);
    expect([...ends].sort()).toEqual([...terminal].sort());
  });

  it('reaches every state from the first one, and a final state from every state', () => {
    const reach = (from: string): Set<string> => {
      const seen = new Set([from]);
      for (const at of seen)
        packageStatuses.filter((to) => canTransition(at as never, to)).forEach((to) => seen.add(to));
      return seen;
    };
    expect(reach('expected').size).toBe(packageStatuses.length);
    for (const from of packageStatuses)
      expect([...reach(from)].some((to) => terminal.includes(to))).toBe(true);
  });

  it('allows exactly the table’s transitions: none to itself, none out of a final state, none back to expected', () => {
    fc.assert(
      fc.property(status, status, (from, to) => {
        const allowed = canTransition(from, to);
        expect(allowed).toBe((packageTransitions[from] as readonly string[]).includes(to));
        if (from === to || terminal.includes(from) || to === 'expected') expect(allowed).toBe(false);
      }),
    );
  });

  it.each([
    ['expected', 'received', true],
    ['expected', 'delivered', false],
    ['packed', 'shipped', true],
    ['awaiting_payment', 'in_storage', true],
    ['awaiting_payment', 'packed', true],
    ['in_customs', 'delivered', false],
    ['exception', 'delivered', true],
  ] as const)('%s → %s: %s', (from, to, allowed) => {
    expect(canTransition(from, to)).toBe(allowed);
  });
});

describe('the seven groups customers see', () => {
  it('every state belongs to one, and every group has a state', () => {
    const used = new Set(packageStatuses.map((one) => packageGroupOf(one, false)));
    expect([...used].sort()).toEqual([...packageGroups].sort());
  });

  it('a pending action makes it "action needed" until the package is done', () => {
    fc.assert(
      fc.property(status, (one) => {
        const done = terminal.includes(one);
        expect(packageGroupOf(one, true)).toBe(done ? 'done' : 'action_needed');
        expect(packageGroupOf(one, false) === 'done').toBe(done);
      }),
    );
  });
});
