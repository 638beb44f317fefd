'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { addressProblems } from '@/lib/domain/address-rules';
import type { Address } from '@/lib/domain/common';
import type { FieldErrors } from '@/lib/errors';
import { readAddress, type Draft } from './address-draft';
import { CountryFields } from './country-fields';

interface AddressDialogProps {
  draft: Draft;
  title: string;
  countries: { code: string; name: string }[];
  onClose: () => void;
  onSave: (address: Address) => void;
}

function problemsOf(address: Address): FieldErrors {
  const problems: FieldErrors = { ...addressProblems(address) };
  if (!address.name.trim()) problems.name = 'Enter a name';
  return problems;
}

/** One address, asked for by the rules of its country. What was typed stays when the country changes. */
export default function AddressDialog({ draft, title, countries, onClose, onSave }: AddressDialogProps) {
  const [address, setAddress] = useState(draft.address);
  const [errors, setErrors] = useState(draft.errors ?? {});
  const form = useRef<HTMLFormElement>(null);
  const { countryCode } = address;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const submit = (data: FormData) => {
    const typed = readAddress(data);
    const problems = problemsOf(typed);
    setErrors(problems);
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
            Cancel
          </Button>
          <Button type="submit" form="address-form">
            Save address
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="address-form"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <Field id="address-country" label="Country" error={errors.countryCode}>
          {(control) => (
            <Select
              {...control}
              name="countryCode"
              autoComplete="country"
              value={countryCode}
              onChange={(event) => {
                const typed = form.current ? readAddress(new FormData(form.current)) : address;
                setErrors({});
                setAddress({ ...address, ...typed, countryCode: event.target.value });
              }}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field id="address-name" label="Name" error={errors.name}>
            {(control) => (
              <Input {...control} name="name" defaultValue={address.name} autoComplete="name" required />
            )}
          </Field>
          <Field id="address-company" label="Company" optional error={errors.company}>
            {(control) => (
              <Input
                {...control}
                name="company"
                defaultValue={address.company ?? ''}
                autoComplete="organization"
              />
            )}
          </Field>
        </div>
        <CountryFields countryCode={countryCode} address={address} errors={errors} />
        <Field
          id="address-phone"
          label="Phone"
          optional
          hint="For the carrier, with the country code"
          error={errors.phone}
        >
          {(control) => (
            <Input
              {...control}
              name="phone"
              type="tel"
              defaultValue={address.phone ?? ''}
              autoComplete="tel"
              maxLength={20}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
