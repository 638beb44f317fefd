'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Field } from '@/components/ui/field/field';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { Input } from '@/components/ui/field/input';
import { Select } from '@/components/ui/field/select';
import { addressProblems } from '@/lib/domain/address/address-rules';
import { postalLines } from '@/lib/domain/address/postal-lines';
import { maxLength } from '@/lib/domain/values/bounds';
import type { Address } from '@/lib/domain/values/common';
import type { Country } from '@/lib/domain/values/countries';
import type { FieldErrors } from '@/lib/contract/errors';
import { focusFirstError } from '@/lib/validation/form-values';
import { text } from '@/lib/text/text';
import { CountryFields } from './country-fields';
import { readAddress, type AddressDraft } from './typed-address';

interface AddressDialogProps {
  draft: AddressDraft;
  title: string;
  countries: Country[];
  /** What the button does with the address; by default it saves it. */
  action?: string;
  onClose: () => void;
  /** Gets the address, and its lines as on an envelope. */
  onSave: (address: Address, lines: string[]) => void;
}

function problemsOf(address: Address): FieldErrors {
  const problems: FieldErrors = { ...addressProblems(address) };
  if (!address.name.trim()) problems.name = text('fields.address.name');
  if (address.countryCode === '') problems.countryCode = text('fields.country');
  return problems;
}

/** An address form by the rules of its country. Input stays when the country changes. */
export default function AddressDialog({
  draft,
  title,
  countries,
  action,
  onClose,
  onSave,
}: AddressDialogProps) {
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
    if (Object.keys(problems).length === 0) onSave(typed, postalLines(typed));
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
            {text('address.cancel')}
          </Button>
          <Button type="submit" form="address-form">
            {action ?? text('address.save')}
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
        <Field id="address-country" label={text('address.country')} error={errors.countryCode}>
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
              {countryCode === '' && <option value="">{text('address.chooseCountry')}</option>}
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field id="address-name" label={text('address.name')} error={errors.name}>
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
          <Field id="address-company" label={text('address.company')} optional error={errors.company}>
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
          label={text('address.phone')}
          optional
          hint={text('address.phoneHint')}
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
