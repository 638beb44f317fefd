/** An event for the boot script: React drew the root element anew, so it has to be dressed again. */
export const rootLost = 'waybill:root-lost';
