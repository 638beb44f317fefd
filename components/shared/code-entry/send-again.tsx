import { Button } from '@/components/ui/action/button';
import { classNames } from '@/components/ui/styles/class-names';
import { text } from '@/lib/text/text';

const sendKeys = {
  code: { now: 'shell.code.sendCode', later: 'shell.code.sendCodeIn' },
  link: { now: 'shell.code.sendLink', later: 'shell.code.sendLinkIn' },
} as const;

const sentKeys = { code: 'shell.code.codeSent', link: 'shell.code.linkSent' } as const;

interface SendAgainButtonProps {
  /** The kind of message. */
  what: 'code' | 'link';
  /** Whole seconds until another may be sent. */
  left: number;
  loading: boolean;
  onClick: () => void;
  className?: string;
}

/** Requests another message; until that is allowed it shows a countdown. */
export function SendAgainButton({ what, left, loading, onClick, className }: SendAgainButtonProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      icon="refresh-cw"
      className={classNames('tabular-nums', className)}
      loading={loading}
      disabled={left > 0}
      onClick={onClick}
    >
      {left > 0 ? text(sendKeys[what].later, { seconds: left }) : text(sendKeys[what].now)}
    </Button>
  );
}

/** Announces that another message was sent. */
export function SentAgain({ what, sent }: { what: 'code' | 'link'; sent: boolean }) {
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {sent && text(sentKeys[what])}
    </p>
  );
}
