import type { Strength } from './strength';

/**
 * A password's strength in the SDK's shape. The policy is zxcvbn's; the kinds of characters are reported, but none of
 * them is required.
 */
export function viewStrength(
  password: string,
  { valid, score, breached, warning, suggestions, missing }: Strength,
) {
  return {
    valid_password: valid,
    score,
    breached_password: breached,
    breach_detection_on_create: true,
    strength_policy: 'zxcvbn' as const,
    feedback: {
      warning,
      suggestions,
      luds_requirements: {
        has_lower_case: /\p{Ll}/u.test(password),
        has_upper_case: /\p{Lu}/u.test(password),
        has_digit: /\p{Nd}/u.test(password),
        has_symbol: /[^\p{L}\p{N}]/u.test(password),
        missing_complexity: 0,
        missing_characters: missing,
      },
    },
  };
}
