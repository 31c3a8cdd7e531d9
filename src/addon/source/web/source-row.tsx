import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteSource, type PeopleSource, runSource } from '#addon/source/contract/source.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { isOpenRun, type RunState } from '#core/employee/contract/rules/run-outlook.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';

interface SourceRowProps {
  source: PeopleSource;
  /** The company's folder on the server. */
  folder: string | null;
  /** Undefined for whoever may not change it. */
  onEdit: (() => void) | undefined;
}

/** A source: where it reads, when, and what came of it last. */
export function SourceRow({ source, folder, onEdit }: SourceRowProps) {
  const texts = useT();
  const { t } = texts;
  const { id, name, kind, address, hour, isActive, lastError, lookedAt } = source;
  const look = useSend(runSource);
  const remove = useSend(deleteSource);
  const can = useCan();
  const [asks, setAsks] = useState(false);
  const path = [folder, address].filter(Boolean).join('/');
  const when = hour === null ? t('peopleSource.asChanged') : t('peopleSource.everyDay', { hour });
  return (
    <Card as="section" aria-label={name} className="people-source">
      <div className="people-source-text">
        <h2>
          <bdi>{name}</bdi> {!isActive && <Badge>{t('peopleSource.off')}</Badge>}
        </h2>
        <span>{kind === 'folder' ? t('peopleSource.folderPlace', { path }) : address}</span>
        <Muted as="p">
          {[when, lookedAt && t('peopleSource.looked', { moment: formatMoment(lookedAt, texts) })]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
        {lastError && <Badge tone="danger">{t(`peopleSource.error.${lastError}`)}</Badge>}
        <LastRun source={source} />
      </div>
      <div className="people-source-actions">
        {isActive && can(runSource.access) && (
          <Button
            aria-label={t('peopleSource.nowOne', { name })}
            pending={look.isPending}
            onClick={() => look.mutate({ params: { id } })}
          >
            {t('peopleSource.now')}
          </Button>
        )}
        {onEdit && (
          <>
            <Button aria-label={t('peopleSource.editOne', { name })} onClick={onEdit}>
              {t('peopleSource.edit')}
            </Button>
            <Button
              aria-label={t('peopleSource.removeOne', { name })}
              pending={remove.isPending}
              onClick={() => setAsks(true)}
            >
              {t('peopleSource.remove')}
            </Button>
          </>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          open
          danger
          title={t('peopleSource.removeTitle', { name })}
          text={t('peopleSource.removeText')}
          confirmLabel={t('peopleSource.remove')}
          onConfirm={() => {
            remove.mutate({ params: { id } });
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}

const toneOf = (state: RunState) => {
  if (state === 'stopped' || state === 'failed') return 'danger';
  return isOpenRun(state) ? 'accent' : 'neutral';
};

function LastRun({ source: { lastRun } }: { source: PeopleSource }) {
  const texts = useT();
  const { t } = texts;
  if (!lastRun)
    return <Muted as="p">{`${t('peopleSource.last')}: ${t('peopleSource.never')}`}</Muted>;
  const { id, state, at } = lastRun;
  return (
    <p>
      {t('peopleSource.last')}:{' '}
      <Link to="/estimation/dictionary/sources/runs/$id" params={{ id }}>
        {formatMoment(at, texts)}
      </Link>{' '}
      <Badge tone={toneOf(state)}>{t(`peopleSource.state.${state}`)}</Badge>
    </p>
  );
}
