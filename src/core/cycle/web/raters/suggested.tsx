import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { Candidate } from '#core/cycle/contract/raters.ts';
import type { ChosenType } from '#core/questionary/contract/rules/cycle.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

type SuggestedProps = {
  title: string;
  type: ChosenType;
  offers: readonly Candidate[];
  /** How many more there may be. */
  room: number;
  onAdd: (people: readonly Candidate[]) => void;
};

/** Whom the structure suggests: one by one, or as many as there is room for with one press. */
export function Suggested({ title, type, offers, room, onAdd }: SuggestedProps) {
  const { t, locale } = useT();
  const id = useId();
  const all = offers.slice(0, room);
  return (
    <div className="raters-suggest">
      <div className="raters-suggest-head">
        <h3 id={id}>{title}</h3>
        {offers.length > 1 && (
          <Button variant="link" aria-describedby={id} onClick={() => onAdd(all)}>
            {all.length === offers.length
              ? t('raters.addAll', { count: all.length })
              : t('raters.addSome', { count: all.length, total: offers.length })}
          </Button>
        )}
      </div>
      <ul className="raters-chips" aria-labelledby={id}>
        {offers.map((person) => {
          const name = shortName(person, locale);
          return (
            <li key={person.id}>
              <Button
                className="raters-offer"
                icon={<Plus />}
                aria-label={t('raters.addOne', { name })}
                onClick={() => onAdd([person])}
              >
                {name}
                {person.isFull && type !== 'supervisor' && <Hint>{t('raters.isFull')}</Hint>}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
