export { formatAmounts } from './amounts';
export { formatDateInput, parseDateInput } from './date-input';
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatInstant,
  formatNearDate,
  formatTime,
  formatWeekday,
  ordinal,
  type DateInput,
} from './dates';
export { isolated, lengthOf } from './direction';
export { formatList } from './list';
export {
  formatDimensions,
  formatLength,
  formatQuantity,
  formatWeight,
  formatWeightRoundedUp,
  keepUnits,
  unitName,
  unitsOf,
  type UnitSystem,
} from './measures';
export { formatMoney, formatMoneyRounded } from './money';
export { initials } from './names';
export { formatNumber, roundTo2 } from './numbers';
export { formatAgo, formatRelative } from './relative';
