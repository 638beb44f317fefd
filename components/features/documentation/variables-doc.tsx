import { CodeBlock } from '@/components/ui/display/code-block';
import { DocCard } from './doc-card';
import { Facts } from './facts';

const rule = `.stamp {
  color: var(--p-primary-color);
  border-radius: var(--p-content-border-radius);
}`;

/** The tokens of the theme (SPEC section 9: prefix p). */
export function VariablesDoc() {
  return (
    <DocCard title="Variables">
      <p>
        Three presets, 17 primary colors, eight surfaces and two color schemes are one static style sheet. A
        choice sets attributes on the root element; no palette is sent as script.
      </p>
      <CodeBlock label="Tokens in a style sheet">{rule}</CodeBlock>
      <Facts
        of={[
          ['--p-primary-color', 'The primary color of the preset and scheme.'],
          ['--p-surface-0 … 950', 'The neutral color scale.'],
          ['--p-text-color', 'Text; --p-text-muted-color for secondary text.'],
          ['--p-content-…', 'Cards: background, border, radius and shadow.'],
          ['--p-form-field-…', 'Fields: background, border, text and placeholder.'],
          ['--p-focus-ring-…', 'The outline of the focused element.'],
        ]}
      />
    </DocCard>
  );
}
