import Download from 'lucide-react/icons/download';
import FolderDown from 'lucide-react/icons/folder-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { downloadOwnData, type OwnData } from '#addon/privacy/contract/own-data.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useMakeOwnData } from './queries.ts';

type File = NonNullable<OwnData['file']>;

/** The file with all of it: to be asked for, under way, ready, or given up. `file`: undefined while it loads. */
export function OwnFile({ file }: { file: OwnData['file'] | undefined }) {
  const { t } = useT();
  return (
    <Card as="section" className="own-data-card" aria-labelledby="own-data-file">
      <h2 id="own-data-file">{t('ownData.file.title')}</h2>
      <Muted as="p">{t('ownData.file.lead')}</Muted>
      <div className="own-data-file" role="status">
        {file === undefined ? <Skeleton height="44px" /> : <State file={file} />}
      </div>
    </Card>
  );
}

function State({ file }: { file: OwnData['file'] }) {
  if (!file) return <Make />;
  const Shown = { running: Running, done: Done, failed: GaveUp }[file.state];
  return <Shown file={file} />;
}

function Make() {
  const { t } = useT();
  const make = useMakeOwnData();
  return (
    <Button
      variant="primary"
      icon={<FolderDown />}
      pending={make.isPending}
      onClick={() => make.mutate({})}
    >
      {t('ownData.file.make')}
    </Button>
  );
}

function Running({ file: { doneCount: done, totalCount: total } }: { file: File }) {
  const { t } = useT();
  const label = t('ownData.file.running');
  const text = t('ownData.file.progress', { done, total });
  return (
    <>
      <p>{label}</p>
      {total > 0 && <ProgressBar label={label} value={done} max={total} text={text} />}
      <Hint as="p">{t('ownData.file.willWrite')}</Hint>
    </>
  );
}

function Done({ file }: { file: File }) {
  const texts = useT();
  const { t } = texts;
  const { mutate, isPending } = useDownload(downloadOwnData, t('ownData.file.downloadFailed'));
  const moment = formatMoment(file.expiresAt, texts);
  return (
    <>
      <p>{t('ownData.file.ready')}</p>
      <Button variant="primary" icon={<Download />} pending={isPending} onClick={() => mutate({})}>
        {t('ownData.file.download')}
      </Button>
      <Hint as="p">{t('ownData.file.until', { moment })}</Hint>
    </>
  );
}

function GaveUp() {
  const { t } = useT();
  const make = useMakeOwnData();
  return (
    <>
      <p>{t('ownData.file.gaveUp')}</p>
      <Hint as="p">{t('ownData.file.gaveUpText')}</Hint>
      <Button icon={<RotateCcw />} pending={make.isPending} onClick={() => make.mutate({})}>
        {t('ownData.file.again')}
      </Button>
    </>
  );
}
