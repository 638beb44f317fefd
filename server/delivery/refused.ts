/** A message was not taken. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
  /** Whether the receiver's side will never take it, such as a mailbox that does not exist. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}
