import Download from 'lucide-react/icons/download';
import FolderDown from 'lucide-react/icons/folder-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { downloadMyData, type MyData } from '#addon/privacy/contract/my-data.ts';
import { useDownload } from '#platform/web/api/use-download.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { useMakeMyData } from './queries.ts';

type File = NonNullable<MyData['file']>;

/** The file with all of it: to be asked for, under way, ready, or given up. */
export function OwnFile({ file }: { file: MyData['file'] }) {
  const { t } = useT();
  return (
    <Card as="section" className="my-data-card" aria-labelledby="my-data-file">
      <h2 id="my-data-file">{t('myData.file.title')}</h2>
      <Muted as="p">{t('myData.file.lead')}</Muted>
      <div className="my-data-file" role="status">
        <State file={file} />
      </div>
    </Card>
  );
}

function State({ file }: { file: MyData['file'] }) {
  if (!file) return <Make />;
  const Shown = { running: Running, done: Done, failed: GaveUp }[file.state];
  return <Shown file={file} />;
}

function Make() {
  const { t } = useT();
  const make = useMakeMyData();
  return (
    <Button
      variant="primary"
      icon={<FolderDown />}
      pending={make.isPending}
      onClick={() => make.mutate({})}
    >
      {t('myData.file.make')}
    </Button>
  );
}

function Running({ file: { doneCount: done, totalCount: total } }: { file: File }) {
  const { t } = useT();
  const label = t('myData.file.running');
  const text = t('myData.file.progress', { done, total });
  return (
    <>
      <p>{label}</p>
      {total > 0 && <ProgressBar label={label} value={done} max={total} text={text} />}
      <Hint as="p">{t('myData.file.willWrite')}</Hint>
    </>
  );
}

function Done({ file }: { file: File }) {
  const texts = useT();
  const { t } = texts;
  const { mutate, isPending } = useDownload(downloadMyData, t('myData.file.downloadFailed'));
  const moment = formatMoment(file.expiresAt, texts);
  return (
    <>
      <p>{t('myData.file.ready')}</p>
      <Button variant="primary" icon={<Download />} pending={isPending} onClick={() => mutate({})}>
        {t('myData.file.download')}
      </Button>
      <Hint as="p">{t('myData.file.until', { moment })}</Hint>
    </>
  );
}

function GaveUp() {
  const { t } = useT();
  const make = useMakeMyData();
  return (
    <>
      <p>{t('myData.file.gaveUp')}</p>
      <Hint as="p">{t('myData.file.gaveUpText')}</Hint>
      <Button icon={<RotateCcw />} pending={make.isPending} onClick={() => make.mutate({})}>
        {t('myData.file.again')}
      </Button>
    </>
  );
}
