const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/** Whether a card number is valid: 13 to 19 digits with a correct check digit (Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{13,19}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The only part of a card number that may be stored. */
export const lastFour = (typed: string): string => digitsOf(typed).slice(-4);

/** The error of an expiry date typed as `MM/YY`; undefined when it is valid. `today` is `YYYY-MM-DD`. */
export function expiryProblem(typed: string, today: string): string | undefined {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(typed.trim());
  if (!match) return 'Type month and year as on the card, such as 08/27.';
  const month = `20${match[2]}-${match[1]}`;
  return month < today.slice(0, 7) ? 'This card has expired. Take another one.' : undefined;
}
