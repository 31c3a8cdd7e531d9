import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { forgetPlanDraft, type PlanDraftPlace } from './plan-draft.ts';

interface PlanButtonsProps {
  save: string;
  isSaving: boolean;
  place: PlanDraftPlace;
  onDone: () => void;
}

/** The buttons below a plan's form. Leaving it by one of them leaves no draft. */
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
