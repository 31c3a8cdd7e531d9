import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { weeksText } from '#core/questionary/web/fields/ask-again-words.ts';
import { StaleWindow } from '#core/questionary/web/fields/stale-window.tsx';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { type CycleValues, cycleValuesOf, differing, type ShownField } from './values.ts';

interface StaleCycleProps {
  before: CycleDetail;
  theirs: CycleDetail;
  yours: CycleValues;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
  onClose: () => void;
}

/** Somebody else has saved the cycle meanwhile. */
export function StaleCycle({ before, theirs, yours, ...does }: StaleCycleProps) {
  const texts = useT();
  const { t } = texts;
  const [was, now] = [cycleValuesOf(before), cycleValuesOf(theirs)];
  const may = theirs.openFieldList;
  const fields = differing(was, now).map((field) => ({
    field,
    label: t(labels[field]),
    before: textOf(field, was, texts),
    theirs: textOf(field, now, texts),
    yours: textOf(field, yours, texts),
  }));
  const status = {
    field: 'status',
    label: t('cycle.statusLabel'),
    before: t(`cycle.status.${before.status}`),
    theirs: t(`cycle.status.${theirs.status}`),
    yours: t(`cycle.status.${before.status}`),
  };
  return (
    <StaleWindow
      title={t('cycleForm.stale.title')}
      changes={before.status === theirs.status ? fields : [status, ...fields]}
      over={theirs.can.includes('update') ? undefined : t('cycleForm.stale.over')}
      lost={differing(was, yours)
        .filter((field) => !may.includes(field))
        .map((field) => t(labels[field]))}
      lostText={t('cycleForm.stale.lostText')}
      {...does}
    />
  );
}

const labels = {
  name: 'cycleForm.name',
  method: 'cycle.method',
  isAnonymous: 'cycleForm.about.isAnonymous',
  smallGroups: 'smallGroups.label',
  chosenBy: 'cycleForm.choosing.chosenBy',
  approvedBy: 'cycleForm.choosing.approvedBy',
  limits: 'cycleForm.choosing.limits',
  perRater: 'cycleForm.choosing.perRater',
  competenceSource: 'cycleForm.about.questions',
  competenceList: 'questionaryForm.competencies',
  chooseUntil: 'cycleForm.dates.chooseUntil',
  dateStart: 'cycleForm.dates.dateStart',
  dateEnd: 'cycleForm.dates.dateEnd',
  release: 'cycleForm.reports.title',
  releaseOn: 'cycleForm.reports.releaseOn',
  mayDecline: 'cycleForm.about.mayDecline',
  askAgainWeeks: 'questionaryForm.askAgain.label',
  message: 'cycleForm.about.message',
} as const satisfies Record<ShownField, string>;

function textOf(field: ShownField, values: CycleValues, texts: Texts): string {
  const { t } = texts;
  switch (field) {
    case 'isAnonymous':
    case 'mayDecline':
      return t(values[field] ? 'questionaryForm.stale.yes' : 'questionaryForm.stale.no');
    case 'smallGroups':
      return t(`smallGroups.way.${values[field]}`);
    case 'chosenBy':
      return t(`cycleForm.choosing.by.${values[field]}`);
    case 'approvedBy':
      return t(`cycleForm.choosing.approver.${values[field]}`);
    case 'limits':
      return anonymousTypes
        .map(
          (type) =>
            `${t(`reviewerRoles.${type}`)} ${values.limits[type].min}–${values.limits[type].max}`,
        )
        .join(', ');
    case 'competenceSource':
      return t(`cycleForm.about.${values[field]}`);
    case 'competenceList':
      return values[field].map(({ name }) => name).join(', ') || t('questionaryForm.stale.empty');
    case 'chooseUntil':
    case 'dateStart':
    case 'dateEnd':
    case 'releaseOn':
      return formatDay(values[field], texts);
    case 'askAgainWeeks':
      return values.askAgainWeeks === null
        ? t('questionaryForm.stale.empty')
        : weeksText(values.askAgainWeeks, t);
    case 'release':
      return t(`cycleForm.reports.way.${values[field]}`);
    default:
      return values[field] || t('questionaryForm.stale.empty');
  }
}
