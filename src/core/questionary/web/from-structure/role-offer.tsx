import Plus from 'lucide-react/icons/plus';
import type { PickedRole } from '#core/questionary/web/form-rules.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { openProfile } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { Offer } from './offers.ts';
import type { FromStructure } from './use-suggestions.ts';

interface RoleOfferProps {
  structure: FromStructure;
  role: PickedRole;
  /** Nobody is in the list yet. */
  isEmpty: boolean;
  onTake: (people: Offer['people']) => void;
  /** Opens the dialog with those of the same leader. */
  onChoose: () => void;
}

/** Whom the structure offers for one role: one press takes them, or opens the choice among many. */
export function RoleOffer({ structure, role, isEmpty, onTake, onChoose }: RoleOfferProps) {
  const { t } = useT();
  const offer = structure.offers.find((one) => one.role === role);
  if (!offer) return null;
  const { people, choice } = offer;
  return (
    <>
      {people.length > 0 && (
        <Button
          variant="link"
          className="q-form-choose"
          icon={<Plus />}
          onClick={() => onTake(people)}
        >
          <TakeText {...offer} />
        </Button>
      )}
      {choice > 0 && isEmpty && (
        <Button variant="link" className="q-form-choose" icon={<Plus />} onClick={onChoose}>
          {t('questionaryForm.structure.chooseColleague', { count: choice })}
        </Button>
      )}
      {role === 'supervisor' && isEmpty && people.length === 0 && <NoLeader {...structure} />}
    </>
  );
}

const texts = {
  supervisor: 'questionaryForm.structure.takeSupervisor',
  colleague: 'questionaryForm.structure.takeColleague',
  subordinate: 'questionaryForm.structure.takeSubordinate',
} as const;

function TakeText({ role, people }: Offer) {
  const { t, locale } = useT();
  const [only, ...others] = people;
  if (only && others.length === 0 && role === 'supervisor') {
    return t('questionaryForm.structure.takeLeader', { name: shortName(only, locale) });
  }
  return t(texts[role], { count: people.length });
}

/** The rest are only counted. */
const mostNamed = 5;

/** Why the structure offers no leader. A name opens the profile, where the leader is set. */
function NoLeader({ suggested }: Pick<FromStructure, 'suggested'>) {
  const { t, locale } = useT();
  if (!suggested) return null;
  const { withoutLeader } = suggested;
  if (withoutLeader.length === 0) {
    return <Hint as="p">{t('questionaryForm.structure.differentLeaders')}</Hint>;
  }
  const more = withoutLeader.length - mostNamed;
  return (
    <Hint as="p" className="q-no-leader">
      {t('questionaryForm.structure.withoutLeader')}{' '}
      {withoutLeader.slice(0, mostNamed).map((person) => (
        <Button key={person.id} variant="link" onClick={() => openProfile(person.id)}>
          {shortName(person, locale)}
        </Button>
      ))}
      {more > 0 && t('questionaryForm.structure.andMore', { count: more })}
    </Hint>
  );
}
