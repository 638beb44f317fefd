/** Errors of the provider's wire: error_type, status and what a person may read. */
export const wireErrors = {
  bad_request: [400, 'The request could not be read.'],
  invalid_email: [400, 'The e-mail address is not valid.'],
  invalid_phone_number: [400, 'The phone number is not valid. It needs its country code, such as +1.'],
  invalid_session_duration_minutes: [
    400,
    'session_duration_minutes must be a whole number from 5 to 527040.',
  ],
  invalid_expiration_otp: [400, 'expiration_minutes must be a whole number from 1 to 10.'],
  metadata_invalid_format: [400, 'The metadata holds characters that can not be stored.'],
  metadata_too_large: [400, 'The metadata may be at most 4 kB large.'],
  metadata_too_many_keys: [400, 'The metadata may have at most 20 keys.'],
  unavailable_endpoint: [400, 'Codes can not be sent this way here. Please use e-mail.'],
  unauthorized_credentials: [401, 'Nobody is signed in.'],
  stale_factors: [401, 'Please sign in again before you add a way to sign in.'],
  unable_to_auth_otp_code: [401, 'This code was already used or has expired. Please ask for a new one.'],
  otp_code_not_found: [404, 'The code is not correct.'],
  session_not_found: [404, 'The session has ended.'],
  project_not_found: [404, 'There is no such project.'],
  public_token_not_found: [404, 'There is no project with this public token.'],
  route_not_found: [404, 'There is no such call.'],
  too_many_requests: [429, 'Too many requests. Please wait before you try again.'],
  internal_server_error: [500, 'Something went wrong on our side.'],
  server_unavailable: [503, 'The code could not be sent. Please try again in a minute.'],
} as const satisfies Record<string, readonly [number, string]>;

export type WireErrorType = keyof typeof wireErrors;

/** An expected failure that is answered on the wire; SPEC section 8's API error. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly status: number;

  constructor(
    readonly type: WireErrorType,
    /** Seconds until another try is allowed. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(wireErrors[type][1], options);
    this.status = wireErrors[type][0];
  }
}

/** One complaint about an argument, in the form of a JSON schema validator. */
export interface SchemaComplaint {
  keyword: string;
  dataPath: string;
  schemaPath: string;
  params: Record<string, string>;
  message: string;
}

/** A body that doesn't fit; SPEC section 8's schema error. */
export class WireSchemaError extends Error {
  override readonly name = 'WireSchemaError';

  constructor(readonly complaints: SchemaComplaint[]) {
    super('The body does not fit the schema');
  }
}
