import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';

/** How many assessments there are, and how many of them are answered. */
export interface Passed {
  passedCount: number;
  totalCount: number;
}

/** Something is still awaited. */
export const isPartOpen = (passed: Passed | undefined): boolean =>
  passed !== undefined && passed.passedCount < passed.totalCount;

/** One bar for several people's answers in a role. */
export function PartBar({ label, parts }: { label: string; parts: readonly Passed[] }) {
  const { t } = useT();
  const passed = parts.reduce((sum, { passedCount }) => sum + passedCount, 0);
  const total = parts.reduce((sum, { totalCount }) => sum + totalCount, 0);
  return (
    <ProgressBar
      thin
      label={label}
      value={passed}
      max={total}
      text={t('questionary.passed', { passed, total })}
    />
  );
}

/** Role by role, how many of those who assess one person have answered. */
export function RoleProgress({ parts }: { parts: readonly (Passed & { type: ReviewerRole })[] }) {
  const { t } = useT();
  return (
    <div className="q-role-progress">
      <Disclosure summary={t('questionaryDetail.byRole')}>
        <dl>
          {parts.map(({ type, ...passed }) => (
            <div key={type}>
              <dt>{t(`reviewerRoles.${type}`)}</dt>
              <dd>
                <PartBar label={t(`reviewerRoles.${type}`)} parts={[passed]} />
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
