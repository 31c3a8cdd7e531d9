import { type ReactNode, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import './people.css';

export interface ShortListProps<V> {
  items: readonly V[];
  /** Renders an item as an `li` with its key. */
  children: (item: V) => ReactNode;
  /** How many are in view at first. */
  most?: number;
}

/** Shows the first items, and the rest on demand, so that hundreds of people fit into a panel. */
export function ShortList<V>({ items, children, most = 6 }: ShortListProps<V>) {
  const { t } = useT();
  const [whole, setWhole] = useState(false);
  const isLong = items.length > most + 1;
  const shown = isLong && !whole ? items.slice(0, most) : items;
  return (
    <>
      <ul className="q-list">{shown.map(children)}</ul>
      {isLong && (
        <Button
          className="q-list-more"
          variant="link"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('questionary.showFewer') : t('questionary.showAll', { count: items.length })}
        </Button>
      )}
    </>
  );
}
