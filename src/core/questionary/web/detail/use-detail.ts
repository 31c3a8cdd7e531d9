import { useEffect } from 'react';
import { useQuestionary } from '#core/questionary/web/queries.ts';
import { isMissing } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';

/** The questionary that an address opens. One that does not exist is said in a toast, and `onMissing` leads away. */
export function useDetail(id: string, onMissing: () => void) {
  const { t } = useT();
  const query = useQuestionary(id);
  const missing = isMissing(query.error);
  useEffect(() => {
    if (!missing) return;
    toast.error(t('questionary.assessments.notFound'), t('questionary.assessments.notFoundText'));
    onMissing();
  }, [missing, onMissing, t]);
  return { query, found: query.data?.data, failed: query.isError && !missing };
}
