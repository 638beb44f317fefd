import { z } from 'zod';
import { readJson } from './json-setting';
import { isPrivateWay, privateWayProblem } from './private-way';

/** Who else may vouch for a user (SPEC section 7, `attest`): an issuer of JWTs that the operator trusts. */
const profileSchema = z.strictObject({
  profile_id: z.string().regex(/^[\w-]{1,128}$/),
  issuer: z.string().min(1),
  audience: z.string().min(1),
  jwks_url: z.url({ protocol: /^https?$/ }),
  /** The claim that carries the user's e-mail address. */
  email_claim: z.string().min(1).default('email'),
});

export type AttestProfile = z.infer<typeof profileSchema>;

/** `ATTEST_PROFILES`: a JSON list of profiles. */
export const attestProfilesSchema = z.preprocess(
  readJson,
  z.unknown().transform((value, ctx): AttestProfile[] => {
    const profiles = z.array(profileSchema).safeParse(value);
    const open = profiles.data?.find(({ jwks_url: url }) => !isPrivateWay(url));
    if (open) {
      const message = `has the profile ${open.profile_id}, whose jwks_url ${privateWayProblem(open.jwks_url)}`;
      ctx.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    if (profiles.success) return profiles.data;
    const message = 'must be a JSON list of {profile_id, issuer, audience, jwks_url, email_claim}';
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  }),
);
