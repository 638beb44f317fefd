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
        Class names refer to theme tokens, so a screen never names a color. Sides are called start and end;
        they swap in right-to-left languages.
      </p>
      <CodeBlock label="A card with class names">{markup}</CodeBlock>
      <Facts
        of={[
          ['bg-ground, bg-card', 'The page background, and cards on it.'],
          ['text-body, text-muted', 'Main text and secondary text.'],
          ['bg-primary', 'The main action, with text-primary-contrast on it.'],
          ['text-done, bg-done-tint', 'A status: text color and background.'],
          ['sm md lg xl 2xl', 'Breakpoints at 576, 768, 992, 1200 and 1920 pixels.'],
        ]}
      />
    </DocCard>
  );
}
