'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/ui/feedback/alert';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { cutPicture } from '@/components/kit/file/cut-picture';
import { FileDrop } from '@/components/kit/file/file-drop';
import { pictureRules } from '../../picture-rules';
import type { ProductPartProps } from './description-fields';
import { PictureRow } from './picture-row';

const most = 4;
const shape = { width: 400, height: 400 };

/** Up to four pictures; lists show the first one. */
export function PicturesField({ form }: ProductPartProps) {
  const [problems, setProblems] = useState<string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const { images } = form.values;

  const add = async (files: File[], refused: string[]) => {
    const cut = await Promise.allSettled(files.map((file) => cutPicture(file, shape)));
    const unread = files.filter((_, index) => cut[index]?.status === 'rejected');
    const fresh = cut.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const all = [...new Set([...form.latest().images, ...fresh])];
    setProblems([
      ...refused,
      ...unread.map(({ name }) => `We couldn’t read ${name} as a picture. Choose another one.`),
      ...(all.length > most ? [`A product has ${most} pictures at most. The first ${most} were taken.`] : []),
    ]);
    form.set('images', all.slice(0, most));
  };
  const remove = (gone: string) => {
    const kept = images.filter((image) => image !== gone);
    flushSync(() => form.set('images', kept));
    box.current?.querySelector('button')?.focus();
  };
  return (
    <Card aria-labelledby="new-pictures">
      <CardHeader
        id="new-pictures"
        title="Pictures"
        description="Up to four, cut to a square. The first one is what the shelf shows."
      />
      <div ref={box} className="flex flex-col gap-4">
        <FileDrop
          label="Pictures of the product"
          rules={pictureRules}
          disabled={images.length >= most}
          onFiles={(files, refused) => void add(files, refused)}
        />
        {problems.length > 0 && (
          <Alert severity="error" title="Not every picture was taken">
            <ul className="wrap-anywhere">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        )}
        <ul aria-label="Chosen pictures" className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-4">
          {images.map((image, index) => (
            <PictureRow key={image} image={image} number={index + 1} onRemove={() => remove(image)} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
