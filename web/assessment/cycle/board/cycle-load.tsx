import type { useCycleLoad } from '#web/assessment/cycle/queries.ts';
import { LoadView } from '#web/assessment/questionary/load-view.tsx';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';

interface CycleLoadProps {
  query: ReturnType<typeof useCycleLoad>;
  /** Leads to the lists on which somebody stands. */
  onShow: (raterId: string) => void;
}

/** Whom the lists as they stand ask for how much (rule 138). */
export function CycleLoad({ query, onShow }: CycleLoadProps) {
  const { t } = useT();
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) return <Skeleton height="40px" />;
  return (
    <LoadView load={query.data.data} folded>
      {(person) => (
        <Button
          variant="link"
          aria-label={t('load.listsFor', { name: person.name })}
          onClick={() => onShow(person.id)}
        >
          {t('load.lists')}
        </Button>
      )}
    </LoadView>
  );
}
