import type { useCycleLoad } from '#core/cycle/web/queries.ts';
import { LoadView } from '#core/questionary/web/load-view.tsx';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

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
