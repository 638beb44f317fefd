import { z } from 'zod';
import { tokenSchema } from '@/lib/contract/identity/wire';

const waitingSchema = z.looseObject({
  data: z.looseObject({
    session_token: tokenSchema,
    session: z.looseObject({
      authentication_factors: z.array(z.looseObject({ type: z.literal('password') })).min(1),
    }),
    user: z.looseObject({
      totps: z
        .array(z.looseObject({ verified: z.boolean() }))
        .refine((totps) => totps.some(({ verified }) => verified)),
    }),
  }),
});

/**
 * The session token of an authenticate response whose session rests on a password alone although its user has an
 * authenticator app (decision 021); null for every other response.
 */
export function waitingToken(body: unknown): string | null {
  const answer = waitingSchema.safeParse(body);
  return answer.success ? answer.data.data.session_token : null;
}

/** The fields of a user that are disclosed before the second step; the SDK needs every list to be present. */
function userBeforeSecondStep({ user_id, totps, password }: Record<string, unknown>) {
  return {
    user_id,
    totps,
    password,
    status: 'active',
    name: { first_name: '', middle_name: '', last_name: '' },
    emails: [],
    phone_numbers: [],
    roles: [],
    providers: [],
    crypto_wallets: [],
    webauthn_registrations: [],
    biometric_registrations: [],
    trusted_metadata: {},
    untrusted_metadata: {},
  };
}

const shownSchema = z.looseObject({
  data: z.looseObject({ user: z.record(z.string(), z.unknown()) }),
});

/** The response as the browser gets it: no token, and nothing about the user except that there is a second step. */
export function answerBeforeSecondStep(body: unknown): object {
  const { data, ...rest } = shownSchema.parse(body);
  const user = userBeforeSecondStep(data.user);
  return {
    ...rest,
    data: {
      ...data,
      session_token: '',
      session_jwt: '',
      user,
      ...('__user' in data && { __user: user }),
    },
  };
}
