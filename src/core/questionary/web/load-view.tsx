import type { ReactNode } from 'react';
import type { Load } from '#core/questionary/contract/rules/load.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import './load-view.css';

export type HeavyPerson = Load['heaviestList'][number];

interface LoadViewProps {
  load: Load;
  /** What can be done about somebody's share, beside it. */
  children?: (person: HeavyPerson) => ReactNode;
  /** Who is asked most stays folded. */
  folded?: boolean;
}

/** How many people are asked for how long, and who for the longest (rule 138). */
export function LoadView({ load, children, folded = false }: LoadViewProps) {
  const { t } = useT();
  const { personCount, usualMinutes, heaviestList } = load;
  if (personCount === 0) return null;
  const usual = t('load.minutes', { count: usualMinutes });
  const heaviest = (
    <ul>
      {heaviestList.map((person) => (
        <li key={person.id}>
          <span>
            <bdi>{person.name}</bdi>:{' '}
            {t('load.each', {
              people: t('load.about', { count: person.subjectCount }),
              minutes: t('load.minutes', { count: person.minutes }),
            })}
          </span>
          {children?.(person)}
        </li>
      ))}
    </ul>
  );
  return (
    <section className="q-load">
      <h2>{t('load.title')}</h2>
      <p>{t('load.people', { count: personCount, usual })}</p>
      {heaviestList.length > 0 &&
        (folded ? (
          <Disclosure summary={t('load.heaviest')}>{heaviest}</Disclosure>
        ) : (
          <>
            <p>{t('load.heaviest')}</p>
            {heaviest}
          </>
        ))}
    </section>
  );
}
