import { Spinner } from '#web/ui/show/spinner.tsx';
import { ProgressBar, percent } from './progress-bar.tsx';
import './upload-progress.css';

export interface UploadProgressProps {
  /** How much of the file has been sent, 0–1. */
  sent: number;
  sending: string;
  /** Said when all has been sent and the server works on it. */
  working: string;
}

/** First how much of the file has been sent, then that the server works on it. */
export function UploadProgress({ sent, sending, working }: UploadProgressProps) {
  const isSending = sent < 1;
  return (
    <div className="ui-upload-progress">
      {isSending && (
        <ProgressBar label={sending} value={sent} max={1} text={`${percent(sent, 1)} %`} />
      )}
      <p role="status">
        <Spinner /> {isSending ? sending : working}
      </p>
    </div>
  );
}
