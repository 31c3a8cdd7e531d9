import { groupLabel } from '#core/report/contract/content/report-groups.ts';
import { joinWords } from '#platform/contract/rules/list-words.ts';
import type { SmallGroups } from '#platform/contract/rules/methods.ts';
import { SmallGroupsChoice } from '#platform/web/shared/small-groups-choice.tsx';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import type { SectionProps } from './form-sections.tsx';
import { type Example, exampleOf, type RoleCount } from './small-groups.ts';

/** What becomes of roles too small to stand alone, by the example of the form's own people (rule 90). */
export function SmallGroupsField({ form, threshold }: SectionProps & { threshold: number }) {
  const texts = useT();
  const { t } = texts;
  const example = exampleOf(form.values, threshold);
  const note = noteOf(example, threshold, texts);
  return (
    <div className="q-form-role">
      <h4>{t('smallGroups.label')}</h4>
      <Hint as="p">{t('smallGroups.hint', { threshold })}</Hint>
      <SmallGroupsChoice
        label={t('smallGroups.label')}
        hint={(way) => meaningOf(way, example, texts)}
        value={form.values.smallGroups}
        error={form.error('smallGroups')}
        onChange={(smallGroups) => form.change({ smallGroups })}
      />
      {note && <Hint as="p">{note}</Hint>}
    </div>
  );
}

function meaningOf(way: SmallGroups, example: Example, texts: Texts): string {
  const { t } = texts;
  if (example.say !== 'matters') return t(`smallGroups.${way}`);
  return t(`smallGroups.${way}Here`, {
    people: peopleIn('people', example.people, texts),
    small: peopleIn('ofPeople', example.small, texts),
    line: groupLabel(example.line, t),
  });
}

/** Where the choice changes nothing for these people: why. */
function noteOf(example: Example, threshold: number, texts: Texts): string | undefined {
  const { t } = texts;
  switch (example.say) {
    case 'large':
      return t('smallGroups.large', { threshold });
    case 'together':
      return t('smallGroups.together', {
        line: groupLabel(
          example.small.map(({ type }) => type),
          t,
        ),
      });
    case 'tooFew':
      return t('smallGroups.tooFew', {
        threshold,
        people: peopleIn('people', example.small, texts),
      });
    default:
      return undefined;
  }
}

const peopleIn = (as: 'people' | 'ofPeople', counts: readonly RoleCount[], { t, locale }: Texts) =>
  joinWords(
    counts.map(({ type, count }) => t(`smallGroups.${as}.${type}`, { count })),
    locale,
  );
