import { useState } from 'react';
import { getQuestionaryList, type ListedQuestionary } from '#contract/assessment/questionary.ts';
import { mostAtOnce } from '#contract/assessment/questionary-many.ts';
import {
  filterOfCards,
  type JournalSearch,
  journalStatuses,
} from '#web/assessment/questionary/journal-search.ts';
import { call, errorText } from '#web/platform/api/call.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { Button } from '#web/platform/ui/press/button.tsx';

interface FindAllProps {
  search: JournalSearch;
  onFound: (rows: readonly ListedQuestionary[]) => void;
}

/** Selects everything that search and filter find, loaded or not; at most as many as go at once. */
export function FindAll({ search, onFound }: FindAllProps) {
  const { t } = useT();
  const [isFinding, setFinding] = useState(false);
  async function find() {
    setFinding(true);
    try {
      const { data, count } = await call(getQuestionaryList, {
        query: {
          active: true,
          q: search.q,
          filterList: { status: [...journalStatuses], ...filterOfCards(search) },
          limit: mostAtOnce,
        },
      });
      onFound(data);
      if (count > data.length) toast.success(t('many.firstOnly', { max: data.length, count }));
    } catch (error) {
      toast.error(t('many.allFailed'), errorText(error, t));
    } finally {
      setFinding(false);
    }
  }
  return (
    <Button variant="link" pending={isFinding} onClick={() => void find()}>
      {t('many.all')}
    </Button>
  );
}
