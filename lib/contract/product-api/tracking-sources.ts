/**
 * The services whose trackers and webhooks the product API reads. Each has a folder in
 * `server/product-api/tracking/sources`, `POST /api/webhooks/<name>`, and a setting for its secret.
 */
export const trackingSources = {
  easypost: { title: 'EasyPost', secretExample: 'the secret that you gave EasyPost' },
  karrio: { title: 'Karrio', secretExample: 'the secret that Karrio shows' },
} as const;

export type TrackingSourceName = keyof typeof trackingSources;
export type WebhookSecretSetting = `${Uppercase<TrackingSourceName>}_WEBHOOK_SECRET`;
export type WebhookSecrets = Partial<Record<TrackingSourceName, string | undefined>>;

export const trackingSourceNames = Object.keys(trackingSources) as TrackingSourceName[];

/** The environment variable of a source's webhook secret, such as `EASYPOST_WEBHOOK_SECRET`. */
export const secretSettingOf = (name: TrackingSourceName) =>
  `${name.toUpperCase()}_WEBHOOK_SECRET` as WebhookSecretSetting;

/** `EasyPost or Karrio`. */
export const trackingSourceTitles = (): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    Object.values(trackingSources).map(({ title }) => title),
  );
