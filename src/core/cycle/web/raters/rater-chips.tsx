import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef } from 'react';
import { shortName } from '#platform/contract/rules/names.ts';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { Chosen } from './chosen.ts';

type RaterChipsProps = {
  /** The role, spoken by screen readers. */
  label: string;
  chosen: readonly Chosen[];
  isFixed: (person: Chosen) => boolean;
  onRemove: (person: Chosen) => void;
  /** The last one that could be removed has gone: the focus needs a place. */
  onEmpty: () => void;
};

/** Who is in a role. Each leaves by its cross, or by Delete; the focus goes to the next one. */
export function RaterChips({ label, chosen, isFixed, onRemove, onEmpty }: RaterChipsProps) {
  const { t, locale } = useT();
  const chips = useRef<HTMLUListElement>(null);
  function remove(person: Chosen) {
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.contains(document.activeElement));
    const next = buttons[at + 1] ?? buttons[at - 1];
    onRemove(person);
    if (next) next.focus();
    else onEmpty();
  }
  return (
    <ul className="raters-chips" aria-label={label} ref={chips}>
      {chosen.map((person) => {
        const name = shortName(person, locale);
        const fixed = isFixed(person);
        const press = (event: KeyboardEvent) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          event.preventDefault();
          remove(person);
        };
        return (
          <li
            key={person.id}
            className={classNames(
              'raters-chip',
              fixed && 'raters-chip-fixed',
              (person.isGone || person.refusal) && 'raters-chip-gone',
            )}
          >
            <span>
              <b>{name}</b>
              <About person={person} />
            </span>
            {!fixed && (
              <IconButton
                label={t('raters.remove', { name })}
                icon={<X />}
                onKeyDown={press}
                onClick={() => remove(person)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Where they work, and what an approver should know of them. */
function About({ person }: { person: Chosen }) {
  const { t } = useT();
  const { isGone, refusal, isNew, load = 0, position, type } = person;
  const isMuch = person.isFull && type !== 'supervisor';
  if (isGone) return <Hint className="raters-much">{t('raters.leftCompany')}</Hint>;
  if (refusal) return <Hint className="raters-much">{refusal}</Hint>;
  return (
    <>
      <Hint>{position}</Hint>
      {load > 1 && (
        <Hint className={classNames(isMuch && 'raters-much')}>
          {t('raters.load', { number: load })}
        </Hint>
      )}
      {isMuch && load === 0 && <Hint className="raters-much">{t('raters.isFull')}</Hint>}
      {isNew && <Hint className="raters-much">{t('raters.isNew')}</Hint>}
    </>
  );
}
