import { shortName } from '#platform/contract/rules/names.ts';
import { openProfile } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { FromStructure } from './use-suggestions.ts';

/** The rest are only counted. */
const mostNamed = 5;

/** Why the structure offers no leader. A name opens the profile, where the leader is set. */
export function NoLeader({ suggested }: Pick<FromStructure, 'suggested'>) {
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
