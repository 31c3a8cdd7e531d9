import { useNavigate, useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect } from 'react';
import type { PeopleRun } from '#core/employee/contract/run/run.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { isMissing } from '#platform/web/api/call.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { usePeopleRun } from './queries.ts';
import './run.css';
import { RunPeople } from './run-people.tsx';

const UndoDialog = part(() => import('./undo-dialog.tsx'), 'UndoDialog');

/** One import of people, at an address of its own. */
export function RunPage() {
  const { id = '' } = useParams({ strict: false });
  return <OneRun key={id} id={id} />;
}

/** What one import has changed, and taking it back (rules 178 and 179). */
export function OneRun({ id }: { id: string }) {
  const { t } = useT();
  const navigate = useNavigate();
  const query = usePeopleRun(id);
  const missing = isMissing(query.error);
  useEffect(() => {
    if (!missing) return;
    toast.error(t('peopleRun.notFound'), t('peopleRun.notFoundText'));
    void navigate({ to: '/estimation/dictionary/imports', replace: true });
  }, [missing, navigate, t]);
  if (query.data) return <Run run={query.data.data} />;
  if (query.isError && !missing)
    return <QueryError query={query} title={t('peopleRun.notLoaded')} />;
  return (
    <ListPage>
      <Skeleton width="320px" height="32px" />
      <Skeleton height="320px" />
    </ListPage>
  );
}

function Run({ run }: { run: PeopleRun }) {
  const texts = useT();
  const { t } = texts;
  const { open, button, floating } = useOpener(UndoDialog);
  const { by, source, at, undoUntil, undone, unchanged } = run;
  const name = by ?? source ?? t('peopleRun.nobody');
  return (
    <ListPage className="people-run">
      <PageHead
        title={run.name}
        note={t('peopleRun.made', { name, moment: formatMoment(at, texts) })}
      >
        <ButtonLink icon={<ArrowLeft />} to="/estimation/dictionary/imports">
          {t('peopleRun.toList')}
        </ButtonLink>
        {undoUntil && (
          <Button icon={<Undo2 />} {...button}>
            {t('peopleRun.undo.open')}
          </Button>
        )}
      </PageHead>
      {undone && (
        <InfoBlock
          title={t('peopleRun.undo.done', {
            name: undone.by ?? t('peopleRun.nobody'),
            moment: formatMoment(undone.at, texts),
          })}
        >
          {t('peopleRun.undo.result', { back: undone.back, stayed: undone.stayed })}
        </InfoBlock>
      )}
      {(undoUntil || unchanged > 0) && (
        <Muted as="p">
          {[
            unchanged > 0 && `${t('peopleRun.unchanged', { count: unchanged })}.`,
            undoUntil && t('peopleRun.undo.until', { moment: formatMoment(undoUntil, texts) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Muted>
      )}
      <RunPeople run={run} />
      {open && <UndoDialog id={run.id} onClose={floating.onClose} />}
    </ListPage>
  );
}
