export * from './accounts';
export * from './identity';
export * from './invoices';
export * from './packages';
export * from './revocations';
