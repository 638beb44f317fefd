'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { preAlertPackage } from '@/lib/bff/product-api/server';
import { preAlertSchema } from '@/lib/domain/package/package-changes';
import { ErrorCode, type ErrorView, type FieldErrors, type Result } from '@/lib/contract/errors';
import { actionInput } from '@/lib/validation/action-input';
import { validate } from '@/lib/validation/validate';
import { text } from '@/lib/text/text';
import { checkLines, checkNumber } from './check-numbers';
import { keeps } from './keeps';
import { countProblem, mostNumbers, type CheckedLine, type NumberCheck } from './numbers';

/** The result of announcing a package. */
export type Announced =
  /** `kept`: it was announced before, and its stored details differ from those given now. */
  | { outcome: 'expected'; id: string; reference: string; kept: boolean }
  | { outcome: 'refused'; message: string; fields?: FieldErrors }
  /** Skipped, because an earlier failure applies to the rest as well. */
  | { outcome: 'not_sent' };

/** Far more than two hundred pasted numbers need. */
const textSchema = z.string().max(20_000);

const invalid = (message: string): { ok: false; error: ErrorView } => ({
  ok: false,
  error: { code: ErrorCode.validationFailed, message },
});

/** Parses pasted numbers, each with its possible carriers. The data for this stays on the server. */
export async function readNumbers(typed: string): Promise<Result<CheckedLine[]>> {
  const pasted = textSchema.safeParse(typed);
  if (!pasted.success) return invalid(text('packagesPage.announce.tooLong', { most: mostNumbers }));
  const lines = checkLines(pasted.data);
  const problem = countProblem(lines.length);
  return problem ? invalid(problem) : { ok: true, data: lines };
}

/** Parses one number again, after it was corrected. */
export async function readNumber(typed: string): Promise<Result<NumberCheck>> {
  const given = textSchema.safeParse(typed);
  return given.success
    ? { ok: true, data: checkNumber(given.data) }
    : invalid(text('packagesPage.announce.noNumber'));
}

/** Errors that would be the same for the next package. */
const stopsAll = new Set<number>([
  ErrorCode.networkError,
  ErrorCode.serverError,
  ErrorCode.unknownResponse,
  ErrorCode.authenticationFailed,
  ErrorCode.forbidden,
  ErrorCode.rateLimited,
]);

async function announce(one: unknown): Promise<{ announced: Announced; stop: boolean }> {
  const checked = validate(preAlertSchema, one);
  if (!checked.ok) {
    const message = Object.values(checked.errors)[0] ?? text('packagesPage.changes.invalid');
    return { announced: { outcome: 'refused', message, fields: checked.errors }, stop: false };
  }
  const result = await preAlertPackage(checked.data);
  if (result.ok) {
    const { id, reference } = result.data;
    const kept = !keeps(result.data, checked.data);
    return { announced: { outcome: 'expected', id, reference, kept }, stop: false };
  }
  const { code, fields } = result.error;
  const message = Object.values(fields ?? {})[0] ?? result.error.message;
  return { announced: { outcome: 'refused', message, ...(fields && { fields }) }, stop: stopsAll.has(code) };
}

const listSchema = z.array(z.unknown()).max(mostNumbers);

/** Announces packages one after another; each has its own result, so that failed ones can be retried. */
export async function announcePackages(list: unknown): Promise<Announced[]> {
  const outcomes: Announced[] = [];
  let stopped = false;
  for (const one of actionInput(listSchema, list)) {
    if (stopped) {
      outcomes.push({ outcome: 'not_sent' });
      continue;
    }
    const { announced, stop } = await announce(one);
    outcomes.push(announced);
    stopped = stop;
  }
  if (outcomes.some(({ outcome }) => outcome === 'expected')) revalidatePath('/', 'layout');
  return outcomes;
}
