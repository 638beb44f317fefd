import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from './icon';

interface SpinnerProps {
  size?: 16 | 20 | 24;
  className?: string;
}

/** A spinner; say in text what is loading. */
export function Spinner({ size = 16, className }: SpinnerProps) {
  return <Icon name="loader-circle" size={size} className={classNames('animate-spin', className)} />;
}
