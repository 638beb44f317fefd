'use client';

import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useState } from 'react';
import { text } from '@/lib/text/text';
import type { EditorProps } from './editor-props';
import styles from './editor.module.css';
import { EditorSkeleton } from './editor-skeleton';
import { EditorToolbar } from './editor-toolbar';
import { EditorFrame } from './frame';
import { LinkRow } from './link-row';
import prose from '../../ui/display/prose.module.css';

/** The supported formats; anything else is dropped on paste. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: 'noopener noreferrer nofollow', target: null },
    },
    trailingNode: false,
  }),
];

function attributesOf({ id, toolbarLabel: _, ...props }: EditorProps): Record<string, string> {
  const described = props['aria-describedby'];
  return {
    id,
    role: 'textbox',
    class: prose.prose ?? '',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(described && { 'aria-describedby': described }),
    ...(props['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(props.disabled && { 'aria-disabled': 'true' }),
  };
}

/** The editor itself; its script is loaded by Editor. */
export default function EditorBody(props: EditorProps) {
  const { value, onChange, disabled = false, toolbarLabel = text('kit.editor.toolbar') } = props;
  const [linkOpen, setLinkOpen] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: { attributes: attributesOf(props) },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });

  useEffect(() => {
    const shown = editor?.isEmpty ? '' : editor?.getHTML();
    if (editor && value !== shown) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);

  if (!editor) return <EditorSkeleton />;
  return (
    <EditorFrame
      invalid={props['aria-invalid'] ?? false}
      disabled={disabled}
      toolbar={
        <EditorToolbar
          editor={editor}
          label={toolbarLabel}
          disabled={disabled}
          linkOpen={linkOpen}
          onLink={() => setLinkOpen(!linkOpen)}
        />
      }
    >
      {linkOpen && !disabled && <LinkRow editor={editor} onClose={() => setLinkOpen(false)} />}
      <EditorContent editor={editor} className={styles.page} />
    </EditorFrame>
  );
}
