import { z } from 'zod';
import { durationArgument } from '@/server/identity-provider/sessions/duration';
import { booleanArgument, stringArgument } from '@/server/identity-provider/wire/body';

const start = {
  domain: stringArgument('domain'),
  return_passkey_credential_options: booleanArgument('return_passkey_credential_options').optional(),
  // Credentials are always encoded in base64url, which the SDK reads either way.
  use_base64_url_encoding: booleanArgument('use_base64_url_encoding').optional(),
};

/** The body of webauthn/register/start (SPEC section 5). */
export const registerStartSchema = z.object({
  ...start,
  user_agent: stringArgument('user_agent').optional(),
  authenticator_type: stringArgument('authenticator_type').optional(),
  override_id: stringArgument('override_id').optional(),
  override_name: stringArgument('override_name').optional(),
  override_display_name: stringArgument('override_display_name').optional(),
});

/** The body of webauthn/register; without a duration the session keeps its end. */
export const registerSchema = z.object({
  public_key_credential: stringArgument('public_key_credential'),
  session_duration_minutes: durationArgument.optional(),
});

/** The body of webauthn/authenticate/start/primary and …/secondary. */
export const authenticateStartSchema = z.object({ ...start, user_id: stringArgument('user_id').optional() });

/** The body of webauthn/authenticate. */
export const authenticateSchema = z.object({
  public_key_credential: stringArgument('public_key_credential'),
  session_duration_minutes: durationArgument,
});

/** The body of webauthn/update/{webauthn_registration_id}. */
export const updateSchema = z.object({ name: stringArgument('name') });
