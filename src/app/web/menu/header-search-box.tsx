import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  getQuestionaryList,
  type ListedQuestionary,
} from '#core/questionary/contract/questionary.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchBox } from '#platform/web/ui/pick/search-box.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';

export interface HeaderSearchBoxProps {
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
}

const most = 8;

/** What was searched for, loaded by header-search.tsx. */
export function HeaderSearchBox({ text, onText, onLeave }: HeaderSearchBoxProps) {
  const { t } = useT();
  const navigate = useNavigate();
  const q = usePause(text.trim());
  const search = useQuery({
    ...partQuery(getQuestionaryList, { query: { q, limit: most } }),
    enabled: q !== '',
    // Keep showing the old results while the next search is running.
    placeholderData: (previous) => previous,
  });
  const rows = (q && search.data?.data) || [];
  function open(id: string) {
    const isArchived = rows.find((row) => row.id === id)?.status === 'archived';
    onText('');
    onLeave();
    void navigate({
      to: isArchived ? '/estimation/questionary/archive/$id' : '/estimation/questionary/$id',
      params: { id },
    });
  }
  return (
    <SearchBox
      label={t('headerSearch.label')}
      text={text}
      onText={onText}
      found={rows.map((row) => ({
        id: row.id,
        name: `${t('headerSearch.number', { number: row.number })} ${row.subject}`,
        card: <Card row={row} />,
      }))}
      onChoose={open}
      note={useNote(q, search, rows.length)}
      onLeave={onLeave}
    />
  );
}

interface Searching {
  isError: boolean;
  isFetching: boolean;
  data?: { count: number } | undefined;
}

function useNote(q: string, { isError, isFetching, data }: Searching, shown: number) {
  const { t } = useT();
  if (!q) return t('headerSearch.hint');
  if (isError) return t('headerSearch.failed');
  if (shown === 0) return t(isFetching ? 'headerSearch.loading' : 'list.nothingFound');
  return data && data.count > shown ? t('headerSearch.more', { count: shown }) : undefined;
}

/** How long typing must pause before it is searched for, in ms, as in every search. */
const pause = 300;

function usePause(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? pause : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Card({ row }: { row: ListedQuestionary }) {
  const texts = useT();
  const { t } = texts;
  return (
    <span className="shell-found">
      <span>
        <Digits>{t('headerSearch.number', { number: row.number })}</Digits>
        <Badge>{t(`headerSearch.status.${row.status}`)}</Badge>
        <MethodBadge method={row.method} />
      </span>
      <strong>{row.subject}</strong>
      <Hint digits>
        {t(`questionaryType.${row.type}`)} · {formatPeriod(row.dateStart, row.dateEnd, texts)}
      </Hint>
    </span>
  );
}
