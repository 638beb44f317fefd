import {
  onboardingSchema,
  termsVersion,
  type Onboarding,
  type OnboardingResult,
} from '@/lib/domain/account/onboarding';
import { toE164 } from '@/lib/domain/values/phone';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { digestOf } from '@/server/database/ids';
import {
  completeOnboardingToken,
  readOnboardingContext,
  type OnboardingTokenRow,
} from '@/server/database/repositories/accounts/onboarding';
import type { ProductDependencies } from '@/server/product-api/http/caller';
import { invalidFields, parseBody } from '@/server/product-api/http/input';
import { maskEmail } from './masks';
import { newAccount } from './new-account';
import { lockToken, throttle } from './tokens';

const sameAnswerMs = 10 * 60_000;

/** The body with the phone number in E.164. @throws AppError 1010 */
function normalise(body: Onboarding): Onboarding {
  if (body.termsVersion !== termsVersion) {
    throw invalidFields({ termsVersion: text('answersPage.terms') });
  }
  if (!body.phone) return { ...body, phone: undefined };
  const country = body.address.countryCode;
  const phone = toE164(body.phone, country === 'GB' || country === 'DE' ? country : 'US');
  if (phone === null) throw invalidFields({ phone: text('fields.phone') });
  return { ...body, phone };
}

function resultOf(accountId: string, body: Onboarding, suiteNumber: string): OnboardingResult {
  return {
    account: { id: accountId, name: body.name, suiteNumber, status: 'invited' },
    signIn: { transport: 'email', hint: maskEmail(body.email) },
  };
}

const alreadyComplete = () => new AppError(ErrorCode.warehouseTokenComplete, text('answersPage.usedLink'));

/** The same body soon after gets the same response: the first one may have been lost. */
function repeatedAnswer(token: OnboardingTokenRow, body: Onboarding, bodyDigest: string, now: Date) {
  const age = now.getTime() - (token.completedAt?.getTime() ?? -Infinity);
  if (!token.accountId || token.bodyDigest !== bodyDigest || age > sameAnswerMs) throw alreadyComplete();
  return resultOf(token.accountId, body, token.suiteNumber);
}

/**
 * POST completeOnboarding: the token creates one account, however many attempts race (security 17). The account stays
 * `invited` until a sign-in verifies its address, and the response does not reveal whether another account has an
 * address (security 11).
 * @throws AppError 1010, 1033, 1034, 1043
 */
export async function completeOnboarding(
  request: Request,
  { db, clock }: ProductDependencies,
): Promise<OnboardingResult> {
  const now = clock();
  const body = normalise(await parseBody(onboardingSchema, request));
  await throttle(request, db, now);
  const bodyDigest = digestOf(JSON.stringify(body));
  return db.transaction(async (tx) => {
    const token = await lockToken(tx, body.warehouseToken, now);
    if (token.status === 'complete') return repeatedAnswer(token, body, bodyDigest, now);
    const { warehouse } = await readOnboardingContext(tx, token);
    const account = newAccount(body, { suiteNumber: token.suiteNumber, warehouse, now });
    const used = { tokenId: token.id, bodyDigest, completedAt: now };
    if (!(await completeOnboardingToken(tx, account, used))) throw alreadyComplete();
    return resultOf(account.id, body, token.suiteNumber);
  });
}
