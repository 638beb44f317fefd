import type { ComponentProps } from 'react';
import { languageChoices, languageName } from '@/lib/i18n/languages';
import { Select } from './select';

interface LanguageSelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  /** What is stored, which may be a former tag of a language, or one that the portal doesn't have. */
  stored?: string | undefined;
}

/**
 * The portal's languages, each by its own name. Its width is its field's: to measure the names, a browser would fetch
 * the fonts of all their letters.
 */
export function LanguageSelect({ stored, ...rest }: LanguageSelectProps) {
  const choices = languageChoices(stored);
  const isUnknown = stored !== undefined && choices.every(({ value }) => value !== stored);
  return (
    <Select className="*:field-sizing-content" {...rest}>
      {isUnknown && <option value={stored}>{languageName(stored)}</option>}
      {choices.map(({ value, language, name }) => (
        <option key={language} value={value} lang={language}>
          {name}
        </option>
      ))}
    </Select>
  );
}
