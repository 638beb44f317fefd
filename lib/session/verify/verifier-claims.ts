import { z } from 'zod';

/** The claim of a session JWT that holds its session. */
export const claimName = 'https://stytch.com/session';

const factorSchema = z
  .looseObject({
    type: z.string().default('unknown'),
    last_authenticated_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
    email_factor: z.looseObject({ email_address: z.string() }).nullish(),
    phone_number_factor: z.looseObject({ phone_number: z.string() }).nullish(),
    impersonated_factor: z
      .looseObject({
        impersonator_id: z.string().default(''),
        impersonator_email_address: z.string().default(''),
      })
      .nullish(),
  })
  .transform(({ type, last_authenticated_at: at, email_factor, phone_number_factor, ...rest }) => ({
    type,
    ...(email_factor && { email: email_factor.email_address }),
    ...(phone_number_factor && { phone: phone_number_factor.phone_number }),
    ...((email_factor ?? phone_number_factor) && at !== undefined && { provedAt: at }),
    ...(rest.impersonated_factor && {
      impersonator:
        rest.impersonated_factor.impersonator_email_address || rest.impersonated_factor.impersonator_id,
    }),
  }));

/** The claims of a Stytch session JWT that the app reads (identity "Session JWT"). */
export const claimsSchema = z
  .looseObject({
    sub: z.string().min(1),
    iat: z.int(),
    exp: z.int(),
    [claimName]: z.looseObject({
      id: z.string().min(1),
      expires_at: z.iso.datetime({ offset: true }),
      authentication_factors: z.array(factorSchema).default([]),
      roles: z.array(z.string()).default([]),
    }),
  })
  .transform((claims) => {
    const session = claims[claimName];
    return {
      sessionId: session.id,
      userId: claims.sub,
      /** When the session ends, RFC 3339. */
      expiresAt: session.expires_at,
      /** When this token was issued and when it expires, in seconds since 1970. */
      token: { issuedAt: claims.iat, expiresAt: claims.exp },
      factors: session.authentication_factors,
      roles: session.roles,
    };
  });

/** The holder of a valid session JWT, and the factors by which they authenticated. */
export type VerifiedSession = z.infer<typeof claimsSchema>;
