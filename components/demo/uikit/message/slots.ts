/** The courier's pick-up times. */
export const pickUpSlots = [
  { value: 'morning', label: 'Tomorrow, 8 to 12' },
  { value: 'afternoon', label: 'Tomorrow, 12 to 17' },
  { value: 'evening', label: 'Tomorrow, 17 to 20' },
] as const;
