'use client';

import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';
import { FieldError } from '@/components/ui/field/field-error';
import { Input } from '@/components/ui/field/input';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { toAddress } from './link-address';

interface LinkRowProps {
  editor: Editor;
  onClose: () => void;
}

/** Sets, changes or removes the link at the cursor. Not a form, since the editor may be inside one. */
export function LinkRow({ editor, onClose }: LinkRowProps) {
  const id = useId();
  const current = editor.getAttributes('link').href as string | undefined;
  const [address, setAddress] = useState(current ?? '');
  const [error, setError] = useState<string>();

  const apply = () => {
    const href = toAddress(address);
    if (!href) {
      setError(text('kit.editor.linkProblem'));
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    const { empty } = editor.state.selection;
    if (empty && !current)
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <div className="flex flex-col gap-1.5 border-b border-line p-2">
      <div className="flex flex-wrap gap-2">
        <label className="min-w-0 grow basis-48">
          <VisuallyHidden>{text('kit.editor.linkAddress')}</VisuallyHidden>
          <Input
            autoFocus
            inputMode="url"
            placeholder={text('kit.editor.linkExample')}
            value={address}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={({ target: { value } }) => {
              setAddress(value);
              if (toAddress(value)) setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') apply();
              else if (event.key === 'Escape') {
                onClose();
                editor.commands.focus();
              } else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
        </label>
        <Button onClick={apply}>{text('kit.editor.setLink')}</Button>
        {current && (
          <Button variant="secondary" icon="unlink" onClick={remove}>
            {text('kit.editor.removeLink')}
          </Button>
        )}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}
