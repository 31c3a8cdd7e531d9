import { Spinner } from '#platform/web/ui/show/spinner.tsx';
import { ProgressBar, percent } from './progress-bar.tsx';
import './upload-progress.css';

export interface UploadProgressProps {
  /** How much of the file has been sent, 0–1. */
  sent: number;
  sending: string;
  /** Shown when everything has been sent and the server is processing it. */
  working: string;
}

/** First shows how much of the file has been sent, then that the server is processing it. */
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
