/** "Waybill Miami" is "the Miami warehouse" to a customer of Waybill. */
export const warehousePlace = (name: string): string => name.replace(/^Waybill /, '');
