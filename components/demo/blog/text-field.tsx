'use client';

import { useEffect } from 'react';
import { Editor } from '@/components/kit/editor/editor';
import type { EditorProps } from '@/components/kit/editor/editor-props';

interface TextFieldProps extends EditorProps {
  /** The form's: brings the focus here when something is wrong with the text. */
  focusRef: (target: { focus: () => void } | null) => void;
}

/** The editor as a field that a form can give the focus to. */
export function TextField({ focusRef, ...editor }: TextFieldProps) {
  const { id } = editor;
  useEffect(() => {
    focusRef({ focus: () => document.getElementById(id)?.focus() });
  }, [focusRef, id]);
  return <Editor {...editor} />;
}
