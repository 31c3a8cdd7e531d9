import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

export interface ChooseFooterProps {
  count: number;
  /** Of these, who was there before and stays. Whoever adds somebody counts only those. */
  already?: number | undefined;
  most: number;
  /** All are being selected: what is chosen by then isn't known yet. */
  isSelecting?: boolean;
  onClose: () => void;
  onApply: () => void;
}

/** How many are chosen, and buttons to go back to the form with or without them. */
export function ChooseFooter(props: ChooseFooterProps) {
  const { count, already = 0, most, isSelecting = false, onClose, onApply } = props;
  const { t } = useT();
  return (
    <>
      <p className="q-choose-count" role="status">
        {count > most ? (
          <FieldError>{t('questionaryForm.choose.tooMany', { max: most })}</FieldError>
        ) : (
          t('questionaryForm.choose.chosen', { count: count - already })
        )}
      </p>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="primary" disabled={count > most || isSelecting} onClick={onApply}>
        {t('questionaryForm.choose.apply')}
      </Button>
    </>
  );
}
