/** What became of an event for an endpoint; `skipped` while the endpoint is disabled. */
export const deliveryStatuses = ['queued', 'delivered', 'failed', 'skipped'] as const;
