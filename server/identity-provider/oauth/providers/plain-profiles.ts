import { z } from 'zod';
import {
  emailField,
  localeField,
  pictureField,
  subjectField,
  verifiedField,
  type Profile,
} from '@/server/identity-provider/oauth/profile';

/** A profile from the provider's data, with defaults for missing fields; an address counts as unverified by default. */
const profileOf = (known: Pick<Profile, 'subject'> & Partial<Profile>): Profile => ({
  email: null,
  emailVerified: false,
  picture: '',
  locale: '',
  ...known,
});

export const githubProfile = z
  .object({ id: subjectField, avatar_url: pictureField })
  .transform(({ id, avatar_url }) => profileOf({ subject: id, picture: avatar_url }));

export const githubEmails = z
  .array(z.object({ email: emailField, primary: z.boolean(), verified: verifiedField }))
  .transform((emails) => emails.find(({ primary }) => primary))
  .transform((primary) => ({ email: primary?.email ?? null, emailVerified: primary?.verified ?? false }));

// Facebook does not report whether an address is verified.
export const facebookProfile = z
  .object({
    id: subjectField,
    email: emailField,
    picture: z.object({ data: z.object({ url: pictureField }) }).nullish(),
  })
  .transform(({ id, email, picture }) => profileOf({ subject: id, email, picture: picture?.data.url ?? '' }));

export const discordProfile = z
  .object({
    id: subjectField,
    email: emailField,
    verified: verifiedField,
    avatar: z
      .string()
      .regex(/^\w{1,64}$/)
      .nullable()
      .catch(null),
    locale: localeField,
  })
  .transform(({ id, email, verified, avatar, locale }) => {
    const picture = avatar === null ? '' : `https://cdn.discordapp.com/avatars/${id}/${avatar}.png`;
    return profileOf({ subject: id, email, emailVerified: verified, picture, locale });
  });

export const amazonProfile = z
  .object({ user_id: subjectField, email: emailField })
  .transform(({ user_id, email }) => profileOf({ subject: user_id, email }));

export const bitbucketProfile = z
  .object({
    uuid: subjectField,
    links: z.object({ avatar: z.object({ href: pictureField }) }).nullish(),
  })
  .transform(({ uuid, links }) => profileOf({ subject: uuid, picture: links?.avatar.href ?? '' }));

export const bitbucketEmails = z
  .object({
    values: z.array(z.object({ email: emailField, is_primary: z.boolean(), is_confirmed: verifiedField })),
  })
  .transform(({ values }) => values.find(({ is_primary }) => is_primary))
  .transform((primary) => ({ email: primary?.email ?? null, emailVerified: primary?.is_confirmed ?? false }));

export const coinbaseProfile = z
  .object({ data: z.object({ id: subjectField, email: emailField, avatar_url: pictureField }) })
  .transform(({ data: { id, email, avatar_url } }) => profileOf({ subject: id, email, picture: avatar_url }));

export const twitterProfile = z
  .object({
    data: z.object({ id: subjectField, confirmed_email: emailField, profile_image_url: pictureField }),
  })
  .transform(({ data: { id, confirmed_email: email, profile_image_url: picture } }) =>
    profileOf({ subject: id, email, emailVerified: email !== null, picture }),
  );

export const tiktokProfile = z
  .object({ data: z.object({ user: z.object({ open_id: subjectField, avatar_url: pictureField }) }) })
  .transform(({ data: { user } }) => profileOf({ subject: user.open_id, picture: user.avatar_url }));

export const snapchatProfile = z
  .object({
    data: z.object({
      me: z.object({
        externalId: subjectField,
        bitmoji: z.object({ avatar: pictureField }).nullish().catch(null),
      }),
    }),
  })
  .transform(({ data: { me } }) => profileOf({ subject: me.externalId, picture: me.bitmoji?.avatar ?? '' }));

// A Figma account can be used before its address is verified, which the API does not report.
export const figmaProfile = z
  .object({ id: subjectField, email: emailField, img_url: pictureField })
  .transform(({ id, email, img_url }) => profileOf({ subject: id, email, picture: img_url }));
