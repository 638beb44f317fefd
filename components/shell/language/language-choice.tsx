'use client';

import { useId, useState } from 'react';
import { FieldError } from '@/components/ui/field/field-error';
import { LanguageSelect } from '@/components/ui/field/language-select';
import { reloadDocument } from '@/lib/browser/connection/load-document';
import { callAction } from '@/lib/browser/product-api/call-action';
import type { Result } from '@/lib/contract/errors';
import type { Language } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';
import { chooseLanguage } from './actions';

/** The portal's languages, each by its own name. A choice loads the page anew, for a document has one language. */
export function LanguageChoice() {
  const id = useId();
  const [chosen, setChosen] = useState(currentLanguage);
  const [problem, setProblem] = useState<string>();

  const choose = async (language: Language) => {
    setChosen(language);
    setProblem(undefined);
    const result = await callAction<Result<null>>(
      () => chooseLanguage(language),
      (error) => ({ ok: false, error }),
    );
    if (result.ok) await reloadDocument();
    else {
      setChosen(currentLanguage());
      setProblem(result.error.message);
    }
  };

  return (
    <>
      <LanguageSelect
        aria-label={text('shell.settings.language')}
        aria-describedby={problem && id}
        value={chosen}
        onChange={(event) => void choose(event.target.value)}
      />
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </>
  );
}
