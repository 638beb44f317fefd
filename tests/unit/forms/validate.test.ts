import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validate, wholeForm } from '@/lib/forms/validate';

const schema = z.strictObject({
  name: z
    .string()
    .min(2, 'Too short')
    .regex(/^[A-Z]/, 'Start with a capital'),
  age: z.number('Enter a number'),
  address: z.object({ line1: z.string().min(1, 'Enter the street') }),
});

describe('SPEC 5: the generic form helper', () => {
  it('gives the parsed object when it is valid', () => {
    const value = { name: 'Ada', age: 36, address: { line1: '1 Dock Street' } };
    expect(validate(schema, value)).toEqual({ ok: true, data: value });
  });

  it('collects the errors of all fields and keeps the first message of each', () => {
    expect(validate(schema, { name: 'a', age: 'x', address: { line1: '' } })).toEqual({
      ok: false,
      errors: { name: 'Too short', age: 'Enter a number', 'address.line1': 'Enter the street' },
      firstInvalid: 'name',
    });
  });

  it('reports the first invalid field in the order of the schema, not of the input', () => {
    const result = validate(schema, { address: { line1: '' }, age: 'x', name: 'Ada' });
    expect(result).toMatchObject({ firstInvalid: 'age' });
  });

  it('names the whole form when the complaint is about no field', () => {
    const result = validate(schema, { name: 'Ada', age: 1, address: { line1: 'x' }, extra: true });
    expect(result).toMatchObject({ ok: false, firstInvalid: wholeForm });
    expect(validate(schema, null)).toMatchObject({ ok: false, firstInvalid: wholeForm });
  });
});
