import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from './button.tsx';

type SaveButtonsProps = {
  /** The id of the form element to submit. */
  form: string;
  isSaving: boolean;
  onCancel: () => void;
};

/** The buttons below a form that is saved as a whole. */
export function SaveButtons({ form, isSaving, onCancel }: SaveButtonsProps) {
  const { t } = useT();
  return (
    <>
      <Button disabled={isSaving} onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button variant="primary" type="submit" form={form} pending={isSaving}>
        {t('common.save')}
      </Button>
    </>
  );
}
