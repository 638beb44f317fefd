/** The address of a payment's page. */
export const paymentHref = (id: string): string => `/invoices/payments/${encodeURIComponent(id)}`;
