import Inbox from 'lucide-react/icons/inbox';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/state/error-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { loading } from '#platform/web/ui/state/loading-store.ts';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { StaleNote } from '#platform/web/ui/state/stale-note.tsx';
import { StateBlock } from '#platform/web/ui/state/state-block.tsx';
import { UndeliveredNote } from '#platform/web/ui/state/undelivered-note.tsx';
import { UploadProgress } from '#platform/web/ui/state/upload-progress.tsx';
import { type Controls, Held } from './kit-state.tsx';

const ignore = () => {};

export const stateControls: Controls = {
  InfoBlock: ({ t }) => ({
    rest: (
      <InfoBlock title={t('uiKit.infoTitle')} closeKey="kit">
        {t('uiKit.info')}
      </InfoBlock>
    ),
    warning: (
      <InfoBlock tone="warning" actions={<Button>{t('uiKit.details')}</Button>}>
        {t('uiKit.warning')}
      </InfoBlock>
    ),
    error: <InfoBlock tone="danger">{t('uiKit.danger')}</InfoBlock>,
  }),
  EmptyState: ({ t }) => ({
    empty: (
      <EmptyState
        icon={<Inbox />}
        title={t('uiKit.empty')}
        text={t('uiKit.emptyText')}
        action={<Button variant="primary">{t('uiKit.create')}</Button>}
      />
    ),
  }),
  ErrorState: () => ({
    error: <ErrorState onRetry={ignore} />,
    loading: <ErrorState onRetry={ignore} retrying />,
  }),
  StateBlock: ({ t }) => ({
    rest: (
      <StateBlock icon={<Inbox />} title={t('uiKit.empty')}>
        <p>{t('uiKit.emptyText')}</p>
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
  ProgressBar: ({ t }) => ({
    empty: <ProgressBar label={t('uiKit.passed')} value={0} max={6} text="0/6" />,
    filled: (
      <>
        <ProgressBar label={t('uiKit.passed')} value={2} max={6} text="2/6" />
        <ProgressBar thin label={t('uiKit.passed')} value={5} max={6} text="5/6" />
      </>
    ),
  }),
  UploadProgress: ({ t }) => {
    const said = { sending: t('uiKit.sending'), working: t('uiKit.working') };
    return {
      filled: <UploadProgress sent={0.4} {...said} />,
      loading: <UploadProgress sent={1} {...said} />,
    };
  },
  StaleNote: ({ t }) => ({
    open: (
      <Held start={false}>
        {(isShown, show) => (
          <>
            {!isShown && <Button onClick={() => show(true)}>{t('uiKit.show')}</Button>}
            <StaleNote
              shown={isShown}
              changed={t('uiKit.name')}
              onTakeTheirs={() => show(false)}
              onSaveMine={() => show(false)}
            />
          </>
        )}
      </Held>
    ),
  }),
  UndeliveredNote: ({ t }) => {
    const [text, label] = [t('uiKit.again'), t('uiKit.again')];
    return {
      error: (
        <Held start={false}>
          {(isSent, setSent) => (
            <UndeliveredNote
              why={isSent ? undefined : t('uiKit.undelivered')}
              again={{ text, label, pending: false, send: () => setSent(true) }}
              sent={isSent && t('uiKit.sending')}
            />
          )}
        </Held>
      ),
    };
  },
  // The page itself has the region of messages and the bar.
  Toasts: ({ t }) => ({
    open: (
      <div className="kit-row">
        <Button onClick={() => toast.success(t('uiKit.created'))}>{t('uiKit.sayDone')}</Button>
        <Button onClick={() => toast.error(t('shell.error'), t('uiKit.danger'))}>
          {t('uiKit.sayFailed')}
        </Button>
      </div>
    ),
  }),
  LoadingBar: ({ t }) => ({
    loading: <Button onClick={() => setTimeout(loading.begin(), 2000)}>{t('uiKit.load')}</Button>,
  }),
};
