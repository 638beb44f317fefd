import { Skeleton } from '@/components/ui/display/skeleton';
import { EditorFrame } from './frame';

/** Buttons of the toolbar. */
const tools = 13;

/** As high as the editor that replaces it. */
export function EditorSkeleton() {
  const toolbar = (
    <div className="flex flex-wrap">
      {Array.from({ length: tools }, (_, index) => (
        <span key={index} className="p-2.5">
          <Skeleton className="size-5" />
        </span>
      ))}
    </div>
  );
  return (
    <EditorFrame toolbar={toolbar} disabled>
      <div className="flex min-h-48 flex-col gap-3 p-4">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </EditorFrame>
  );
}
