import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { createSource, getSources, type PeopleSource } from '#addon/source/contract/source.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './source.css';
import { SourceRow } from './source-row.tsx';

const SourceForm = part(() => import('./source-form.tsx'), 'SourceForm', 'field');

/** The sources from which people come by machine (rule 186). */
export function SourcesPage() {
  const { t } = useT();
  const mayChange = useCan()(createSource.access);
  const sources = useQuery(partQuery(getSources));
  const [edited, setEdited] = useState<{ saved: PeopleSource | undefined }>();
  const found = sources.data?.data;
  const list = found?.sourceList;
  return (
    <ListPage className="people-sources">
      <PageHead
        title={t('peopleSource.title')}
        note={list && t('peopleSource.count', { count: list.length })}
      >
        <ButtonLink icon={<ArrowLeft />} to="/estimation/dictionary/imports">
          {t('peopleSource.toImports')}
        </ButtonLink>
        {mayChange && found && (
          <Button icon={<Plus />} variant="primary" onClick={() => setEdited({ saved: undefined })}>
            {t('peopleSource.add')}
          </Button>
        )}
      </PageHead>
      <Muted as="p">{t('peopleSource.lead')}</Muted>
      {sources.isError && <QueryError query={sources} title={t('peopleSource.notLoaded')} />}
      {sources.isPending && <Skeleton height="120px" />}
      {list?.length === 0 && (
        <EmptyState
          title={t('peopleSource.empty')}
          text={t(mayChange ? 'peopleSource.emptyText' : 'peopleSource.emptyForHr')}
        />
      )}
      {list && list.length > 0 && (
        <div className="people-source-list">
          {list.map((one) => (
            <SourceRow
              key={one.id}
              source={one}
              folder={found.folder}
              onEdit={mayChange ? () => setEdited({ saved: one }) : undefined}
            />
          ))}
        </div>
      )}
      {edited && found && (
        <SourceForm
          saved={edited.saved}
          folder={found.folder}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListPage>
  );
}
