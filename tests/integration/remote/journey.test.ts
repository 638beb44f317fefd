import path from 'node:path';
import { startApp } from '@/tests/support/app';
import { describeCustomerJourney } from '@/tests/support/customer-journey';
import { demoEmail } from '@/tests/support/remote-portal';
import { startRemoteUpstreams } from '@/tests/support/remote-upstreams';

describeCustomerJourney(demoEmail, async () => {
  const upstreams = await startRemoteUpstreams();
  const app = await startApp({ env: upstreams.env });
  return {
    app,
    builtIn: path.resolve(import.meta.dirname, '../../..'),
    upstreams,
    stop: async () => {
      await app.stop();
      await upstreams.stop();
    },
  };
});
