import { useEffect, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchBox } from '#platform/web/ui/pick/search-box.tsx';
import { type Group, useAssessments, useCycles, usePeople, useReports } from './groups.tsx';
import { useHelp, usePlaces } from './places.tsx';

export interface HeaderSearchBoxProps {
  text: string;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** Everything that somebody may find: each group is a call that they may make, or a list of the web's own (rule 10b). */
export function HeaderSearchBox({ text, onText, onLeave }: HeaderSearchBoxProps) {
  const { t } = useT();
  const q = usePause(text.trim());
  const groups = [
    usePeople(q),
    useAssessments(q),
    useCycles(q),
    useReports(q),
    usePlaces(q),
    useHelp(q),
  ];
  return (
    <SearchBox
      label={t('headerSearch.label')}
      text={text}
      onText={onText}
      groups={groups.filter(({ found }) => found.length > 0)}
      onChosen={() => {
        onText('');
        onLeave();
      }}
      note={useNote(q, groups)}
      onLeave={onLeave}
    />
  );
}

function useNote(q: string, groups: readonly Group[]) {
  const { t } = useT();
  if (!q) return t('headerSearch.hint');
  if (groups.some(({ isError }) => isError)) return t('headerSearch.failed');
  if (groups.some(({ isFetching }) => isFetching)) return t('headerSearch.loading');
  return groups.every(({ found }) => found.length === 0) ? t('list.nothingFound') : undefined;
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
