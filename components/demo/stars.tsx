import { Icon } from '@/components/ui/display/icon';

/** A read-only star rating. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="inline-flex gap-0.5 align-middle" role="img" aria-label={`${value} of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name="demo:star"
          className={star <= value ? 'fill-primary stroke-primary-mark' : 'text-muted'}
        />
      ))}
    </span>
  );
}
