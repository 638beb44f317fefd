'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { keepAddress } from '@/lib/bff/page/keep-address';
import { answerPackage, cancelPreAlert, confirmAddress, getMyPackage } from '@/lib/bff/product-api/server';
import type { Package } from '@/lib/domain/package/package';
import {
  addressConfirmationSchema,
  answerSchema,
  preAlertCancellationSchema,
} from '@/lib/domain/package/package-answers';
import { ErrorCode, type ErrorView, type Result } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { actionInput } from '@/lib/validation/action-input';
import { validate } from '@/lib/validation/validate';

/** What of a package a customer answers to, and the version that says so. */
export type Asked = Pick<Package, 'status' | 'onHold' | 'nextAction' | 'offers' | 'version'>;

/** The result of an answer; the customer's input is still in the browser in every case. */
export type AnswerOutcome =
  | { outcome: 'sent' }
  /** The package was changed first: this is what it asks now. */
  | { outcome: 'conflict'; asked: Asked }
  | { outcome: 'failed'; error: ErrorView };

const asked = ({ status, onHold, nextAction, offers, version }: Package): Asked => ({
  status,
  onHold,
  nextAction,
  offers,
  version,
});

async function send<T extends z.ZodType<{ id: string }>>(
  schema: T,
  input: unknown,
  call: (checked: z.infer<T>) => Promise<Result<Package>>,
): Promise<AnswerOutcome> {
  const checked = validate(schema, input);
  if (!checked.ok) {
    const { validationFailed: code } = ErrorCode;
    const message = text('packagesPage.changes.invalid');
    return { outcome: 'failed', error: { code, message, fields: checked.errors } };
  }
  const result = await call(checked.data);
  if (result.ok) {
    revalidatePath('/', 'layout');
    return { outcome: 'sent' };
  }
  if (result.error.code !== ErrorCode.versionConflict) return { outcome: 'failed', error: result.error };
  const current = await getMyPackage(checked.data.id);
  if (!current.ok) return { outcome: 'failed', error: current.error };
  return { outcome: 'conflict', asked: asked(current.data) };
}

/** Answers what a package's hold or exception asks, based on the version that the customer saw. */
export async function sendAnswer(answer: unknown): Promise<AnswerOutcome> {
  return send(answerSchema, answer, answerPackage);
}

/** Says where a package is to be delivered, likewise. @param keeps whether the account gets the address as well */
export async function sendAddress(confirmation: unknown, keeps: boolean): Promise<AnswerOutcome> {
  const isKept = actionInput(z.boolean(), keeps);
  return send(addressConfirmationSchema, confirmation, async (checked) => {
    const result = await confirmAddress(checked);
    if (result.ok && isKept) await keepAddress(checked.address);
    return result;
  });
}

/** Takes a pre-alert back, likewise. */
export async function takeBack(cancellation: unknown): Promise<AnswerOutcome> {
  return send(preAlertCancellationSchema, cancellation, cancelPreAlert);
}
