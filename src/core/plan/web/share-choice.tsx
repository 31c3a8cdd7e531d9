import type { getOwnPlan } from '#core/plan/contract/plan.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

export type Leaders = ReplyFields<typeof getOwnPlan>['leaderList'];

interface ShareChoiceProps {
  isShared: boolean;
  leaders: Leaders;
  onChange: (isShared: boolean) => void;
}

/** Whether whoever leads one reads the plan, and who that is now. */
export function ShareChoice({ isShared, leaders, onChange }: ShareChoiceProps) {
  const texts = useT();
  const { t } = texts;
  return (
    <div className="plan-share">
      <Segmented
        label={t('plan.share.label')}
        value={isShared ? 'shared' : 'private'}
        options={(['private', 'shared'] as const).map((value) => ({
          value,
          label: t(`plan.share.${value}`),
        }))}
        onChange={(value) => onChange(value === 'shared')}
      />
      <Hint as="p" role="status">
        {isShared ? sharedNote(leaders, texts) : t('plan.share.privateNote')}
      </Hint>
    </div>
  );
}

const sharedNote = (leaders: Leaders, { t, locale }: Texts): string =>
  leaders.length > 0
    ? t('plan.share.sharedNote', { names: leaders.map((one) => fullName(one, locale)).join(', ') })
    : t('plan.share.noLeader');
