/** The agents of the demo customers. */
export const agents = [
  'Amara Okafor',
  'Bruno Keller',
  'Chloe Martin',
  'Diego Rojas',
  'Elin Sand',
  'Farah Aziz',
  'Grace Bennett',
  'Hiro Tanaka',
] as const;

export type Agent = (typeof agents)[number];
