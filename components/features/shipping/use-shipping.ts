import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AddressChoice } from '@/components/shared/address/address-choices';
import { addressErrors, type AddressDraft } from '@/components/shared/address/typed-address';
import { ErrorCode, type ErrorView, type FieldErrors } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { chosenOption, earlierOption, type Priced } from './priced';
import { askedOf, type FirstQuote } from './ship-asked';
import { field, type ShipChoices } from './ship-choices';
import type { ShipPackage } from './ship-facts';
import { another, useChoices } from './use-choices';
import { useQuote } from './use-quote';
import { useRequest } from './use-request';

export interface Shipping {
  /** All that may be shipped. */
  packages: readonly ShipPackage[];
  initial: ShipChoices;
  /** Those of the account. */
  addresses: readonly AddressChoice[];
  /** Whether the account has room for another one. */
  canKeep: boolean;
  first: FirstQuote | null;
  /** The `Idempotency-Key` of this visit. */
  visit: string;
}

/** What the form lacks before anything can be requested. */
function problemsOf(packageIds: readonly string[], hasAddress: boolean): FieldErrors {
  return {
    ...(packageIds.length === 0 && { packageIds: text('shipping.what.none') }),
    ...(!hasAddress && { address: text('shipping.where.none') }),
  };
}

/** A shipment that is being chosen: its price, what is wrong with it, and its request. */
export function useShipping({ packages, initial, addresses, canKeep, first, visit }: Shipping) {
  const form = useRef<HTMLFormElement>(null);
  const shown = chosenOption(first?.quote, initial.service);
  const { choices: chosen, change } = useChoices(initial, form, shown?.service);
  const [other, setOther] = useState<AddressChoice | null>(null);
  const [draft, setDraft] = useState<AddressDraft | null>(null);
  // An account without any address is most likely to want its first one.
  const [keeps, setKeeps] = useState(addresses.length === 0);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [pressed, setPressed] = useState<'request' | 'ask'>('request');
  const router = useRouter();

  const ready = new Set(packages.map(({ id }) => id));
  const packageIds = chosen.packageIds.filter((id) => ready.has(id));
  const choices = { ...chosen, packageIds };
  const places = [...addresses, ...(other ? [other] : [])];
  const to = places.find(({ value }) => value === choices.address);
  const mayKeep = canKeep && to?.value === another;
  const pricing = useQuote(to && packageIds.length > 0 ? askedOf(choices, to.address) : null, first);
  const { quote, state, again } = pricing;
  const option = chosenOption(quote, choices.service);
  const priced: Priced = { quote, option, state };
  const requesting = useRequest(visit);
  const { sending, unsent, isUnsure } = requesting;
  const isRefusedPrice = unsent?.code === ErrorCode.versionConflict;

  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid] input, [aria-invalid]')?.focus();
  }, [refusals]);

  const decide = (part: Partial<ShipChoices>) => {
    setErrors({});
    requesting.forget();
    change(part);
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const onRefused = ({ code, fields = {} }: ErrorView) => {
    // Another quote, or one that holds no longer: the prices of now are shown, and nothing was requested.
    if (code === ErrorCode.versionConflict || 'quote.id' in fields) again();
    if (code === ErrorCode.transitionNotAllowed || code === ErrorCode.pathNotFound) router.refresh();
    const wrong = addressErrors(fields);
    if (other && Object.keys(wrong).length > 0) setDraft({ address: other.address, errors: wrong });
    else if (Object.keys(fields).length > 0) refuse(fields);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isAsking = event.nativeEvent.submitter?.dataset.send === 'ask';
    const problems = problemsOf(packageIds, to !== undefined);
    if (!to || Object.keys(problems).length > 0) {
      refuse(problems);
      return;
    }
    if (!isAsking && (state !== 'ready' || !option)) return;
    const { value: note } = event.currentTarget.elements.namedItem(field.note) as HTMLTextAreaElement;
    setPressed(isAsking ? 'ask' : 'request');
    const request = {
      ...{ packageIds, address: to.address, options: choices.extras ?? [], onHold: choices.onHold },
      ...(note.trim() !== '' && { note }),
      ...(!isAsking && { quote: { id: quote?.id, service: option?.service } }),
    };
    requesting.send(request, { keepsAddress: mayKeep && keeps, onRefused });
  };

  return {
    form,
    choices,
    decide,
    places,
    other,
    keeping: mayKeep ? { checked: keeps, onChange: setKeeps } : undefined,
    draft,
    setDraft,
    takeOther: (taken: AddressChoice) => {
      setDraft(null);
      setOther(taken);
      decide({ address: taken.value });
    },
    priced,
    hasGone: packageIds.length < chosen.packageIds.length,
    before: earlierOption(pricing.before, option, isRefusedPrice),
    priceError: pricing.error,
    /** For screen readers, once it is known. */
    news:
      state === 'ready' && option
        ? text('shipping.cost.announce', { service: option.name, total: option.total })
        : '',
    again,
    errors,
    submit,
    sending: sending ? pressed : undefined,
    unsent,
    isUnsure,
  };
}
