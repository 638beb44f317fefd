import { CodeBlock } from '@/components/ui/display/code-block';
import { DocCard } from './doc-card';

const commands = `npm start            # installs, builds, seeds and serves
npm run dev          # the same with hot reload
npm run check        # format, lint, types, boundaries
npm test             # unit, integration, browser
npm run bench        # beside a bare Next page
npm run screenshots  # every page and menu mode`;

/** How to run the portal. */
export function GetStarted() {
  return (
    <DocCard title="Get started">
      <p>
        Node 20.9 or newer and npm are all it takes. The portal brings its own database and sign-in service;
        nothing has to be set, and every setting is an environment variable that is read at the start.
      </p>
      <CodeBlock label="The commands">{commands}</CodeBlock>
    </DocCard>
  );
}
