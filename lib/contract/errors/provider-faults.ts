/** SPEC section 8's messages on the wire for an invalid or missing response of the provider, by error type. */
export const providerFaults = {
  provider_unreachable: 'Unable to contact our servers.',
  provider_success_unreadable: 'Invalid JSON response from our servers.',
  provider_error_unreadable: 'Invalid or no response from server',
  provider_answer_unusable: 'Invalid response from our servers.',
} as const;

export type ProviderFaultType = keyof typeof providerFaults;
