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
        types and three themes are chosen in the theme settings; the entry of the current page is highlighted.
      </p>
      <CodeBlock label="A menu entry">{item}</CodeBlock>
      <Facts
        of={[
          ['label, icon', 'Its text and icon; the slim menu shows only the icon.'],
          ['to', 'A page of the portal.'],
          ['url, target', 'An external address, and where it opens.'],
          ['items', 'The entries of its submenu.'],
          ['command', 'Runs when the entry is chosen.'],
          ['visible, disabled', 'Hides or disables the entry.'],
          ['class', 'Additional class names.'],
        ]}
      />
      <MenuPlayground />
    </DocCard>
  );
}
