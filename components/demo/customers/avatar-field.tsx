'use client';

import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Avatar } from '@/components/ui/display/avatar';
import { Button } from '@/components/ui/action/button';
import { FieldGroup } from '@/components/ui/field/field-group';
import { cutPicture } from '@/components/kit/file/cut-picture';
import { FileDrop } from '@/components/kit/file/file-drop';
import { Picture } from '@/components/ui/display/picture';
import { pictureRules } from '../picture-rules';

/** Sharp in the list, and small enough to store. */
const shape = { width: 128, height: 128 };

interface AvatarFieldProps {
  /** A data URL; empty without a picture. */
  value: string;
  onChange: (value: string) => void;
}

/** A portrait: chosen or dropped, previewed, removable. */
export function AvatarField({ value, onChange }: AvatarFieldProps) {
  const [problem, setProblem] = useState<string>();

  const take = async (file: File | undefined, refused: string | undefined) => {
    setProblem(refused);
    if (!file) return;
    try {
      onChange(await cutPicture(file, shape));
    } catch {
      setProblem(`We couldn’t read ${file.name} as a picture. Choose another one.`);
    }
  };

  return (
    <FieldGroup legend="Picture">
      <div className="flex flex-col gap-3">
        <FileDrop
          label="Picture"
          rules={pictureRules}
          multiple={false}
          onFiles={([file], [refused]) => void take(file, refused)}
        />
        {problem && <Alert severity="error" title={problem} />}
        <div className="flex items-center gap-4">
          {value ? (
            <Picture
              src={value}
              alt="The chosen picture"
              width={64}
              height={64}
              className="size-16 rounded-full object-cover"
            />
          ) : (
            <Avatar icon="user" size="xlarge" />
          )}
          <p role="status" className="grow text-sm text-muted">
            {value ? 'This is how the list will show it.' : 'No picture yet; the list shows initials.'}
          </p>
          {value && (
            <Button variant="secondary" size="small" icon="trash" onClick={() => onChange('')}>
              Remove
            </Button>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
