/** Whether a check digit fits a serial; both as written in the number, in capitals. */
export type CheckDigit = (serial: string, check: string) => boolean;

/** Digits as they are; letters, which UPS has, by their place in ASCII: A is 2. */
const digitsOf = (text: string) =>
  Array.from(text, (sign) => (/\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 3) % 10));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const upToTen = (total: number) => (10 - (total % 10)) % 10;

/** Modulo 10 with a weight for every other digit, the first digit's named first. */
export function modulo10(first: number, second: number): CheckDigit {
  return (serial, check) => {
    const weighted = digitsOf(serial).map((digit, index) => digit * (index % 2 === 0 ? first : second));
    return upToTen(sum(weighted)) === Number(check);
  };
}

/** Luhn: from the right every other digit counts twice, and its two digits apart. */
export const luhn: CheckDigit = (serial, check) => {
  const weighted = digitsOf(serial)
    .reverse()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .map((value) => (value > 9 ? value - 9 : value));
  return upToTen(sum(weighted)) === Number(check);
};

/** The serial's remainder by 7. */
export const modulo7: CheckDigit = (serial, check) => Number(serial) % 7 === Number(check);

/** FedEx: digits by their weights, modulo 11, then 10. */
export function weighted11(weights: readonly number[]): CheckDigit {
  return (serial, check) => {
    const total = sum(digitsOf(serial).map((digit, index) => digit * (weights[index] ?? 0)));
    return (total % 11) % 10 === Number(check);
  };
}

const postWeights = [8, 6, 4, 2, 3, 5, 9, 7];

/** Universal Postal Union, S10: eight digits by their weights, modulo 11. */
export const postDigit: CheckDigit = (serial, check) => {
  const left = 11 - (sum(digitsOf(serial).map((digit, index) => digit * (postWeights[index] ?? 0))) % 11);
  return (left === 10 ? 0 : left === 11 ? 5 : left) === Number(check);
};

/** ISO/IEC 7064 modulo 37, 36: letters count on from 10. */
export const modulo37: CheckDigit = (serial, check) => {
  const modulus = 36;
  const left = Array.from(serial).reduce((carried, sign) => {
    const total = carried + Number.parseInt(sign, modulus);
    const doubled = (total > modulus ? total - modulus : total) * 2;
    return doubled > modulus ? doubled - modulus - 1 : doubled;
  }, modulus);
  return (modulus + 1 - left) % modulus === Number.parseInt(check, modulus);
};
