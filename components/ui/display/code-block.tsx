import { classNames } from '@/components/ui/styles/class-names';

interface CodeBlockProps {
  /** A description of the code, for screen readers. */
  label: string;
  /** Such as a maximum height for scrolling. */
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
