import { useState } from 'react';
import { markedName } from '#core/directory/web/shared/dictionaries.ts';
import { competenceSources } from '#core/questionary/contract/rules/cycle.ts';
import { ChooseCompetences } from '#core/questionary/web/choose/windows.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import { methods } from '#platform/contract/rules/methods.ts';
import { SmallGroupsChoice } from '#platform/web/shared/small-groups-choice.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { FoldSection } from './fold-section.tsx';
import type { CycleSectionProps } from './form-state.ts';
import { withMethod } from './values.ts';

const fields = [
  'method',
  'isAnonymous',
  'smallGroups',
  'competenceSource',
  'competenceList',
  'mayDecline',
  'message',
] as const;

/** What is asked, and how. */
export function AboutSection({ form }: CycleSectionProps) {
  const { t } = useT();
  const { values, isOpen } = form;
  const { method, isAnonymous } = values;
  const matters = method === '360';
  return (
    <FoldSection
      title={t('cycleForm.about.title')}
      summary={useSummary(form.values)}
      startsOpen={form.opens === 'about'}
      isWrong={fields.some((field) => form.error(field) !== undefined)}
    >
      <div className="cycle-lock" inert={!isOpen('method')}>
        <RadioGroup
          label={t('cycle.method')}
          options={methods.map((value) => ({
            value,
            label: value,
            hint: t(`cycleForm.about.method${value}`),
          }))}
          value={method}
          onChange={(next) => form.change(withMethod(values, next, form.nameOf))}
          error={form.error('method')}
        />
        <Checkbox
          label={t('cycleForm.about.isAnonymous')}
          hint={t(matters ? 'cycleForm.about.isAnonymousHint' : 'questionaryForm.isAnonymousOff')}
          checked={isAnonymous && matters}
          disabled={!matters}
          onChange={({ target }) => form.change({ isAnonymous: target.checked })}
          error={form.error('isAnonymous')}
        />
      </div>
      <div className="cycle-lock" inert={!isOpen('competenceSource')}>
        <Questions form={form} />
      </div>
      <TextArea
        label={t('cycleForm.about.message')}
        hint={t('cycleForm.about.messageHint')}
        maxLength={1000}
        value={values.message}
        onChange={({ target }) => form.change({ message: target.value })}
        error={form.error('message')}
      />
      <Disclosure summary={t('cycleForm.about.more')}>
        <div className="cycle-more">
          <div className="cycle-lock" inert={!isOpen('mayDecline')}>
            <Checkbox
              label={t('cycleForm.about.mayDecline')}
              hint={t('cycleForm.about.mayDeclineHint')}
              checked={values.mayDecline}
              onChange={({ target }) => form.change({ mayDecline: target.checked })}
              error={form.error('mayDecline')}
            />
          </div>
          {matters && isAnonymous && (
            <div className="cycle-lock" inert={!isOpen('smallGroups')}>
              <span className="cycle-small-label">{t('smallGroups.label')}</span>
              <SmallGroupsChoice
                label={t('smallGroups.label')}
                hint={(way) => t(`smallGroups.${way}`)}
                value={values.smallGroups}
                error={form.error('smallGroups')}
                onChange={(smallGroups) => form.change({ smallGroups })}
              />
            </div>
          )}
        </div>
      </Disclosure>
    </FoldSection>
  );
}

function Questions({ form }: CycleSectionProps) {
  const { t } = useT();
  const [isChoosing, setChoosing] = useState(false);
  const { competenceSource, competenceList } = form.values;
  const error = form.error('competenceList');
  const isList = competenceSource === 'list';
  return (
    <>
      <RadioGroup
        label={t('cycleForm.about.questions')}
        options={competenceSources.map((value) => ({
          value,
          label: t(`cycleForm.about.${value}`),
          hint: t(`cycleForm.about.${value}Hint`),
        }))}
        value={competenceSource}
        onChange={(source) => form.change({ competenceSource: source }, 'competenceList')}
        error={form.error('competenceSource') ?? (isList ? undefined : error)}
      />
      {isList && (
        <div className="cycle-more" data-invalid={error ? true : undefined}>
          <ShortList items={competenceList}>
            {(entry) => <li key={entry.id}>{markedName(entry, t)}</li>}
          </ShortList>
          <Button onClick={() => setChoosing(true)}>
            {t('cycleForm.about.chooseCompetencies')}
          </Button>
          <FieldError>{error}</FieldError>
        </div>
      )}
      {isChoosing && (
        <ChooseCompetences
          chosen={competenceList}
          onApply={(chosen) => form.change({ competenceList: chosen })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function useSummary({
  method,
  isAnonymous,
  competenceSource,
  competenceList,
}: CycleSectionProps['form']['values']): string {
  const { t } = useT();
  const how = method === '360' ? [t(`cycleForm.about.${isAnonymous ? 'anonymous' : 'named'}`)] : [];
  const what =
    competenceSource === 'list'
      ? t('cycleForm.about.competences', { count: competenceList.length })
      : t('cycleForm.about.byPosition');
  return [method, ...how, what].join(', ');
}
