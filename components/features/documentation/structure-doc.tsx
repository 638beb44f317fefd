import { DocCard } from './doc-card';
import { Facts } from './facts';

/** The project's folders. */
export function StructureDoc() {
  return (
    <DocCard title="Structure">
      <p>Each folder imports only from the folders below it; a check enforces this.</p>
      <Facts
        of={[
          ['app', 'Short routes: a title and a screen.'],
          ['components/features', 'The product’s screens. They never import each other.'],
          ['components/demo', 'The demo pages, separate from the product.'],
          ['components/shell', 'The frame: menu, bars, settings and profile.'],
          ['components/ui', 'Primitives without product-specific code.'],
          ['components/kit', 'Primitives that only the demo pages use.'],
          [
            'lib',
            'Rules, formats, appearance and session; server code in lib/bff, browser code in lib/browser.',
          ],
          ['server', 'The built-in backend: removable, and called only by requests.'],
        ]}
      />
    </DocCard>
  );
}
