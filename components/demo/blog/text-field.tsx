'use client';

import { useEffect } from 'react';
import { Editor } from '@/components/kit/editor/editor';
import type { EditorProps } from '@/components/kit/editor/editor-props';

interface TextFieldProps extends EditorProps {
  /** Set by the form: focuses the editor when the text is invalid. */
  focusRef: (target: { focus: () => void } | null) => void;
}

/** The editor as a field that a form can focus. */
export function TextField({ focusRef, ...editor }: TextFieldProps) {
  const { id } = editor;
  useEffect(() => {
    focusRef({ focus: () => document.getElementById(id)?.focus() });
  }, [focusRef, id]);
  return <Editor {...editor} />;
}
