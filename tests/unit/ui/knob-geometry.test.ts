import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { angleOf, arc, snap, valueAt } from '@/components/kit/inputs/knob-geometry';

const bounds = { min: -50, max: 50, step: 10 };

describe('knob', () => {
  it.each([
    [4, 0],
    [5, 10],
    [-80, -50],
    [80, 50],
    [-44, -40],
  ])('rounds %i to the step %i', (value, snapped) => {
    expect(snap(value, bounds)).toBe(snapped);
  });

  it('points straight up at the middle and mirrors its ends', () => {
    expect(angleOf(0, bounds)).toBe(0);
    expect(angleOf(-50, bounds)).toBe(-angleOf(50, bounds));
  });

  it('the pointer above gives the middle, and in the gap below the nearer end', () => {
    expect(valueAt(0, -10, bounds)).toBe(0);
    expect(valueAt(1, 10, bounds)).toBe(50);
    expect(valueAt(-1, 10, bounds)).toBe(-50);
  });

  it('every step is found again from its pointer position', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), (steps) => {
        const radians = (angleOf(steps * 10, bounds) * Math.PI) / 180;
        expect(valueAt(Math.sin(radians), -Math.cos(radians), bounds)).toBe(steps * 10);
      }),
    );
  });

  it('draws an arc from the lower angle to the higher', () => {
    expect(arc(90, 0, 40)).toBe('M 50 10 A 40 40 0 0 1 90 50');
    expect(arc(-140, 140, 40)).toContain('A 40 40 0 1 1');
  });
});
