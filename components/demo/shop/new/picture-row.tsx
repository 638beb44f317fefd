import { Button } from '@/components/ui/action/button';
import { Picture } from '@/components/ui/display/picture';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

interface PictureRowProps {
  image: string;
  number: number;
  onRemove: () => void;
}

/** A chosen picture, with a remove button. */
export function PictureRow({ image, number, onRemove }: PictureRowProps) {
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <Picture
        src={image}
        alt={`Picture ${number} of the product`}
        width={400}
        height={400}
        className="aspect-square w-full rounded-md"
      />
      <Button size="small" variant="secondary" icon="trash" onClick={onRemove}>
        Remove<VisuallyHidden>picture {number}</VisuallyHidden>
      </Button>
    </li>
  );
}
