import { CodeBlock } from '@/components/ui/display/code-block';
import { DocCard } from './doc-card';
import { Facts } from './facts';
import { MenuPlayground } from './menu-playground';

const item = `{
  label: 'Packages',
  icon: 'package',
  to: '/packages',
}`;

/** SPEC section 3, "Menu item". */
export function MenuDoc() {
  return (
    <DocCard title="Menu">
      <p>
        The menu is a list in <code className="font-mono text-xs">lib/appearance/menu.ts</code>. Its seven
        types and three themes are chosen in the theme settings; the entry of the page one is on is marked by
        its address.
      </p>
      <CodeBlock label="An entry of the menu">{item}</CodeBlock>
      <Facts
        of={[
          ['label, icon', 'What it says; the icon stands alone in the slim menu.'],
          ['to', 'A page of the portal.'],
          ['url, target', 'An address elsewhere, and where it opens.'],
          ['items', 'Entries below this one: a submenu.'],
          ['command', 'Runs when the entry is chosen.'],
          ['visible, disabled', 'Hides the entry, or keeps it from being chosen.'],
          ['class', 'Class names of its own.'],
        ]}
      />
      <MenuPlayground />
    </DocCard>
  );
}
