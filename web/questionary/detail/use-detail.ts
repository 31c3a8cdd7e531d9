import { useEffect } from 'react';
import { isMissing } from '#web/api/call.ts';
import { useQuestionary } from '#web/questionary/queries.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { toast } from '#web/ui/base/toast-store.ts';

/**
 * The questionary that an address opens. One that does not exist is said in a toast, and
 * `onMissing` leads away (spec 2, section 8).
 */
export function useDetail(id: string, onMissing: () => void) {
  const { t } = useT();
  const query = useQuestionary(id);
  const missing = isMissing(query.error);
  useEffect(() => {
    if (!missing) return;
    toast.error(t('questionary.journal.notFound'), t('questionary.journal.notFoundText'));
    onMissing();
  }, [missing, onMissing, t]);
  return { query, found: query.data?.data, failed: query.isError && !missing };
}
