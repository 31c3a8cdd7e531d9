import type { QuestionaryDetail } from '#contract/assessment/questionary.ts';
import { usePositions } from '#web/assessment/questionary/choose/choice-queries.ts';
import type { FormValues } from '#web/assessment/questionary/form-rules.ts';
import { useAllSubdivisionNames } from '#web/platform/shared/dictionaries.ts';
import { type Texts, useT } from '#web/platform/ui/base/texts.tsx';
import { Modal } from '#web/platform/ui/cover/modal.tsx';
import { FieldError } from '#web/platform/ui/field/field-error.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { type ChangedField, changesOf, labels, lostOver, type Shown } from './form-changes.ts';

export interface StaleDialogProps {
  /** The questionary as the form started from it, as it is saved now, and as the form has it. */
  before: QuestionaryDetail;
  theirs: QuestionaryDetail;
  yours: FormValues;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  onClose: () => void;
}

/** Somebody else has saved meanwhile: shows what changed, and offers to take theirs or save mine. */
export function StaleDialog(props: StaleDialogProps) {
  const { before, theirs, yours, onTakeTheirs, onSaveMine, onClose } = props;
  const texts = useT();
  const { t } = texts;
  const placeName = usePlaceNames(before, theirs);
  const changes = changesOf(before, theirs, yours, placeName);
  const lost = lostOver(before, theirs, yours).map((field) => t(labels[field]));
  const over = !theirs.can.includes('update');
  return (
    <Modal
      open
      size="l"
      title={t('questionaryForm.stale.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{t('questionaryForm.stale.takeTheirs')}</Button>
          <Button variant="primary" disabled={over} onClick={onSaveMine}>
            {t('questionaryForm.stale.saveMine')}
          </Button>
        </>
      }
    >
      <p>{t('questionaryForm.stale.text')}</p>
      {over && <FieldError>{t('questionaryForm.stale.ended')}</FieldError>}
      {!over && lost.length > 0 && (
        <InfoBlock
          tone="warning"
          title={t('questionaryForm.stale.lost', { fields: lost.join(', ') })}
        >
          {t('questionaryForm.stale.lostText')}
        </InfoBlock>
      )}
      {changes.length === 0 && <Muted as="p">{t('questionaryForm.stale.nothing')}</Muted>}
      <dl className="q-stale-changes">
        {changes.map(({ field, ...shown }) => (
          <div key={field}>
            <dt>{t(labels[field])}</dt>
            <dd>
              <dl>
                {(['before', 'theirs', 'yours'] as const).map((whose) => (
                  <div key={whose}>
                    <dt>{t(`questionaryForm.stale.${whose}`)}</dt>
                    <dd>{textOf(field, shown[whose], texts)}</dd>
                  </div>
                ))}
              </dl>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function usePlaceNames(...saved: readonly QuestionaryDetail[]): (id: string) => string {
  const positions = usePositions();
  const subdivisions = useAllSubdivisionNames();
  const known = [
    ...saved.flatMap(({ position, subdivision }) => [position, subdivision]),
    ...(positions.data?.data ?? []),
    ...(subdivisions.data?.data ?? []),
  ];
  return (id) => known.find((place) => place?.id === id)?.name ?? id;
}

const most = 5;

function textOf(field: ChangedField, shown: Shown, texts: Texts): string {
  const { t } = texts;
  if (typeof shown === 'boolean')
    return t(shown ? 'questionaryForm.stale.yes' : 'questionaryForm.stale.no');
  if (shown.length === 0) return t('questionaryForm.stale.empty');
  if (typeof shown !== 'string') {
    const first = shown.slice(0, most).join(', ');
    const count = shown.length - most;
    return count > 0 ? t('questionaryForm.stale.andMore', { names: first, count }) : first;
  }
  if (field === 'dateStart' || field === 'dateEnd') return formatDay(shown, texts);
  if (field === 'status') return t(`questionary.status.${shown as QuestionaryDetail['status']}`);
  if (field === 'type') return t(`questionaryType.${shown as FormValues['type']}`);
  if (field === 'smallGroups') return t(`smallGroups.way.${shown as FormValues['smallGroups']}`);
  if (field === 'periodType')
    return t(`periodType.${shown as Exclude<FormValues['periodType'], ''>}`);
  return shown;
}
