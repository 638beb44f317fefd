/** The two customers of the demo data, who can sign in by code right after the first start. */
export const demoCustomers = [
  {
    name: 'Ada Whitfield',
    email: 'ada@waybill.example',
    phone: '+13055550142',
    suiteNumber: 'MIA-10428',
  },
  {
    name: 'Lin Okafor',
    email: 'lin@waybill.example',
    phone: '+442079460142',
    suiteNumber: 'MIA-20917',
  },
] as const;

/**
 * One onboarding token of each state, 128 bits and more. They are public, so they are in demo data only, which an
 * exposed installation loads only where its operator asks for it (`DEMO_DATA`).
 */
export const demoTokens = {
  issued: 'demo-issued-4b1f7c0e9a5d4f3280c6e2b7d1a94f53',
  opened: 'demo-opened-c27e90b54d8a4e16b3f1a07d6e5c8429',
  complete: 'demo-complete-90d3a6f81c7b4259ae04d7f2b85c163e',
  expired: 'demo-expired-17fb5e2c8d604a9f93b0c4e7a1d2586b',
  revoked: 'demo-revoked-e8a04c95f2b74d31a6c9150d7b3f8e24',
} as const;
