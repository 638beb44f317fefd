import { CodeBlock } from '@/components/ui/display/code-block';
import { DocCard } from './doc-card';

const use = `const mode = useLayout((state) => state.menuMode);

dispatchLayout({ type: 'settingsToggled' });
dispatchLayout({ type: 'menuModeChosen', mode: 'slim' });
dispatchLayout({
  type: 'looksChosen',
  looks: { preset: 'Nora', primary: 'teal' },
});`;

/** How code reads and changes the layout. */
export function LayoutStateDoc() {
  return (
    <DocCard title="Layout state">
      <p>
        A pure function computes the next state from the current state and an event. The configuration is
        stored in the browser and synced to other tabs at once; what is open or hovered is not stored.
      </p>
      <CodeBlock label="Reading and changing the layout">{use}</CodeBlock>
      <p className="text-muted">
        An unknown stored value falls back to its default. Reveal and drawer slide over the page, so their
        menu is never transparent.
      </p>
    </DocCard>
  );
}
