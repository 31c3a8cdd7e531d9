import { useNavigate, useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { isOpenRun } from '#contract/people/rules/source.ts';
import { type SourceRun, takeSourceRun } from '#contract/people/source/source.ts';
import { isMissing } from '#web/platform/api/call.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useCan } from '#web/platform/session/session.ts';
import { ButtonLink } from '#web/platform/shared/report/button-link.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { ListPage } from '#web/platform/ui/list/list-page.tsx';
import { PageHead } from '#web/platform/ui/list/page-head.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { formatMoment } from '#web/platform/ui/show/format-date.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import { useRefuseRun, useSourceRun, useTakeRun } from './queries.ts';
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
  const query = useSourceRun(id);
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
  const { id, name, source, state, at, by, outlook } = run;
  const mayDecide = useCan()(takeSourceRun.access) && isOpenRun(state);
  const made = t('peopleSource.run.made', { source, moment: formatMoment(at, texts) });
  return (
    <ListPage className="people-source-run">
      <PageHead title={name} note={`${made} · ${t(`peopleSource.state.${state}`)}`}>
        <ButtonLink icon={<ArrowLeft />} to="/estimation/dictionary/sources">
          {t('peopleSource.toList')}
        </ButtonLink>
        {state === 'taken' && (
          <ButtonLink to="/estimation/dictionary/imports/$id" params={{ id }}>
            {t('peopleSource.run.toRun')}
          </ButtonLink>
        )}
        {mayDecide && <Decision run={run} />}
      </PageHead>
      {by && <Muted as="p">{t('peopleSource.run.by', { name: by })}</Muted>}
      {state === 'failed' ? (
        <InfoBlock tone="danger" title={t('peopleSource.run.failed')}>
          <ul>
            {outlook.problemList.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </InfoBlock>
      ) : (
        <Outcome run={run} />
      )}
    </ListPage>
  );
}

function Outcome({ run: { state, outlook } }: { run: SourceRun }) {
  const { t } = useT();
  const { reasonList, uncountedList, present, unchanged, other } = outlook;
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
      {uncountedList.length > 0 && (
        <InfoBlock tone="warning" title={t('peopleSource.run.uncounted')}>
          {uncountedList.join(', ')}
        </InfoBlock>
      )}
      <Muted as="p">{t('peopleSource.run.present', { count: present, unchanged, other })}</Muted>
      <RunFigures outlook={outlook} />
    </>
  );
}

/** Yes or no, each asked once more. */
function Decision({ run: { id, outlook } }: { run: SourceRun }) {
  const { t } = useT();
  const take = useTakeRun();
  const refuse = useRefuseRun();
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
