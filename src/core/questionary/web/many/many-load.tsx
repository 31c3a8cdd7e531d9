import { useState } from 'react';
import type { Load } from '#core/questionary/contract/rules/load.ts';
import { LoadView } from '#core/questionary/web/load-view.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { type Known, OutcomeList } from './outcome-list.tsx';

interface ManyLoadProps {
  load: Load;
  known: ReadonlyMap<string, Known>;
  onOpen: () => void;
}

/** The load of those that would go to work, with the way to each questionary that makes it. */
export function ManyLoad({ load, known, onOpen }: ManyLoadProps) {
  const { t } = useT();
  const [shownId, setShownId] = useState<string>();
  return (
    <LoadView load={load}>
      {({ id, name, inList }) => (
        <>
          <Button
            variant="link"
            aria-expanded={id === shownId}
            aria-label={t('load.openFor', { name })}
            onClick={() => setShownId(id === shownId ? undefined : id)}
          >
            {t('load.open')}
          </Button>
          {id === shownId && (
            <OutcomeList
              outcomes={inList.map((one) => ({ id: one, number: null, error: null }))}
              known={known}
              onOpen={onOpen}
            />
          )}
        </>
      )}
    </LoadView>
  );
}
