import { describe, expect, it } from 'vitest';
import { stagesOf } from '@/components/features/home/glance/stages';
import { packageGroups } from '@/lib/domain/package/package-status';

const none = Object.fromEntries(packageGroups.map((group) => [group, 0])) as Parameters<typeof stagesOf>[0];
const weights = (counts: Partial<typeof none>) =>
  stagesOf({ ...none, ...counts }).map(({ weight }) => weight);

describe('the bar of stages', () => {
  it('has all seven, in the order of a package’s journey, those without packages too', () => {
    const stages = stagesOf({ ...none, on_the_way: 1_234 });
    expect(stages.map(({ label, count, isEmpty }) => [label, count, isEmpty])).toEqual([
      ['Expected', '0', true],
      ['At warehouse', '0', true],
      ['Action needed', '0', true],
      ['Being prepared', '0', true],
      ['On the way', '1,234', false],
      ['Ready for pickup', '0', true],
      ['Done', '0', true],
    ]);
    expect(stages.map(({ href }) => href)).toEqual(packageGroups.map((group) => `/packages?group=${group}`));
  });

  it('ADR 056: is proportionate, and what is done takes no length from what isn’t', () => {
    expect(weights({ expected: 4, at_warehouse: 2, done: 900 })).toEqual([4, 2, 0, 0, 0, 0, 0]);
    expect(weights({ done: 900 })).toEqual([0, 0, 0, 0, 0, 0, 900]);
  });
});
