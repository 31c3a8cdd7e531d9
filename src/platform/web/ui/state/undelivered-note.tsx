import MailWarning from 'lucide-react/icons/mail-warning';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import './undelivered-note.css';

export interface UndeliveredNoteProps {
  /** Why a letter has not arrived; undefined if it has. */
  why: string | undefined;
  /** Sends it again now; undefined for those who may not. */
  again?: { text: string; label: string; pending: boolean; send: () => void } | undefined;
  /** The text to show once it is on its way. */
  sent: string | false;
  className?: string;
}

/** Says that a letter has not arrived, and offers to send it again. Shows nothing if it has arrived. */
export function UndeliveredNote({ why, again, sent, className }: UndeliveredNoteProps) {
  if (why === undefined) return sent && <Sent className={className}>{sent}</Sent>;
  return (
    <span className={classNames('ui-undelivered', className)}>
      <MailWarning aria-hidden />
      <span>{why}</span>
      {again && (
        <Button
          variant="inked"
          aria-label={again.label}
          pending={again.pending}
          onClick={again.send}
        >
          {again.text}
        </Button>
      )}
    </span>
  );
}

/** Replaces the button that was pressed and takes over its focus. */
function Sent({ className, children }: { className: string | undefined; children: string }) {
  return (
    <Hint
      className={classNames('ui-letter-sent', className)}
      tabIndex={-1}
      ref={(shown) => shown?.focus()}
    >
      {children}
    </Hint>
  );
}
