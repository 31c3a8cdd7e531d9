import type { GroupPreview, RoleOutcome } from '#contract/questionary-groups.ts';
import { ShortList } from '#web/questionary/short-list.tsx';
import { useT } from '#web/ui/base/texts.tsx';
import { Hint } from '#web/ui/show/text.tsx';
import './group-preview.css';
import { sayOutcomes, sayRole } from './group-words.ts';

/** From how many answers on each role stands alone in the final report, and what becomes of it below (rule 90). */
export function GroupPreviews({ previews }: { previews: readonly GroupPreview[] }) {
  const { t } = useT();
  if (previews.length === 0) return null;
  return (
    <section className="q-groups">
      <h3>{t('smallGroups.preview.title')}</h3>
      <ShortList items={previews} most={3}>
        {({ subjectCount, roleList }) => (
          <li key={JSON.stringify(roleList)}>
            {previews.length > 1 && (
              <p>{t('smallGroups.preview.subjects', { count: subjectCount })}</p>
            )}
            <Roles roleList={roleList} />
          </li>
        )}
      </ShortList>
      <Hint as="p">{t('smallGroups.preview.all')}</Hint>
    </section>
  );
}

function Roles({ roleList }: Pick<GroupPreview, 'roleList'>) {
  const texts = useT();
  const { t } = texts;
  return (
    <dl>
      {roleList.map((role) => (
        <div key={role.type}>
          <dt>
            {t(`participantTypes.${role.type}`)}, {role.asked}
          </dt>
          <dd>{sayRole(role, texts)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same over many questionaries, if everybody answers. */
export function RoleOutcomes({ outcomes }: { outcomes: readonly RoleOutcome[] }) {
  const texts = useT();
  const { t } = texts;
  if (outcomes.length === 0) return null;
  return (
    <section className="q-groups">
      <h3>{t('smallGroups.outcomes.title')}</h3>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.type}>{sayOutcomes(outcome, texts)}</li>
        ))}
      </ul>
    </section>
  );
}
