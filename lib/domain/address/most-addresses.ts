/** The most shipping addresses of an account; without zod, since forms need it. */
export const mostAddresses = 20;
