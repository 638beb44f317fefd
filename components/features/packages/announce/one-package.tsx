'use client';

import { useEffect, useRef, useState, useTransition, type SubmitEvent } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { Input } from '@/components/ui/field/input';
import type { FieldErrors } from '@/lib/contract/errors';
import { callAction } from '@/lib/browser/product-api/call-action';
import { text } from '@/lib/text/text';
import { ContentsFields } from '../contents-fields';
import { emptyLine, readLines, type TypedLine } from '../declaration-form';
import { useLineErrors } from '../use-line-errors';
import { announcePackages, type Announced } from './actions';
import { AnnouncedOne } from './announced-one';
import { CarrierSelect } from './carrier-select';
import { offerWords, typedProblem, type CarrierOffer } from './numbers';
import { useNumber } from './use-number';

const nothing = { description: '', merchantName: '', orderNumber: '', nickname: '' };

const texts = [
  {
    name: 'description',
    label: 'announce.one.description',
    maxLength: 120,
    example: 'announce.one.descriptionExample',
  },
  { name: 'merchantName', label: 'announce.one.shop', maxLength: 120, example: undefined },
  { name: 'orderNumber', label: 'announce.one.orderNumber', maxLength: 60, example: undefined },
  {
    name: 'nickname',
    label: 'announce.one.nickname',
    maxLength: 60,
    example: 'announce.one.nicknameExample',
  },
] as const;

/** Fields that show their own errors. */
const besideField = new Set<string>(['trackingNumber', 'carrier', ...texts.map(({ name }) => name)]);

export interface OnePackageProps {
  carriers: readonly CarrierOffer[];
  /** Of the values that are declared. */
  currency: string;
}

type Values = typeof nothing & { trackingNumber: string; carrier: string };

function problemsOf({ trackingNumber }: Values): FieldErrors {
  const problem = typedProblem(trackingNumber);
  return problem ? { trackingNumber: problem } : {};
}

/** The form for one package with all details. Input is never lost, whatever the result. */
export function OnePackage({ carriers, currency }: OnePackageProps) {
  const number = useNumber();
  const [fields, setFields] = useState(nothing);
  const [lines, setLines] = useState<TypedLine[] | null>(null);
  const { errors, show, changed } = useFieldErrors<Values>(() => problemsOf);
  const ofLines = useLineErrors();
  const [refusals, setRefusals] = useState(0);
  const [announced, setAnnounced] = useState<Announced | null>(null);
  const [sending, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);

  const values: Values = { ...fields, trackingNumber: number.typed, carrier: number.carrier };
  const refuse = (found: FieldErrors) => {
    show(found, values);
    setRefusals((count) => count + 1);
  };
  const typeLines = (typed: TypedLine[]) => {
    setLines(typed);
    ofLines.changed(typed, currency);
  };

  const again = () => {
    number.reset();
    setFields(nothing);
    setLines(null);
    setAnnounced(null);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const read = lines && readLines(lines, currency);
    ofLines.show(read?.errors ?? {}, lines ?? [], currency);
    setAnnounced(null);
    start(async () => {
      const check = await number.settle();
      refuse(check && 'problem' in check ? { trackingNumber: check.problem } : {});
      if (!check || 'problem' in check || (read && Object.keys(read.errors).length > 0)) return;
      const given = Object.entries(fields).filter(([, value]) => value.trim() !== '');
      const one = {
        trackingNumber: check.number,
        ...(number.carrier && { carrier: number.carrier }),
        ...Object.fromEntries(given),
        ...(read && { contents: read.contents }),
      };
      const [outcome] = await callAction<Announced[]>(
        () => announcePackages([one]),
        ({ message }) => [{ outcome: 'refused', message }],
      );
      if (!outcome) return;
      setAnnounced(outcome);
      if (outcome.outcome === 'refused' && outcome.fields) refuse(outcome.fields);
    });
  };

  if (announced?.outcome === 'expected') {
    const { id, kept } = announced;
    return <AnnouncedOne id={id} trackingNumber={number.typed} kept={kept} onAgain={again} />;
  }
  const { check } = number;
  const known = check && 'number' in check ? check : undefined;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="one-number"
          label={text('announce.one.trackingNumber')}
          error={errors.trackingNumber}
          hint={known ? offerWords(known) : text('announce.one.hint')}
        >
          {(control) => (
            <Input
              {...control}
              value={number.typed}
              maxLength={80}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target: { value } }) => {
                number.type(value);
                changed({ ...values, trackingNumber: value });
              }}
              onBlur={() => void number.settle()}
            />
          )}
        </Field>
        <Field id="one-carrier" label={text('announce.one.carrier')} error={errors.carrier}>
          {(control) => (
            <CarrierSelect
              {...control}
              offers={known?.offers ?? []}
              carriers={carriers}
              value={number.carrier}
              onChange={({ target: { value } }) => {
                number.choose(value);
                changed({ ...values, carrier: value });
              }}
            />
          )}
        </Field>
        {texts.map(({ name, label, maxLength, example }) => (
          <Field key={name} id={`one-${name}`} label={text(label)} optional error={errors[name]}>
            {(control) => (
              <Input
                {...control}
                value={fields[name]}
                maxLength={maxLength}
                placeholder={example ? text(example) : ''}
                autoComplete="off"
                onChange={({ target: { value } }) => {
                  setFields({ ...fields, [name]: value });
                  changed({ ...values, [name]: value });
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {lines ? (
        <fieldset className="min-w-0">
          <legend className="mb-3 text-sm font-semibold">{text('announce.one.contents')}</legend>
          <ContentsFields
            id="one-contents"
            lines={lines}
            currency={currency}
            errors={ofLines.errors}
            onChange={typeLines}
          />
        </fieldset>
      ) : (
        <Button
          variant="secondary"
          icon="list"
          onClick={() => setLines([emptyLine(0)])}
          className="self-start"
        >
          {text('announce.one.declare')}
        </Button>
      )}
      {announced?.outcome === 'refused' &&
        !Object.keys(announced.fields ?? {}).some((name) => besideField.has(name)) && (
          <Alert severity="error" title={text('announce.one.notAdded')}>
            {text('announce.one.kept', { reason: announced.message })}
          </Alert>
        )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={sending}>
          {text('announce.one.submit')}
        </Button>
        {lines && (
          <Button variant="ghost" onClick={() => setLines(null)}>
            {text('announce.one.removeContents')}
          </Button>
        )}
      </div>
    </form>
  );
}
