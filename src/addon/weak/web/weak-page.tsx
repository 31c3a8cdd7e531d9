import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import { useState } from 'react';
import {
  fewestPeople,
  getWeakQuestions,
  type WeakQuestion,
  type WeakQuestions,
} from '#addon/weak/contract/weak.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { methods } from '#platform/contract/rules/methods.ts';
import { pageQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { weakSearch } from './weak-search.ts';
import { findingOf, savedBy, whereOf } from './weak-words.ts';
import './weak.css';

/** Questions that don't work, by what finished reports say of them (rule 228). */
export function WeakPage() {
  const { t } = useT();
  const query = weakSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const weak = useQuery({
    ...pageQuery(getWeakQuestions, { query }),
    placeholderData: keepPreviousData,
  });
  const data = weak.data?.data;
  const [dropped, setDropped] = useState<WeakQuestion>();
  const change = (changed: typeof query) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...changed }), replace: true });
  return (
    <ListPage>
      <PageHead title={t('weak.title')} note={data && noteOf(data, t)}>
        {data && (
          <>
            <Segmented
              label={t('weak.method')}
              value={data.method}
              options={methods.map((value) => ({ value, label: value }))}
              onChange={(method) => change({ method })}
            />
            {data.yearList.length > 0 && (
              <Select
                label={t('weak.year')}
                hideLabel
                value={String(data.year)}
                options={data.yearList.map((year) => ({ value: `${year}`, label: `${year}` }))}
                onChange={(year) => change({ year })}
                className="weak-year"
              />
            )}
          </>
        )}
      </PageHead>
      <DataTable
        label={t('weak.title')}
        columns={useColumns()}
        rows={data?.weakList}
        rowKey={({ questionId }) => questionId}
        loading={weak.isFetching}
        failed={weak.isError && !data}
        onRetry={() => void weak.refetch()}
        empty={{
          icon: <ListChecks aria-hidden="true" />,
          title: t(data?.questionCount ? 'weak.allWork' : 'weak.tooSoon'),
          text: data?.questionCount ? undefined : t('weak.tooSoonText', { count: fewestPeople }),
        }}
        actions={(row) => <Actions row={row} onDrop={() => setDropped(row)} />}
        actionsBelow
      />
      {dropped && <DropDialog question={dropped} onClose={() => setDropped(undefined)} />}
    </ListPage>
  );
}

function noteOf(data: WeakQuestions, t: ReturnType<typeof useT>['t']) {
  const { year, method, weakList, questionCount } = data;
  if (questionCount === 0) return undefined;
  return t('weak.found', { year, method, count: weakList.length, of: questionCount });
}

function useColumns(): Column<WeakQuestion>[] {
  const texts = useT();
  const { t } = texts;
  return [
    {
      key: 'text',
      label: t('weak.question'),
      cell: ({ text, competence, positionList }) => (
        <div className="weak-question">
          {text}
          <Hint>{whereOf({ competence, positionList }, t)}</Hint>
        </div>
      ),
    },
    {
      key: 'finding',
      label: t('weak.finding'),
      cell: (row) => (
        <div className="weak-question">
          {t(`weak.is.${row.finding}`)}
          <Hint>{findingOf(row, texts)}</Hint>
        </div>
      ),
    },
    { key: 'minutes', label: t('weak.saves'), cell: ({ minutes }) => savedBy(minutes, t) },
  ];
}

function Actions({ row, onDrop }: { row: WeakQuestion; onDrop: () => void }) {
  const { t } = useT();
  const { text, competence } = row;
  return (
    <span className="weak-actions">
      <ButtonLink
        to="/estimation/dictionary/$tab"
        params={{ tab: 'competencies' }}
        search={{ q: competence }}
        aria-label={t('weak.rewordOne', { text })}
      >
        {t('weak.reword')}
      </ButtonLink>
      <Button aria-label={t('weak.dropOne', { text })} onClick={onDrop}>
        {t('weak.drop')}
      </Button>
    </span>
  );
}
