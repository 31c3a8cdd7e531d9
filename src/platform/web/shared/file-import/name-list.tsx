import { type ReactNode, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

const shownFirst = 6;

export interface NameListProps<Named> {
  names: readonly Named[];
  /** In how many rows a name is, and what else is to be said of it. */
  noteOf: (name: Named) => string;
  /** Where it is decided what becomes of a name; left out where nothing is. */
  field?: (name: Named) => ReactNode;
}

/** Names of the file, the first of them at once. */
export function NameList<Named extends { name: string }>({
  names,
  noteOf,
  field,
}: NameListProps<Named>) {
  const { t } = useT();
  const [whole, setWhole] = useState(false);
  const shown = whole ? names : names.slice(0, shownFirst);
  return (
    <>
      <ul>
        {shown.map((name) => (
          <li key={name.name}>
            <span>
              {name.name} <Muted>{noteOf(name)}</Muted>
            </span>
            {field?.(name)}
          </li>
        ))}
      </ul>
      {shown.length < names.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('fileImport.showAll', { count: names.length })}
        </Button>
      )}
    </>
  );
}
