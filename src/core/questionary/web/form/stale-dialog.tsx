import { useAllSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { usePositions } from '#core/questionary/web/choose/choice-queries.ts';
import { weeksText } from '#core/questionary/web/fields/ask-again-words.ts';
import { StaleWindow } from '#core/questionary/web/fields/stale-window.tsx';
import type { FormValues } from '#core/questionary/web/form-rules.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
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
  const changes = changesOf(before, theirs, yours, { placeName, locale: texts.locale });
  const lost = lostOver(before, theirs, yours).map((field) => t(labels[field]));
  return (
    <StaleWindow
      title={t('questionaryForm.stale.title')}
      changes={changes.map(({ field, before: was, theirs: now, yours: mine }) => ({
        field,
        label: t(labels[field]),
        before: textOf(field, was, texts),
        theirs: textOf(field, now, texts),
        yours: textOf(field, mine, texts),
      }))}
      over={theirs.can.includes('update') ? undefined : t('questionaryForm.stale.ended')}
      lost={lost}
      lostText={t('questionaryForm.stale.lostText')}
      onTakeTheirs={onTakeTheirs}
      onSaveMine={onSaveMine}
      onClose={onClose}
    />
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
    return count > 0 ? t('questionaryDetail.andMore', { names: first, count }) : first;
  }
  if (field === 'askAgainWeeks') return weeksText(Number(shown), t);
  if (field === 'dateStart' || field === 'dateEnd') return formatDay(shown, texts);
  if (field === 'status') return t(`questionary.status.${shown as QuestionaryDetail['status']}`);
  if (field === 'type') return t(`questionaryType.${shown as FormValues['type']}`);
  if (field === 'smallGroups') return t(`smallGroups.way.${shown as FormValues['smallGroups']}`);
  if (field === 'periodType')
    return t(`repeatType.${shown as Exclude<FormValues['periodType'], ''>}`);
  return shown;
}
