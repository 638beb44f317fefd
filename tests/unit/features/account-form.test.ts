import { describe, expect, it } from 'vitest';
import {
  differences,
  readFields,
  toUpdate,
  type AccountFields,
} from '@/components/features/account/account-form';
import { accountUpdateSchema } from '@/lib/domain/account';

const fields: AccountFields = {
  name: 'Ada Whitfield',
  companyName: '',
  language: 'en',
  unitSystem: 'imperial',
  notifyEmail: true,
  notifySms: false,
  repack: true,
};

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('the account form', () => {
  it('reads unchecked boxes as off', () => {
    expect(
      readFields(
        form({
          name: 'Ada Whitfield',
          language: 'en',
          unitSystem: 'imperial',
          notifyEmail: 'on',
          repack: 'on',
        }),
      ),
    ).toEqual(fields);
  });

  it('makes an update the API takes; an emptied company is removed', () => {
    const update = toUpdate(fields, 4);
    expect(accountUpdateSchema.safeParse(update).success).toBe(true);
    expect(update).toMatchObject({ version: 4, companyName: null });
  });

  it('says in words what somebody else saved', () => {
    expect(
      differences(fields, { ...fields, name: 'A. Whitfield', unitSystem: 'metric', notifySms: true }),
    ).toEqual({
      name: 'A. Whitfield',
      unitSystem: 'Metric (kg, cm)',
      notifySms: 'on',
    });
  });
});
