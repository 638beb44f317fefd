/** The address of a payment's page. */
export const paymentHref = (id: string): string => `/invoices/payments/${encodeURIComponent(id)}`;

/** The address of a payment's receipt. */
export const receiptHref = (id: string): string => `/files/receipt.pdf?id=${encodeURIComponent(id)}`;
