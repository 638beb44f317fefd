import type { ChainedCommands, Editor } from '@tiptap/react';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';

/** A toolbar button that toggles a format; each has its own icon. */
export interface TextTool {
  label: () => string;
  icon: IconName;
  isOn: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name);

/** In the order of the toolbar, group by group. */
export const textTools: TextTool[][] = [
  [
    {
      label: () => text('kit.editor.bold'),
      icon: 'demo:letter-b',
      isOn: mark('bold'),
      run: (chain) => chain.toggleBold(),
    },
    {
      label: () => text('kit.editor.italic'),
      icon: 'demo:italic',
      isOn: mark('italic'),
      run: (chain) => chain.toggleItalic(),
    },
    {
      label: () => text('kit.editor.underline'),
      icon: 'demo:underline',
      isOn: mark('underline'),
      run: (chain) => chain.toggleUnderline(),
    },
    {
      label: () => text('kit.editor.strikethrough'),
      icon: 'demo:strikethrough',
      isOn: mark('strike'),
      run: (chain) => chain.toggleStrike(),
    },
  ],
  [
    {
      label: () => text('kit.editor.heading'),
      icon: 'demo:heading-2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      label: () => text('kit.editor.smallerHeading'),
      icon: 'demo:heading-3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  [
    {
      label: () => text('kit.editor.list'),
      icon: 'list',
      isOn: mark('bulletList'),
      run: (chain) => chain.toggleBulletList(),
    },
    {
      label: () => text('kit.editor.numberedList'),
      icon: 'demo:list-ordered',
      isOn: mark('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      label: () => text('kit.editor.quote'),
      icon: 'demo:text-quote',
      isOn: mark('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
    {
      label: () => text('kit.editor.code'),
      icon: 'code',
      isOn: mark('codeBlock'),
      run: (chain) => chain.toggleCodeBlock(),
    },
  ],
];
