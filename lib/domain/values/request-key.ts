/** The value of the header `Idempotency-Key`: 1 to 200 visible ASCII characters. */
export const requestKeyForm = /^[\x21-\x7e]{1,200}$/;
