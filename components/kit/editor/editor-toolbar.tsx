'use client';

import { Toolbar } from '@base-ui/react/toolbar';
import { useEditorState, type Editor } from '@tiptap/react';
import { text } from '@/lib/text/text';
import { ToolbarIconButton } from '@/components/kit/panels/toolbar';
import { textTools } from './tools';

interface EditorToolbarProps {
  editor: Editor;
  label: string;
  disabled: boolean;
  linkOpen: boolean;
  onLink: () => void;
}

const pressed = 'aria-pressed:bg-highlight aria-pressed:text-highlight-text disabled:opacity-40';

/** The formats at the cursor, and buttons to change them. One Tab stop; arrow keys within. */
export function EditorToolbar({ editor, label, disabled, linkOpen, onLink }: EditorToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: textTools
        .flat()
        .filter(({ isOn }) => isOn(now))
        .map((tool) => tool.icon),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const tools = textTools
    .flat()
    .map(({ label: name, icon, run }) => (
      <ToolbarIconButton
        key={icon}
        icon={icon}
        label={name()}
        aria-pressed={state.on.includes(icon)}
        disabled={disabled}
        className={pressed}
        onClick={() => run(editor.chain().focus()).run()}
      />
    ));
  return (
    <Toolbar.Root aria-label={label} className="flex flex-wrap">
      {tools}
      <ToolbarIconButton
        icon="link"
        label={text('kit.editor.link')}
        aria-pressed={state.link || linkOpen}
        disabled={disabled}
        className={pressed}
        onClick={onLink}
      />
      <ToolbarIconButton
        icon="demo:undo-2"
        label={text('kit.editor.undo')}
        disabled={disabled || !state.canUndo}
        className={pressed}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarIconButton
        icon="demo:redo-2"
        label={text('kit.editor.redo')}
        disabled={disabled || !state.canRedo}
        className={pressed}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </Toolbar.Root>
  );
}
