import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useSession } from '#core/account/web/session/session.ts';
import { markedName } from '#core/directory/web/shared/dictionaries.ts';
import { latestEnd, repeatIssues } from '#core/questionary/contract/rules/next-dates.ts';
import { usePositions } from '#core/questionary/web/choose/choice-queries.ts';
import { ChooseCompetences } from '#core/questionary/web/choose/windows.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import { keepsAnonymity, type RepeatType, repeatTypes } from '#platform/contract/rules/methods.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './form-sections.tsx';

const SmallGroupsField = part(() => import('./small-groups-field.tsx'), 'SmallGroupsField');

export function CompetencesSection({ form }: SectionProps) {
  const { t } = useT();
  const [choosing, setChoosing] = useState(false);
  const { competenceList, type, positionId } = form.values;
  const isOfPosition = type === 'position' && positionId !== '';
  const positions = usePositions(isOfPosition);
  const position = positions.data?.data.find(({ id }) => id === positionId);
  const isEmpty = position?.competenceList.every(({ isArchived }) => isArchived);
  const none = isEmpty ? 'positionWithout' : 'nothing';
  return (
    <FormSection
      title={t('questionaryForm.competencies')}
      count={competenceList.length}
      hint={
        isOfPosition && competenceList.length > 0 && t('questionaryForm.competenciesOfPosition')
      }
      locked={form.locked}
      error={form.error('competenceList')}
    >
      {competenceList.length === 0 && <Muted as="p">{t(`questionaryForm.${none}`)}</Muted>}
      <ShortList items={competenceList}>
        {({ id, name, isArchived }) => (
          <li key={id} className="q-competence">
            <span>{markedName({ name, isArchived }, t)}</span>
            <IconButton
              className="q-remove"
              label={t('questionaryForm.remove', { name })}
              icon={<X />}
              onClick={() =>
                form.change({ competenceList: competenceList.filter((one) => one.id !== id) })
              }
            />
          </li>
        )}
      </ShortList>
      <Button className="q-form-choose" onClick={() => setChoosing(true)}>
        {t('questionaryForm.chooseCompetencies')}
      </Button>
      {choosing && (
        <ChooseCompetences
          chosen={competenceList}
          onApply={(chosen) => form.change({ competenceList: chosen })}
          onClose={() => setChoosing(false)}
        />
      )}
    </FormSection>
  );
}

const never = 'never';

/** Whether the questionary is repeated. */
export function RepeatSection({ form }: SectionProps) {
  const texts = useT();
  const { t } = texts;
  const { newQuestionary } = useSession().structure;
  const { dateStart, periodType } = form.values;
  const { anonymityThreshold } = form.base ?? newQuestionary;
  const isPossible = (one: RepeatType) =>
    repeatIssues({ ...form.values, anonymityThreshold, periodType: one }).length === 0;
  const isLimited = keepsAnonymity({ ...form.values, anonymityThreshold }) && !form.locked;
  const until =
    isLimited && periodType !== '' && dateStart !== ''
      ? formatDay(latestEnd({ dateStart, periodType }), texts)
      : null;
  const hints = [
    t('questionaryForm.periodHint'),
    ...(until ? [t('questionaryForm.periodUntil', { date: until })] : []),
  ];
  return (
    <FormSection title={t('questionaryForm.period')} locked={form.locked}>
      <Select<RepeatType | typeof never>
        label={t('questionaryForm.period')}
        hideLabel
        hint={hints.join(' ')}
        options={[
          { value: never, label: t('questionary.noPeriod') },
          ...repeatTypes
            .filter((value) => value === periodType || isPossible(value))
            .map((value) => ({ value, label: t(`repeatType.${value}`) })),
        ]}
        value={periodType || never}
        onChange={(next) => form.change({ periodType: next === never ? '' : next })}
        error={form.error('periodType')}
      />
    </FormSection>
  );
}

/** Whether answers are anonymous, and what becomes of small groups. It matters only for method 360. */
export function AnonymitySection({ form }: SectionProps) {
  const { t } = useT();
  const { newQuestionary } = useSession().structure;
  const { method, isAnonymous } = form.values;
  const matters = method === '360';
  const { anonymityThreshold } = form.base ?? newQuestionary;
  return (
    <FormSection title={t('questionaryDetail.anonymity')} locked={form.locked}>
      <Checkbox
        label={t('questionaryForm.isAnonymous')}
        hint={t(matters ? 'questionaryForm.isAnonymousHint' : 'questionaryForm.isAnonymousOff')}
        checked={isAnonymous && matters}
        disabled={!matters}
        onChange={(event) => form.change({ isAnonymous: event.target.checked })}
        error={form.error('isAnonymous')}
      />
      {keepsAnonymity({ method, isAnonymous, anonymityThreshold }) && (
        <SmallGroupsField
          meanwhile={<Skeleton height="120px" />}
          form={form}
          threshold={anonymityThreshold}
        />
      )}
    </FormSection>
  );
}
