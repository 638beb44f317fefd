/** An event for the boot script: React re-rendered the root element, so the stored theme must be applied again. */
export const rootLost = 'waybill:root-lost';
