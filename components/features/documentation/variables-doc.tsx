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
        Three presets, seventeen primary colours, eight surfaces and two schemes are one static style sheet.
        Choosing sets attributes on the root element; no palette is sent as script.
      </p>
      <CodeBlock label="Tokens in a style sheet">{rule}</CodeBlock>
      <Facts
        of={[
          ['--p-primary-color', 'The primary colour of the preset and scheme.'],
          ['--p-surface-0 … 950', 'The neutral scale under everything.'],
          ['--p-text-color', 'Words; --p-text-muted-color beside them.'],
          ['--p-content-…', 'Cards: ground, border, radius and shadow.'],
          ['--p-form-field-…', 'Fields: ground, border, text, placeholder.'],
          ['--p-focus-ring-…', 'What shows where the keyboard is.'],
        ]}
      />
    </DocCard>
  );
}
