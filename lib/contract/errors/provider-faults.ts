/** SPEC section 8's sentences for a provider that does not answer as it should, by the error type that carries them. */
export const providerFaults = {
  provider_unreachable: 'Unable to contact our servers.',
  provider_success_unreadable: 'Invalid JSON response from our servers.',
  provider_error_unreadable: 'Invalid or no response from server',
  provider_answer_unusable: 'Invalid response from our servers.',
} as const;

export type ProviderFaultType = keyof typeof providerFaults;
