import { CodeBlock } from '@/components/ui/display/code-block';
import { DocCard } from './doc-card';
import { Facts } from './facts';

const markup = `<section className="rounded-card bg-card p-6">
  <h2 className="text-xl">Your suite</h2>
  <p className="text-muted">Suite MIA-10428</p>
</section>`;

/** The available class names. */
export function TailwindDoc() {
  return (
    <DocCard title="Tailwind">
      <p>
        Class names stand for tokens of the theme, so a screen never names a colour. Sides are start and end,
        which change places where one reads from right to left.
      </p>
      <CodeBlock label="A card in class names">{markup}</CodeBlock>
      <Facts
        of={[
          ['bg-ground, bg-card', 'The page, and what lies on it.'],
          ['text-body, text-muted', 'Words, and the words beside them.'],
          ['bg-primary', 'The one main action, with text-primary-contrast on it.'],
          ['text-done, bg-done-tint', 'A status: a colour for words and its ground.'],
          ['sm md lg xl 2xl', 'Widths from 576, 768, 992, 1200 and 1920 pixels.'],
        ]}
      />
    </DocCard>
  );
}
