import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resolverOf } from '@/components/kit/form/resolver';
import { wholeForm } from '@/lib/validation/validate';

const schema = z
  .object({
    name: z.string().trim().min(2, 'Too short').max(1, 'Too long'),
    address: z.object({ zip: z.string().regex(/^\d{5}$/, 'Five digits') }),
    lines: z.array(z.object({ weight: z.number('Enter a weight') })),
  })
  .refine(({ lines }) => lines.length > 0, 'Add a line');

const resolve = (values: unknown) =>
  resolverOf(schema)(values as never, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('SPEC 5: the form helper as react-hook-form’s resolver', () => {
  it('nests the first message of each field by its path', () => {
    expect(resolve({ name: '', address: { zip: 'x' }, lines: [{ weight: 1 }, {}] })).toEqual({
      values: {},
      errors: {
        name: { type: 'schema', message: 'Too short' },
        address: { zip: { type: 'schema', message: 'Five digits' } },
        lines: [undefined, { weight: { type: 'schema', message: 'Enter a weight' } }],
      },
    });
  });

  it('returns the parsed values, and no error, when all is valid', () => {
    const name = z.object({ name: z.string().trim() });
    const values = { name: ' Ada ' };
    expect(resolverOf(name)(values, undefined, { fields: {}, shouldUseNativeValidation: false })).toEqual({
      values: { name: 'Ada' },
      errors: {},
    });
  });

  it('an error of the whole form has its own key, which react-hook-form keeps', () => {
    const open = z
      .object({ lines: z.array(z.string()) })
      .refine(({ lines }) => lines.length > 0, 'Add a line');
    expect(
      resolverOf(open)({ lines: [] }, undefined, { fields: {}, shouldUseNativeValidation: false }),
    ).toMatchObject({ errors: { [wholeForm]: { message: 'Add a line' } } });
  });
});
