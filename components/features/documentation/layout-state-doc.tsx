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
        One pure function takes the state and an event and gives the next state. The configuration is kept in
        the browser and follows the customer to other tabs at once; what is open or hovered is forgotten with
        the page.
      </p>
      <CodeBlock label="Reading and changing the layout">{use}</CodeBlock>
      <p className="text-muted">
        A stored value that nobody knows falls back to its default. Reveal and drawer slide over the page, so
        their menu is never transparent.
      </p>
    </DocCard>
  );
}
