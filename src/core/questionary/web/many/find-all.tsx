import { useState } from 'react';
import {
  getQuestionaryList,
  type ListedQuestionary,
} from '#core/questionary/contract/questionary.ts';
import { mostAtOnce } from '#core/questionary/contract/questionary-many.ts';
import {
  type AssessmentsSearch,
  assessmentsStatuses,
  filterOfCards,
} from '#core/questionary/web/assessments-search.ts';
import { call, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { Button } from '#platform/web/ui/press/button.tsx';

interface FindAllProps {
  search: AssessmentsSearch;
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
          filterList: { status: [...assessmentsStatuses], ...filterOfCards(search) },
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
