import type { ReactNode } from 'react';
import type { GroupPreview, RoleOutcome } from '#core/questionary/contract/questionary-groups.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import type { AnonymousType } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import './group-preview.css';
import { sayOutcomes, sayRole } from './group-words.ts';

/** From how many answers on each role stands alone in the final report, and what becomes of it below (rule 90). */
export function GroupPreviews({ previews }: { previews: readonly GroupPreview[] }) {
  const texts = useT();
  const { t } = texts;
  return (
    <RolePreviews
      title={t('smallGroups.preview.title')}
      previews={previews}
      count={({ asked }) => String(asked)}
      note={t('smallGroups.preview.all')}
    >
      {(role) => sayRole(role, texts)}
    </RolePreviews>
  );
}

interface RolePreviewsProps<Role> {
  title: string;
  /** Each is the same for so many of the people assessed. */
  previews: readonly { subjectCount: number; roleList: readonly Role[] }[];
  /** Says how many people are in the role. */
  count: (role: Role) => string;
  note: string;
  children: (role: Role) => ReactNode;
}

/** What becomes of each role, once for all people assessed of whom it is the same; nothing where there are none. */
export function RolePreviews<Role extends { type: AnonymousType }>(props: RolePreviewsProps<Role>) {
  const { title, previews, count, note, children } = props;
  const { t } = useT();
  if (previews.length === 0) return null;
  return (
    <section className="q-groups">
      <h2>{title}</h2>
      <ShortList items={previews} most={3}>
        {({ subjectCount, roleList }) => (
          <li key={JSON.stringify(roleList)}>
            {previews.length > 1 && (
              <p>{t('smallGroups.preview.subjects', { count: subjectCount })}</p>
            )}
            <dl>
              {roleList.map((role) => (
                <div key={role.type}>
                  <dt>
                    {t(`reviewerRoles.${role.type}`)}, {count(role)}
                  </dt>
                  <dd>{children(role)}</dd>
                </div>
              ))}
            </dl>
          </li>
        )}
      </ShortList>
      <Hint as="p">{note}</Hint>
    </section>
  );
}

/** The same over many questionaries, if everybody answers. */
export function RoleOutcomes({ outcomes }: { outcomes: readonly RoleOutcome[] }) {
  const texts = useT();
  const { t } = texts;
  if (outcomes.length === 0) return null;
  return (
    <section className="q-groups">
      <h2>{t('smallGroups.outcomes.title')}</h2>
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.type}>{sayOutcomes(outcome, texts)}</li>
        ))}
      </ul>
    </section>
  );
}
