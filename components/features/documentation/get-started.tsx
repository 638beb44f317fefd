import { CodeBlock } from '@/components/ui/display/code-block';
import { DocCard } from './doc-card';

const commands = `npm start            # installs, builds, seeds and serves
npm run dev          # the same with hot reload
npm run check        # format, lint, types, boundaries
npm test             # unit, integration, browser
npm run bench        # compared with a bare Next page
npm run screenshots  # every page and menu mode`;

/** How to run the portal. */
export function GetStarted() {
  return (
    <DocCard title="Get started">
      <p>
        All you need is Node 20.9 or newer and npm. The portal includes a database and a sign-in service. No
        configuration is required; every setting is an environment variable that is read at startup.
      </p>
      <CodeBlock label="Commands">{commands}</CodeBlock>
    </DocCard>
  );
}
