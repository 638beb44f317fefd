import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { messageChannels } from '@/lib/domain/notification/message';

const audience = 'message-choices';

const claimsSchema = z.object({ sub: z.string(), channel: z.enum(messageChannels) });

/** Whose choices a link opens, and by which channel it was sent. */
export interface ChoicesOf {
  accountId: string;
  channel: z.infer<typeof claimsSchema>['channel'];
}

const keyOf = (secret: string) => new TextEncoder().encode(`${audience} ${secret}`);

/** Signs the token of a message's link. It opens the choices and nothing else, as long as the account is there. */
export function signChoices({ accountId, channel }: ChoicesOf, secret: string): Promise<string> {
  return new SignJWT({ channel })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(accountId)
    .setAudience(audience)
    .sign(keyOf(secret));
}

/** Reads a token; null for one that was not signed here for this purpose. */
export async function readChoices(token: string, secret: string): Promise<ChoicesOf | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { audience, algorithms: ['HS256'] });
    const { sub, channel } = claimsSchema.parse(payload);
    return { accountId: sub, channel };
  } catch {
    return null;
  }
}
