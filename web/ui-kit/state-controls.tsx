import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { Button } from '#web/platform/ui/press/button.tsx';
import { EmptyState } from '#web/platform/ui/state/empty-state.tsx';
import { ErrorState } from '#web/platform/ui/state/error-state.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { loading } from '#web/platform/ui/state/loading-store.ts';
import { ProgressBar } from '#web/platform/ui/state/progress-bar.tsx';
import { RowErrors } from '#web/platform/ui/state/row-errors.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import { StaleNote } from '#web/platform/ui/state/stale-note.tsx';
import { StateBlock } from '#web/platform/ui/state/state-block.tsx';
import { UndeliveredNote } from '#web/platform/ui/state/undelivered-note.tsx';
import { UploadProgress } from '#web/platform/ui/state/upload-progress.tsx';
import { KitState } from './kit-state.tsx';

const ignore = () => {};

function InfoBlocks() {
  const { t } = useT();
  return (
    <>
      <KitState of="rest">
        <InfoBlock title={t('uiKit.infoTitle')} closeKey="kit">
          {t('uiKit.info')}
        </InfoBlock>
      </KitState>
      <KitState of="warning">
        <InfoBlock tone="warning" actions={<Button>{t('uiKit.details')}</Button>}>
          {t('uiKit.warning')}
        </InfoBlock>
      </KitState>
      <KitState of="error">
        <InfoBlock tone="danger">{t('uiKit.danger')}</InfoBlock>
      </KitState>
    </>
  );
}

function Empty() {
  const { t } = useT();
  return (
    <KitState of="empty">
      <EmptyState
        icon={<Inbox />}
        title={t('uiKit.empty')}
        text={t('uiKit.emptyText')}
        action={<Button variant="primary">{t('uiKit.create')}</Button>}
      />
    </KitState>
  );
}

function Failed() {
  return (
    <>
      <KitState of="error">
        <ErrorState onRetry={ignore} />
      </KitState>
      <KitState of="loading">
        <ErrorState onRetry={ignore} retrying />
      </KitState>
    </>
  );
}

function Blocks() {
  const { t } = useT();
  return (
    <KitState of="rest">
      <StateBlock icon={<Inbox />} title={t('uiKit.empty')}>
        <p>{t('uiKit.emptyText')}</p>
      </StateBlock>
    </KitState>
  );
}

function Skeletons() {
  return (
    <KitState of="loading">
      <Skeleton />
      <Skeleton width="60%" />
    </KitState>
  );
}

function Bars() {
  const { t } = useT();
  const label = t('uiKit.passed');
  return (
    <>
      <KitState of="empty">
        <ProgressBar label={label} value={0} max={6} text="0/6" />
      </KitState>
      <KitState of="filled">
        <ProgressBar label={label} value={2} max={6} text="2/6" />
        <ProgressBar thin label={label} value={5} max={6} text="5/6" />
      </KitState>
    </>
  );
}

function Uploads() {
  const { t } = useT();
  const said = { sending: t('uiKit.sending'), working: t('uiKit.working') };
  return (
    <>
      <KitState of="filled">
        <UploadProgress sent={0.4} {...said} />
      </KitState>
      <KitState of="loading">
        <UploadProgress sent={1} {...said} />
      </KitState>
    </>
  );
}

function FileErrors() {
  const { t } = useT();
  const rows = [4, 17].map((rowIndex) => ({ rowIndex, errorList: [t('validation.required')] }));
  return (
    <KitState of="error">
      <RowErrors title={t('uiKit.fileErrors')} rows={rows} total={5} />
    </KitState>
  );
}

function Stale() {
  const { t } = useT();
  const [isShown, setShown] = useState(false);
  const hide = () => setShown(false);
  return (
    <KitState of="open">
      {!isShown && <Button onClick={() => setShown(true)}>{t('uiKit.show')}</Button>}
      <StaleNote shown={isShown} changed={t('uiKit.name')} onTakeTheirs={hide} onSaveMine={hide} />
    </KitState>
  );
}

function Undelivered() {
  const { t } = useT();
  const [isSent, setSent] = useState(false);
  return (
    <KitState of="error">
      <UndeliveredNote
        why={isSent ? undefined : t('uiKit.undelivered')}
        again={{
          text: t('uiKit.again'),
          label: t('uiKit.again'),
          pending: false,
          send: () => setSent(true),
        }}
        sent={isSent && t('uiKit.sending')}
      />
    </KitState>
  );
}

/** The page itself has the region of messages and the bar. */
function Messages() {
  const { t } = useT();
  return (
    <KitState of="open">
      <div className="kit-row">
        <Button onClick={() => toast.success(t('uiKit.created'))}>{t('uiKit.sayDone')}</Button>
        <Button onClick={() => toast.error(t('shell.error'), t('uiKit.danger'))}>
          {t('uiKit.sayFailed')}
        </Button>
      </div>
    </KitState>
  );
}

function Bar() {
  const { t } = useT();
  return (
    <KitState of="loading">
      <Button onClick={() => setTimeout(loading.begin(), 2000)}>{t('uiKit.load')}</Button>
    </KitState>
  );
}

export const stateControls = {
  InfoBlock: InfoBlocks,
  EmptyState: Empty,
  ErrorState: Failed,
  StateBlock: Blocks,
  Skeleton: Skeletons,
  ProgressBar: Bars,
  UploadProgress: Uploads,
  RowErrors: FileErrors,
  StaleNote: Stale,
  UndeliveredNote: Undelivered,
  Toasts: Messages,
  LoadingBar: Bar,
};
