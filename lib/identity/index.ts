export { loadIdentityClient } from './client';
export { startSessionKeepAlive } from './keep-alive';
