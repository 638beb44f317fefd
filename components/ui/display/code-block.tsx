import { classNames } from '@/components/ui/styles/class-names';

interface CodeBlockProps {
  /** What the code is, for those who don't see it. */
  label: string;
  /** Such as the height from which it scrolls. */
  className?: string;
  children: string;
}

/** Lines of code; they scroll sideways rather than wrap. */
export function CodeBlock({ label, className, children }: CodeBlockProps) {
  return (
    <pre
      role="region"
      aria-label={label}
      tabIndex={0}
      className={classNames(
        'overflow-x-auto rounded-md border border-line bg-ground p-4 font-mono text-xs leading-5 text-body',
        className,
      )}
    >
      <code>{children}</code>
    </pre>
  );
}
