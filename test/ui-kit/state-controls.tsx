import Inbox from 'lucide-react/icons/inbox';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/state/error-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { loading } from '#platform/web/ui/state/loading-store.ts';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { StaleNote } from '#platform/web/ui/state/stale-note.tsx';
import { StateBlock } from '#platform/web/ui/state/state-block.tsx';
import { UndeliveredNote } from '#platform/web/ui/state/undelivered-note.tsx';
import { UploadProgress } from '#platform/web/ui/state/upload-progress.tsx';
import { type Controls, Held } from './kit-state.tsx';

const ignore = () => {};

export const stateControls: Controls = {
  InfoBlock: ({ words }) => ({
    rest: (
      <InfoBlock title={words.infoTitle} onceKey="kit">
        {words.info}
      </InfoBlock>
    ),
    warning: (
      <InfoBlock tone="warning" actions={<Button>{words.details}</Button>}>
        {words.warning}
      </InfoBlock>
    ),
    error: <InfoBlock tone="danger">{words.danger}</InfoBlock>,
  }),
  EmptyState: ({ words }) => ({
    empty: (
      <EmptyState
        icon={<Inbox />}
        title={words.empty}
        text={words.emptyText}
        action={<Button variant="primary">{words.create}</Button>}
      />
    ),
  }),
  ErrorState: () => ({
    error: <ErrorState onRetry={ignore} />,
    loading: <ErrorState onRetry={ignore} retrying />,
  }),
  StateBlock: ({ words }) => ({
    rest: (
      <StateBlock icon={<Inbox />} title={words.empty}>
        <p>{words.emptyText}</p>
      </StateBlock>
    ),
  }),
  Skeleton: () => ({
    loading: (
      <>
        <Skeleton />
        <Skeleton width="60%" />
      </>
    ),
  }),
  Settling: ({ words }) => ({
    loading: (
      <>
        <Settling />
        <p>{words.emptyText}</p>
      </>
    ),
  }),
  ProgressBar: ({ words }) => ({
    empty: <ProgressBar label={words.passed} value={0} max={6} text="0/6" />,
    filled: (
      <>
        <ProgressBar label={words.passed} value={2} max={6} text="2/6" />
        <ProgressBar thin label={words.passed} value={5} max={6} text="5/6" />
      </>
    ),
  }),
  UploadProgress: ({ words }) => {
    const said = { sending: words.sending, working: words.working };
    return {
      filled: <UploadProgress sent={0.4} {...said} />,
      loading: <UploadProgress sent={1} {...said} />,
    };
  },
  StaleNote: ({ words }) => ({
    open: (
      <Held start={false}>
        {(isShown, show) => (
          <>
            {!isShown && <Button onClick={() => show(true)}>{words.show}</Button>}
            <StaleNote
              shown={isShown}
              changed={words.name}
              onTakeTheirs={() => show(false)}
              onSaveMine={() => show(false)}
            />
          </>
        )}
      </Held>
    ),
  }),
  UndeliveredNote: ({ words }) => {
    const [text, label] = [words.again, words.again];
    return {
      error: (
        <Held start={false}>
          {(isSent, setSent) => (
            <UndeliveredNote
              why={isSent ? undefined : words.undelivered}
              again={{ text, label, pending: false, send: () => setSent(true) }}
              sent={isSent && words.sending}
            />
          )}
        </Held>
      ),
    };
  },
  // The page itself has the region of messages and the bar.
  Toasts: ({ t, words }) => ({
    open: (
      <div className="kit-row">
        <Button onClick={() => toast.success(words.created)}>{words.sayDone}</Button>
        <Button onClick={() => toast.error(t('shell.error'), words.danger)}>
          {words.sayFailed}
        </Button>
      </div>
    ),
  }),
  LoadingBar: ({ words }) => ({
    loading: <Button onClick={() => setTimeout(loading.begin(), 2000)}>{words.load}</Button>,
  }),
};
