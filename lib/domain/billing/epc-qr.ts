interface Transfer {
  holder: string;
  iban: string;
  bic?: string | undefined;
  /** Euro cents. */
  amount: number;
  /** A structured creditor reference. */
  reference: string;
}

/** Most cents of a transfer that the code can say. */
const most = 99_999_999_999;

/** The text of a QR code for a SEPA transfer, as banking apps read it (EPC069-12, version 002); undefined above its most. */
export function epcQrText({ holder, iban, bic = '', amount, reference }: Transfer): string | undefined {
  if (amount > most) return undefined;
  const euros = `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const name = holder.slice(0, 70);
  return ['BCD', '002', '1', 'SCT', bic, name, iban, euros, '', reference].join('\n');
}
