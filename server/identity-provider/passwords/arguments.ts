import { z } from 'zod';
import { durationArgument } from '@/server/identity-provider/sessions/duration';
import { numberArgument, stringArgument } from '@/server/identity-provider/wire/body';

const email = stringArgument('email');
const password = stringArgument('password');
const session_duration_minutes = durationArgument;

/** The bodies of the password calls, as the SDK writes them (SPEC section 5). */
export const credentialsSchema = z.object({ email, password, session_duration_minutes });

export const changeSchema = z.object({
  email,
  existing_password: stringArgument('existing_password'),
  new_password: stringArgument('new_password'),
  session_duration_minutes,
});

export const sessionResetSchema = z.object({
  password,
  session_duration_minutes: session_duration_minutes.optional(),
});

export const resetStartSchema = z.object({
  email,
  login_redirect_url: stringArgument('login_redirect_url').optional(),
  reset_password_redirect_url: stringArgument('reset_password_redirect_url').optional(),
  reset_password_expiration_minutes: numberArgument('reset_password_expiration_minutes').optional(),
  reset_password_template_id: stringArgument('reset_password_template_id').optional(),
  locale: stringArgument('locale').optional(),
  code_challenge: stringArgument('code_challenge').optional(),
});

export const resetSchema = z.object({
  token: stringArgument('token'),
  password,
  code_verifier: stringArgument('code_verifier').optional(),
  session_duration_minutes,
});

export const strengthSchema = z.object({ email: email.optional(), password });
