import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Hint } from '#web/platform/ui/show/text.tsx';
import { forgetPlanDraft, type PlanDraftPlace } from './plan-draft.ts';

interface PlanButtonsProps {
  save: string;
  isSaving: boolean;
  place: PlanDraftPlace;
  onDone: () => void;
}

/** Below a plan's form: whoever leaves it by them leaves no draft. */
export function PlanButtons({ save, isSaving, place, onDone }: PlanButtonsProps) {
  const { t } = useT();
  return (
    <div className="plan-buttons">
      <Button type="submit" variant="primary" size="l" pending={isSaving}>
        {save}
      </Button>
      <Button
        size="l"
        disabled={isSaving}
        onClick={() => {
          forgetPlanDraft(place);
          onDone();
        }}
      >
        {t('common.cancel')}
      </Button>
      <Hint as="p">{t('plan.draft')}</Hint>
    </div>
  );
}
