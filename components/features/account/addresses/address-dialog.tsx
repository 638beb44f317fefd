'use client';

import { useEffect, useRef, useState } from 'react';
import { CountryFields } from '@/components/shared/address/country-fields';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/field/field';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { addressProblems } from '@/lib/domain/address/address-rules';
import { maxLength } from '@/lib/domain/values/bounds';
import type { Address } from '@/lib/domain/values/common';
import type { Country } from '@/lib/domain/values/countries';
import type { FieldErrors } from '@/lib/contract/errors';
import { focusFirstError } from '@/lib/validation/form-values';
import { text } from '@/lib/text/text';
import { readAddress, type Draft } from './address-draft';

interface AddressDialogProps {
  draft: Draft;
  title: string;
  countries: Country[];
  onClose: () => void;
  onSave: (address: Address) => void;
}

function problemsOf(address: Address): FieldErrors {
  const problems: FieldErrors = { ...addressProblems(address) };
  if (!address.name.trim()) problems.name = text('fields.address.name');
  if (address.countryCode === '') problems.countryCode = text('fields.country');
  return problems;
}

/** An address form by the rules of its country. Input stays when the country changes. */
export default function AddressDialog({ draft, title, countries, onClose, onSave }: AddressDialogProps) {
  const [address, setAddress] = useState(draft.address);
  const { errors, show, changed } = useFieldErrors<Address>(
    () => problemsOf,
    // The server's errors for this address.
    draft.errors && { errors: draft.errors, values: draft.address },
  );
  const form = useRef<HTMLFormElement>(null);
  const { countryCode } = address;

  useEffect(() => focusFirstError(form.current, Object.keys(draft.errors ?? {})), [draft]);

  const submit = (data: FormData) => {
    const typed = readAddress(data);
    const problems = problemsOf(typed);
    show(problems, typed);
    focusFirstError(form.current, Object.keys(problems));
    if (Object.keys(problems).length === 0) onSave(typed);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="medium"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('account.cancel')}
          </Button>
          <Button type="submit" form="address-form">
            {text('account.addresses.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="address-form"
        noValidate
        className="flex flex-col gap-5"
        onInput={(event) => changed(readAddress(new FormData(event.currentTarget)))}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <Field id="address-country" label={text('account.addresses.country')} error={errors.countryCode}>
          {(control) => (
            <Select
              {...control}
              name="countryCode"
              autoComplete="country"
              value={countryCode}
              onChange={(event) => {
                const typed = form.current ? readAddress(new FormData(form.current)) : address;
                setAddress({ ...address, ...typed, countryCode: event.target.value });
              }}
            >
              {countryCode === '' && <option value="">{text('account.addresses.chooseCountry')}</option>}
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field id="address-name" label={text('account.field.name')} error={errors.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                defaultValue={address.name}
                autoComplete="name"
                maxLength={maxLength.name}
                required
              />
            )}
          </Field>
          <Field
            id="address-company"
            label={text('account.field.companyName')}
            optional
            error={errors.company}
          >
            {(control) => (
              <Input
                {...control}
                name="company"
                defaultValue={address.company ?? ''}
                autoComplete="organization"
                maxLength={maxLength.addressLine}
              />
            )}
          </Field>
        </div>
        <CountryFields
          countryCode={countryCode}
          valueOf={(part) => address[part]}
          errorOf={(part) => errors[part]}
        />
        <Field
          id="address-phone"
          label={text('account.addresses.phone')}
          optional
          hint={text('account.addresses.phoneHint')}
          error={errors.phone}
        >
          {(control) => (
            <Input
              {...control}
              name="phone"
              type="tel"
              defaultValue={address.phone ?? ''}
              autoComplete="tel"
              maxLength={maxLength.addressPhone}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
