import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';

export interface OrderedListProps<Item> {
  /** Spoken by screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  /** The last item can't be removed. */
  keepLast?: boolean;
  children: (item: Item, index: number) => ReactNode;
}

/** A list whose items can be moved and removed, by pointer and by keyboard alike. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, keyOf, nameOf, onChange, keepLast, children } = props;
  const { t } = useT();
  const [said, setSaid] = useState('');
  function move(index: number, to: number) {
    const item = items[index];
    if (item === undefined || to < 0 || to >= items.length) return;
    setSaid(
      t('directory.movedTo', { name: nameOf(item, index), place: to + 1, count: items.length }),
    );
    onChange(items.toSpliced(index, 1).toSpliced(to, 0, item));
  }
  return (
    <>
      <ol className="directory-ordered" aria-label={label}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            <div className="directory-ordered-item">{children(item, index)}</div>
            <span className="directory-actions">
              <IconButton
                label={t('directory.moveUp', { name: nameOf(item, index) })}
                icon={<ArrowUp />}
                aria-disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                label={t('directory.moveDown', { name: nameOf(item, index) })}
                icon={<ArrowDown />}
                aria-disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              {!(keepLast && items.length === 1) && (
                <IconButton
                  label={t('directory.remove', { name: nameOf(item, index) })}
                  icon={<X />}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
