import { DocCard } from './doc-card';
import { Facts } from './facts';

/** The project's folders. */
export function StructureDoc() {
  return (
    <DocCard title="Structure">
      <p>Each room knows only the rooms below it, and a check keeps it so.</p>
      <Facts
        of={[
          ['app', 'Routes of a few lines: a title and a screen.'],
          ['components/features', 'The product’s screens. They never import each other.'],
          ['components/demo', 'The demo pages, sealed off from the product.'],
          ['components/shell', 'The frame: menu, bars, settings and profile.'],
          ['components/ui', 'Primitives. No word of the product in them.'],
          ['components/kit', 'Primitives that the demo pages alone show.'],
          [
            'lib',
            'Rules, formats, looks and session; the server’s half in lib/bff, the browser’s in lib/browser.',
          ],
          ['server', 'The embedded backend, reached by requests only and removable.'],
        ]}
      />
    </DocCard>
  );
}
