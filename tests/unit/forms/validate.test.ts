import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validate, wholeForm } from '@/lib/validation/validate';

const schema = z.strictObject({
  name: z
    .string()
    .min(2, 'Too short')
    .regex(/^[A-Z]/, 'Start with a capital'),
  age: z.number('Enter a number'),
  address: z.object({ line1: z.string().min(1, 'Enter the street') }),
});

describe('SPEC 5: the generic form helper', () => {
  it('returns the parsed object when it is valid', () => {
    const value = { name: 'Ada', age: 36, address: { line1: '1 Dock Street' } };
    expect(validate(schema, value)).toEqual({ ok: true, data: value });
  });

  it('collects the errors of all fields, with the first message of each', () => {
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

  it('reports an error without a field on the whole form', () => {
    const result = validate(schema, { name: 'Ada', age: 1, address: { line1: 'x' }, extra: true });
    expect(result).toMatchObject({ ok: false, firstInvalid: wholeForm });
    expect(validate(schema, null)).toMatchObject({ ok: false, firstInvalid: wholeForm });
  });

  it('names a position in a list by its number', () => {
    const lines = z.object({ lines: z.array(z.object({ weight: z.number('Enter a weight') })) });
    expect(validate(lines, { lines: [{ weight: 1 }, {}] })).toEqual({
      ok: false,
      errors: { 'lines.1.weight': 'Enter a weight' },
      firstInvalid: 'lines.1.weight',
    });
  });

  it('returns the schema’s output, not its input', () => {
    const trimmed = z.object({ name: z.string().trim(), boxes: z.coerce.number() });
    expect(validate(trimmed, { name: ' Ada ', boxes: '3' })).toEqual({
      ok: true,
      data: { name: 'Ada', boxes: 3 },
    });
  });

  it('a rule over two fields may report on one of them or the whole form', () => {
    const twice = z.object({ password: z.string(), again: z.string() });
    const differs = (value: z.infer<typeof twice>) => value.password === value.again;
    const wrong = { password: 'a', again: 'b' };
    expect(
      validate(twice.refine(differs, { message: 'Not the same', path: ['again'] }), wrong),
    ).toMatchObject({
      errors: { again: 'Not the same' },
      firstInvalid: 'again',
    });
    expect(validate(twice.refine(differs, { message: 'Not the same' }), wrong)).toMatchObject({
      errors: { [wholeForm]: 'Not the same' },
      firstInvalid: wholeForm,
    });
  });

  const period = z
    .object({
      from: z.string(),
      to: z.string(),
      note: z.string('Enter a note'),
      limit: z.number('Enter a limit'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Choose a later end' });

  it('a rule over two fields applies though a third has the wrong type, in its field’s position', () => {
    expect(validate(period, { from: '2', to: '1', note: 1 })).toEqual({
      ok: false,
      errors: { to: 'Choose a later end', note: 'Enter a note', limit: 'Enter a limit' },
      firstInvalid: 'to',
    });
    const { errors } = validate(period, { from: '2', to: '1', note: 1 }) as { errors: object };
    expect(Object.keys(errors)).toEqual(['to', 'note', 'limit']);
  });

  it('a rule over two fields is skipped while one of them is invalid', () => {
    const result = validate(period, { from: 2, to: '1', note: '', limit: 1 });
    expect(result).toMatchObject({ ok: false, firstInvalid: 'from' });
    expect(Object.keys(result.ok ? {} : result.errors)).toEqual(['from']);
  });

  it('supports nested forms and lists', () => {
    const trips = z.object({ trips: z.array(z.object({ period })), name: z.string('Enter a name') });
    expect(validate(trips, { trips: [{ period: { from: '2', to: '1', note: '' } }] })).toEqual({
      ok: false,
      errors: {
        'trips.0.period.to': 'Choose a later end',
        'trips.0.period.limit': 'Enter a limit',
        name: 'Enter a name',
      },
      firstInvalid: 'trips.0.period.to',
    });
  });

  it('names the first field of the form, whatever rule it breaks', () => {
    const form = z
      .object({ start: z.number(), end: z.number(), name: z.string().max(3, 'Too long') })
      .refine(({ start, end }) => start < end, { path: ['start'], error: 'Start before the end' });
    expect(validate(form, { start: 2, end: 1, name: 'four' })).toMatchObject({
      errors: { start: 'Start before the end', name: 'Too long' },
      firstInvalid: 'start',
    });
  });

  it('an error of the whole form never replaces a field as the first', () => {
    const form = z
      .object({ a: z.string(), b: z.string('Enter b') })
      .refine(() => false, 'The form is not right');
    expect(validate(form, { a: '', b: 'b' })).toMatchObject({ firstInvalid: wholeForm });
    expect(validate(z.strictObject({ b: z.string('Enter b') }), { c: 1 })).toEqual({
      ok: false,
      errors: { b: 'Enter b', c: 'This can’t be set here' },
      firstInvalid: 'b',
    });
  });

  it.each([undefined, null, 'text', 3, []])(
    'a value that is not an object is an error of the whole form: %j',
    (value) => {
      expect(validate(schema, value)).toMatchObject({ ok: false, firstInvalid: wholeForm });
    },
  );

  it('reports every field once, however many rules it breaks, and names the first', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(names, (fields) => {
        const field = z.string().min(5, 'short').regex(/x{5}/, 'no x').max(2, 'long');
        const form = z.object(Object.fromEntries(fields.map((name) => [name, field])));
        const result = validate(form, Object.fromEntries(fields.toReversed().map((name) => [name, 'abc'])));
        expect(result).toEqual({
          ok: false,
          errors: Object.fromEntries(fields.map((name) => [name, 'short'])),
          firstInvalid: fields[0],
        });
      }),
    );
  });
});
