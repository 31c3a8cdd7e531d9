import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import {
  exportSourceRun,
  getSourceRun,
  refuseSourceRun,
  type SourceRun,
  takeSourceRun,
} from '#addon/source/contract/source.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { isOpenRun, type RunState } from '#core/employee/contract/rules/run-outlook.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import type { FileProblem } from '#platform/contract/table-file.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useDownload } from '#platform/web/api/use-download.ts';
import { MovedDaysNote } from '#platform/web/shared/file-import/moved-days.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { RunFigures } from './run-figures.tsx';
import './source.css';

/** What a file of a source would do, at an address of its own. */
export function SourceRunPage() {
  const { id = '' } = useParams({ strict: false });
  return <OneSourceRun key={id} id={id} />;
}

/** The figures of a file, whom it changes, and saying yes or no to it (rule 187). */
export function OneSourceRun({ id }: { id: string }) {
  const { t } = useT();
  const navigate = useNavigate();
  const query = useQuery(partQuery(getSourceRun, { params: { id } }));
  const missing = isMissing(query.error);
  useEffect(() => {
    if (!missing) return;
    toast.error(t('peopleSource.run.notFound'), t('peopleSource.run.notFoundText'));
    void navigate({ to: '/estimation/dictionary/sources', replace: true });
  }, [missing, navigate, t]);
  if (query.data) return <Run run={query.data.data} />;
  if (query.isError && !missing)
    return <QueryError query={query} title={t('peopleSource.run.notLoaded')} />;
  return (
    <ListPage>
      <Skeleton width="320px" height="32px" />
      <Skeleton height="320px" />
    </ListPage>
  );
}

function Run({ run }: { run: SourceRun }) {
  const texts = useT();
  const { t } = texts;
  const { id, name, source, state, isUndone, at, by, outlook } = run;
  const mayDecide = useCan()(takeSourceRun.access) && isOpenRun(state);
  const isOfProgram = state === 'refused' && outlook.problemList.length > 0;
  const made = t('peopleSource.run.made', { source, moment: formatMoment(at, texts) });
  return (
    <ListPage className="people-source-run">
      <PageHead
        title={name}
        note={`${made} · ${t(`peopleSource.state.${isUndone ? 'undone' : state}`)}`}
      >
        {isOfProgram ? (
          <ButtonLink icon={<ArrowLeft />} to="/estimation/dictionary/imports">
            {t('peopleSource.toImports')}
          </ButtonLink>
        ) : (
          <ButtonLink icon={<ArrowLeft />} to="/estimation/dictionary/sources">
            {t('peopleSource.toList')}
          </ButtonLink>
        )}
        {state === 'taken' && (
          <ButtonLink to="/estimation/dictionary/imports/$id" params={{ id }}>
            {t('peopleSource.run.toRun')}
          </ButtonLink>
        )}
        {isOpenRun(state) && <WholeList id={id} />}
        {mayDecide && <Decision run={run} />}
      </PageHead>
      {by && <Muted as="p">{t('peopleSource.run.by', { name: by })}</Muted>}
      {outlook.problemList.length > 0 ? (
        <InfoBlock
          tone="danger"
          title={t(`peopleSource.run.${isOfProgram ? 'byLimit' : 'failed'}`)}
        >
          <ul>
            {outlook.problemList.map((problem) => (
              <li key={problem.message}>{problemText(problem, t)}</li>
            ))}
          </ul>
        </InfoBlock>
      ) : (
        <Outcome run={run} />
      )}
    </ListPage>
  );
}

const problemText = ({ message, rowList }: FileProblem, t: Texts['t']): string =>
  rowList.length === 0
    ? message
    : t('peopleSource.run.rows', {
        message,
        rows: rowList.map(({ rowIndex }) => rowIndex).join(', '),
      });

/** Everybody whom the file would change, as a table. */
function WholeList({ id }: { id: string }) {
  const { t } = useT();
  const { mutate, isPending } = useDownload(exportSourceRun, t('peopleSource.run.notSaved'));
  return (
    <Button icon={<Download />} pending={isPending} onClick={() => mutate({ params: { id } })}>
      {t('peopleSource.run.toFile')}
    </Button>
  );
}

/** Whether nothing has come of the file, or nothing stays of it. */
const nothingDone = (state: RunState): state is 'same' | 'refused' | 'replaced' =>
  state === 'same' || state === 'refused' || state === 'replaced';

function Outcome({ run: { state, isUndone, outlook } }: { run: SourceRun }) {
  const { t } = useT();
  const { reasonList, uncountedList, present, unchanged, other, movedDays } = outlook;
  return (
    <>
      {isOpenRun(state) && reasonList.length > 0 && (
        <InfoBlock
          tone={state === 'stopped' ? 'danger' : 'info'}
          title={t('peopleSource.run.reasons')}
        >
          <ul>
            {reasonList.map((reason) => (
              <li key={reason}>{t(`peopleSource.run.reason.${reason}`)}</li>
            ))}
          </ul>
        </InfoBlock>
      )}
      {nothingDone(state) && <InfoBlock title={t(`peopleSource.run.nothingDone.${state}`)} />}
      {isUndone && <InfoBlock title={t('peopleSource.run.undone')} />}
      {uncountedList.length > 0 && (
        <InfoBlock tone="warning" title={t('peopleSource.run.uncounted')}>
          {uncountedList.join(', ')}
        </InfoBlock>
      )}
      <Muted as="p">{t('peopleSource.run.present', { count: present, unchanged, other })}</Muted>
      <MovedDaysNote moved={movedDays} />
      {isOpenRun(state) && <RunFigures outlook={outlook} />}
    </>
  );
}

/** Yes or no, each asked once more. */
function Decision({ run: { id, outlook } }: { run: SourceRun }) {
  const { t } = useT();
  const take = useSend(takeSourceRun);
  const refuse = useSend(refuseSourceRun);
  const [asked, setAsked] = useState<'take' | 'refuse'>();
  const { joined, moved, left } = outlook.figures;
  const close = () => setAsked(undefined);
  const decide = { take, refuse };
  return (
    <>
      <Button onClick={() => setAsked('refuse')}>{t('peopleSource.run.refuse')}</Button>
      <Button variant="primary" onClick={() => setAsked('take')}>
        {t('peopleSource.run.take')}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          danger={asked === 'take' && left > 0}
          title={t(`peopleSource.run.${asked}Title`)}
          text={t(`peopleSource.run.${asked}Text`, { joined, moved, left })}
          confirmLabel={t(`peopleSource.run.${asked}`)}
          pending={decide[asked].isPending}
          onConfirm={() => decide[asked].mutate({ params: { id } }, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}
