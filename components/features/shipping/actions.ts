'use server';

import { revalidatePath } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { addressChoices } from '@/components/shared/address/address-choices';
import { keepAddress } from '@/lib/bff/page/keep-address';
import { raiseToast } from '@/lib/bff/page/toast/server';
import { requestShipment, requireAccount } from '@/lib/bff/product-api/server';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { shipmentRequestSchema } from '@/lib/domain/shipment/shipment-changes';
import { requestKeyForm } from '@/lib/domain/values/request-key';
import { text } from '@/lib/text/text';
import { actionInput } from '@/lib/validation/action-input';
import { validate } from '@/lib/validation/validate';
import { choicesIn, field, shipHref, type ShipChoices } from './ship-choices';

const keySchema = z.string().regex(requestKeyForm);
const placingSchema = z.object({ key: keySchema, keepsAddress: z.boolean() });

interface Placing {
  /** The `Idempotency-Key` of the visit. */
  key: string;
  /** Whether the account gets the address as well. */
  keepsAddress: boolean;
}

/** Asks the warehouse to ship, and goes to the shipment. @returns why nothing was requested */
async function place(request: unknown, { key, keepsAddress }: Placing): Promise<ErrorView> {
  const checked = validate(shipmentRequestSchema, request);
  if (!checked.ok) {
    const { validationFailed: code } = ErrorCode;
    return { code, message: text('errors.checkEntries'), fields: checked.errors };
  }
  const result = await requestShipment(checked.data, key);
  if (!result.ok) return result.error;
  const { quote, address } = checked.data;
  const done = text(quote ? 'shippingPage.done.requested' : 'shippingPage.done.asked');
  await raiseToast({ severity: 'success', summary: done, life: 4000 });
  if (keepsAddress) await keepAddress(address);
  revalidatePath('/', 'layout');
  redirect(`/shipments/${encodeURIComponent(result.data.id)}`);
}

/**
 * Requests a shipment; where that succeeds, the page of the shipment follows.
 * @returns why nothing was requested
 */
export async function sendRequest(placing: Placing, request: unknown): Promise<ErrorView> {
  return place(request, actionInput(placingSchema, placing));
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** The page again, with all that was entered, and why nothing was requested. */
function refuse(choices: ShipChoices, code: number): never {
  const href = shipHref(choices);
  redirect(`${href}${href.includes('?') ? '&' : '?'}${field.refused}=${code}`);
}

async function requestByForm(sent: FormData, isPriced: boolean): Promise<never> {
  const data = actionInput(z.instanceof(FormData), sent);
  const key = actionInput(keySchema, textOf(data, field.visit));
  const choices = choicesIn(data);
  const { packageIds, extras = [], onHold, note, service } = choices;
  const account = await requireAccount();
  if (!account.ok) refuse(choices, account.error.code);
  const to = addressChoices(account.data).find(({ value }) => value === choices.address);
  const request = {
    ...{ packageIds, address: to?.address, options: extras, onHold },
    ...(note !== '' && { note }),
    ...(isPriced && { quote: { id: textOf(data, field.quote), service } }),
  };
  const { code } = await place(request, { key, keepsAddress: false });
  refuse(choices, code);
}

/** The same of a form that is sent without script. */
export async function requestByPlainForm(data: FormData): Promise<void> {
  await requestByForm(data, true);
}

/** Asks the warehouse for a price by a form that is sent without script. */
export async function askByPlainForm(data: FormData): Promise<void> {
  await requestByForm(data, false);
}
