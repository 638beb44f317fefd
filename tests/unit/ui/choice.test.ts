import { describe, expect, it } from 'vitest';
import { matching } from '@/components/ui/field/choice';

const choices = ['São Tomé and Príncipe', 'Costa Rica', 'Côte d’Ivoire'].map((label) => ({ label }));

describe('filtering choices', () => {
  it.each([
    ['sao', ['São Tomé and Príncipe']],
    ['TOME prin', ['São Tomé and Príncipe']],
    ['co', ['Costa Rica', 'Côte d’Ivoire']],
    ['', ['São Tomé and Príncipe', 'Costa Rica', 'Côte d’Ivoire']],
    ['  ', ['São Tomé and Príncipe', 'Costa Rica', 'Côte d’Ivoire']],
    ['atlantis', []],
  ])('%j', (query, labels) => {
    expect(matching(choices, query).map(({ label }) => label)).toEqual(labels);
  });
});
