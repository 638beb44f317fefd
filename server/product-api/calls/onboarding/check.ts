import { onboardingCheckSchema, type OnboardingState } from '@/lib/domain/account/onboarding';
import {
  markOnboardingOpened,
  readOnboardingContext,
  type OnboardingTokenRow,
} from '@/server/database/repositories/accounts/onboarding';
import { capabilitiesOf } from '@/server/product-api/capabilities';
import type { ProductDependencies } from '@/server/product-api/http/caller';
import { parseBody } from '@/server/product-api/http/input';
import { maskEmail, maskName, maskPhone } from './masks';
import { lockToken, throttle } from './tokens';

const required = ['name', 'email', 'address', 'acceptTerms'];

function maskedPrefill({ name, email, phone }: OnboardingTokenRow['prefill']) {
  return {
    ...(name && { name: maskName(name) }),
    ...(email && { email: maskEmail(email) }),
    ...(phone && { phone: maskPhone(phone) }),
  };
}

/** POST isOnboardingComplete, for a guest with a warehouse token (security 17). @throws AppError 1010, 1033, 1043 */
export async function isOnboardingComplete(
  request: Request,
  dependencies: ProductDependencies,
): Promise<OnboardingState> {
  const { db, clock } = dependencies;
  const now = clock();
  const { warehouseToken } = await parseBody(onboardingCheckSchema, request);
  await throttle(request, db, now);
  return db.transaction(async (tx) => {
    const token = await lockToken(tx, warehouseToken, now);
    const { warehouse, email } = await readOnboardingContext(tx, token);
    if (token.status === 'complete') return { complete: true, loginHint: maskEmail(email ?? '') };
    await markOnboardingOpened(tx, token.id);
    return {
      complete: false,
      step: 'details',
      warehouse: {
        name: warehouse.name,
        code: warehouse.code,
        locality: warehouse.address.locality,
        countryCode: warehouse.address.countryCode,
      },
      suiteNumber: token.suiteNumber,
      prefill: maskedPrefill(token.prefill),
      required,
      capabilities: capabilitiesOf(dependencies),
    };
  });
}
