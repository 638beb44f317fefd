/** The most packages of one shipment; without zod, since the list that they are chosen in needs it. */
export const mostPackages = 50;
