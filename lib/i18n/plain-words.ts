const abbreviation = /^(?:dhl|dpd|eu|gls|id|po|tnt|uk|ups|usa?|usps|zip)$/i;

function shouted(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** A carrier's message without all caps: `DEPARTED USPS FACILITY` is `Departed USPS facility`. */
export function plainMessage(message: string): string {
  if (!shouted(message)) return message;
  return message
    .toLowerCase()
    .replace(/(^|[.!?]\s+)\p{Ll}/gu, (start) => start.toUpperCase())
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      abbreviation.test(word) ? word.toUpperCase() : word.replace(/^fedex$/i, 'FedEx'),
    );
}

/** A place without all caps: `MEMPHIS, TN` is `Memphis, TN`; codes of two letters stay, except at the start. */
export function plainPlace(place: string): string {
  if (!shouted(place)) return place;
  return place.replace(/\p{Lu}+/gu, (word, at: number) =>
    (word.length === 2 && at > 0) || word === 'USA' ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}
