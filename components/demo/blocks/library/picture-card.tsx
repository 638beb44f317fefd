import Link from 'next/link';
import { Avatar } from '@/components/ui/display/avatar';
import { Picture } from '@/components/ui/display/picture';
import { Tag } from '@/components/ui/display/tag';

export function PictureCard() {
  return (
    <article className="relative mx-auto max-w-96 overflow-hidden rounded-card border border-line bg-card shadow-card">
      <Picture
        src="/static/demo/scenes/conveyor.svg"
        alt="Cardboard boxes on a conveyor belt pass under a red scanner."
        width={960}
        height={600}
        className="aspect-video w-full object-cover"
      />
      <div className="p-4 md:p-6">
        <Tag icon="warehouse">In the house</Tag>
        <h3 className="mt-3 text-xl">
          <Link href="/apps/blog/list" prefetch={false} className="covers">
            A twentieth of a second
          </Link>
        </h3>
        <p className="mt-2 text-sm text-muted">
          That is how long the scanner looks at a label. What it does with the rest of the second is a longer
          story.
        </p>
        <p className="mt-4 flex items-center gap-2 text-sm">
          <Avatar image="/static/demo/people/bruno.svg" />
          Bruno Keller, dock supervisor
        </p>
      </div>
    </article>
  );
}
