export * from './accounts';
export * from './identity';
export * from './identity-factors';
export * from './identity-flows';
export * from './invoices';
export * from './operators';
export * from './packages';
export * from './revocations';
