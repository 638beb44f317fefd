/** An event for the boot script: React drew the root element anew, so the stored theme has to be applied again. */
export const rootLost = 'waybill:root-lost';
