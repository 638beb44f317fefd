import type { ChainedCommands, Editor } from '@tiptap/react';
import type { IconName } from '@/lib/icons/icon-names';

/** A toolbar button that toggles a format. */
export interface TextTool {
  label: string;
  icon: IconName;
  isOn: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name);

/** In the order of the toolbar, group by group. */
export const textTools: TextTool[][] = [
  [
    { label: 'Bold', icon: 'letter-b', isOn: mark('bold'), run: (chain) => chain.toggleBold() },
    { label: 'Italic', icon: 'italic', isOn: mark('italic'), run: (chain) => chain.toggleItalic() },
    {
      label: 'Underline',
      icon: 'underline',
      isOn: mark('underline'),
      run: (chain) => chain.toggleUnderline(),
    },
    {
      label: 'Strikethrough',
      icon: 'strikethrough',
      isOn: mark('strike'),
      run: (chain) => chain.toggleStrike(),
    },
  ],
  [
    {
      label: 'Heading',
      icon: 'heading-2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (chain) => chain.toggleHeading({ level: 2 }),
    },
    {
      label: 'Smaller heading',
      icon: 'heading-3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (chain) => chain.toggleHeading({ level: 3 }),
    },
  ],
  [
    { label: 'List', icon: 'list', isOn: mark('bulletList'), run: (chain) => chain.toggleBulletList() },
    {
      label: 'Numbered list',
      icon: 'list-ordered',
      isOn: mark('orderedList'),
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      label: 'Quote',
      icon: 'text-quote',
      isOn: mark('blockquote'),
      run: (chain) => chain.toggleBlockquote(),
    },
    { label: 'Code', icon: 'code', isOn: mark('codeBlock'), run: (chain) => chain.toggleCodeBlock() },
  ],
];
