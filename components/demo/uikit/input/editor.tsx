'use client';

import { useState } from 'react';
import { DemoSection } from '@/components/demo/demo-section';
import { Editor } from '@/components/kit/editor/editor';
import { textLength } from '@/components/kit/editor/text-length';
import { Field } from '@/components/ui/field/field';
import { Switch } from '@/components/ui/field/switch';

const limit = 400;

const letter =
  '<h2>Please repack this order</h2>' +
  '<p>The two parcels may travel together. Kindly</p>' +
  '<ul><li><p>leave out the <strong>shop’s own boxes</strong>,</p></li>' +
  '<li><p>wrap the kettle twice,</p></li>' +
  '<li><p>and ship it all <em>by sea</em>.</p></li></ul>';

export default function EditorSection() {
  const [text, setText] = useState(letter);
  const [locked, setLocked] = useState(false);
  const length = textLength(text);
  const error =
    length === 0
      ? 'Write a note, so that the warehouse knows what to do.'
      : length > limit
        ? `The note is ${length - limit} characters too long. Shorten it.`
        : undefined;
  return (
    <DemoSection title="Editor" description="A note to the warehouse, with headings, lists and links.">
      <div className="flex flex-col gap-4">
        <Field id="warehouse-note" label="Note" error={error} hint={`${length} of ${limit} characters`}>
          {(control) => (
            <Editor
              {...control}
              value={text}
              onChange={setText}
              disabled={locked}
              toolbarLabel="Look of the note"
            />
          )}
        </Field>
        <Switch
          id="warehouse-note-locked"
          label="Locked"
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
        />
      </div>
    </DemoSection>
  );
}
