import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

interface EditorFrameProps {
  toolbar: ReactNode;
  invalid?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** The box around toolbar and content, the same while the editor loads. */
export function EditorFrame({ toolbar, invalid = false, disabled = false, children }: EditorFrameProps) {
  return (
    <div
      className={classNames(
        'min-w-0 rounded-field border transition-colors',
        'has-[[role=textbox]:focus-visible]:focus-ring has-[[role=textbox]:focus-visible]:border-field-line-focus',
        invalid ? 'border-field-line-invalid' : 'border-field-line',
        disabled ? 'bg-field-disabled' : 'bg-field hover:border-field-line-hover',
      )}
    >
      <div className="border-b border-line p-1">{toolbar}</div>
      {children}
    </div>
  );
}
