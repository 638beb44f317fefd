/** How credit is applied: as its customer chooses on paying, or at once to what is due first (decision 065). */
export const creditRules = ['choice', 'automatic'] as const;

/** Of a warehouse that says nothing. */
export const usualCreditRule: (typeof creditRules)[number] = 'choice';
