import type { StytchClientOptions } from '@stytch/nextjs/headless';

/** The options as the SDK reads them; its types are incomplete. */
interface ActualOptions {
  customBaseUrl: string;
  endpointOptions: { apiDomain: string; testApiDomain: string };
  endpoints: Record<'liveAPIURL' | 'testAPIURL' | 'dfpBackendURL' | 'clientsideServicesIframeURL', string>;
}

/**
 * Points the SDK at our own origin, http or https, any port (identity "Pointing the SDK at this app"). Its public
 * option `customBaseUrl` supports only https on port 443. `endpoints` is used verbatim, but alone it loses the session
 * on reload: the SDK assumes HttpOnly cookies only when a custom domain is named, so one is, while the empty
 * `customBaseUrl` keeps that name from becoming the address.
 */
export function stytchOptions(origin: string): StytchClientOptions {
  const options: ActualOptions = {
    customBaseUrl: '',
    endpointOptions: { apiDomain: 'same-origin', testApiDomain: 'same-origin' },
    endpoints: {
      liveAPIURL: origin,
      testAPIURL: origin,
      dfpBackendURL: origin,
      clientsideServicesIframeURL: origin,
    },
  };
  return options;
}
