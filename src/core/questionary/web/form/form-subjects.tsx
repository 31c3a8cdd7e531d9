import { useState } from 'react';
import { NothingYet } from '#core/account/web/session/nothing-yet.tsx';
import { placeOptions, useAllSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import { mostSubjects } from '#core/questionary/contract/questionary.ts';
import { usePositions } from '#core/questionary/web/choose/choice-queries.ts';
import { ChooseEmployees } from '#core/questionary/web/choose/windows.ts';
import { FormSection } from '#core/questionary/web/fields/form-section.tsx';
import type { SectionProps } from '#core/questionary/web/fields/form-sections.tsx';
import { ChosenPeople } from '#core/questionary/web/fields/people-list.tsx';
import { clearedByType } from '#core/questionary/web/form-rules.ts';
import { type QuestionaryType, questionaryTypes } from '#platform/contract/rules/methods.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { offeredPlace, type Subjects, useSubjects } from './use-subjects.ts';

/** Who is assessed: the type, its selector and the employees. */
export function SubjectsSection({ form }: SectionProps) {
  const { t } = useT();
  const subjects = useSubjects(form);
  const { type } = form.values;
  function chooseType(next: QuestionaryType) {
    subjects.forget();
    form.change({ type: next, ...clearedByType(form.values) });
  }
  return (
    <>
      <FormSection title={t('questionaryForm.type')} locked={form.locked}>
        <RadioGroup
          label={t('questionaryForm.type')}
          hideLabel
          options={questionaryTypes.map((value) => ({
            value,
            label: t(`questionaryType.${value}`),
            hint: t(`questionaryForm.typeHints.${value}`),
          }))}
          value={type}
          onChange={chooseType}
          error={form.error('type')}
        />
        {type === 'position' && <PositionSelect form={form} subjects={subjects} />}
        {type === 'subdivision' && <SubdivisionSelect form={form} subjects={subjects} />}
      </FormSection>
      <EmployeesSection form={form} subjects={subjects} />
    </>
  );
}

interface PlaceSelectProps extends SectionProps {
  subjects: Subjects;
}

function PositionSelect({ form, subjects }: PlaceSelectProps) {
  const { t } = useT();
  const positions = usePositions();
  const options = positions.data?.data ?? [];
  return (
    <>
      <Select
        label={t('questionaryForm.position')}
        required
        placeholder={t('questionaryForm.choosePosition')}
        options={placeOptions(options, form.base?.position, t)}
        value={form.values.positionId}
        disabled={positions.isPending}
        onChange={(id) => subjects.choosePosition(options.find((position) => position.id === id))}
        error={form.error('positionId')}
      />
      {positions.data?.data.length === 0 && <NothingYet what="positions" />}
      {positions.isError && (
        <QueryError query={positions} title={t('questionaryForm.choose.loadFailed')} />
      )}
    </>
  );
}

function SubdivisionSelect({ form, subjects }: PlaceSelectProps) {
  const { t } = useT();
  const subdivisions = useAllSubdivisionNames();
  const options = subdivisions.data?.data ?? [];
  return (
    <>
      <Select
        label={t('questionaryForm.subdivision')}
        required
        placeholder={t('questionaryForm.chooseSubdivision')}
        options={placeOptions(options, form.base?.subdivision, t)}
        value={form.values.subdivisionId}
        disabled={subdivisions.isPending}
        onChange={(id) => subjects.chooseSubdivision(id)}
        error={form.error('subdivisionId')}
      />
      {subdivisions.data?.data.length === 0 && <NothingYet what="subdivisions" />}
      {subdivisions.isError && (
        <QueryError query={subdivisions} title={t('questionaryForm.choose.loadFailed')} />
      )}
    </>
  );
}

function EmployeesSection({ form, subjects }: PlaceSelectProps) {
  const { t } = useT();
  const [choosing, setChoosing] = useState(false);
  const { type, employeeList, positionId, subdivisionId } = form.values;
  const single = type === 'surname';
  const isReady = single || Boolean(type === 'position' ? positionId : subdivisionId);
  const chosenLabel = employeeList.length > 0 ? 'changeSurname' : 'chooseSurname';
  return (
    <FormSection
      title={t(single ? 'questionaryForm.surname' : 'questionaryForm.employees')}
      count={single ? 0 : employeeList.length}
      locked={form.locked}
      error={form.error('employeeList')}
    >
      <SubjectsNote form={form} subjects={subjects} isReady={isReady} />
      <ChosenPeople
        people={employeeList}
        onRemove={
          form.locked
            ? undefined
            : (id) =>
                form.change({ employeeList: employeeList.filter((person) => person.id !== id) })
        }
      />
      {isReady && (
        <Button
          className="q-form-choose"
          disabled={subjects.isLoading}
          onClick={() => setChoosing(true)}
        >
          {t(single ? `questionaryForm.${chosenLabel}` : 'questionaryForm.chooseEmployees')}
        </Button>
      )}
      {choosing && (
        <ChooseEmployees
          title={t(single ? 'questionaryForm.choose.surname' : 'questionaryForm.choose.employees')}
          place={offeredPlace(form.values)}
          chosen={employeeList}
          most={mostSubjects}
          single={single}
          onApply={(people) => {
            form.change({ employeeList: people });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FormSection>
  );
}

function SubjectsNote(props: PlaceSelectProps & { isReady: boolean }) {
  const { form, subjects, isReady } = props;
  const { t } = useT();
  const { type, employeeList } = form.values;
  if (!isReady) {
    const what = type === 'position' ? 'whatPosition' : 'whatSubdivision';
    return (
      <Muted as="p">
        {t('questionaryForm.employeesFirst', { what: t(`questionaryForm.${what}`) })}
      </Muted>
    );
  }
  if (subjects.isLoading) {
    return (
      <Muted as="p" role="status">
        {t('questionaryForm.employeesLoading')}
      </Muted>
    );
  }
  if (subjects.isError) {
    return <QueryError query={subjects.query} title={t('questionaryForm.employeesFailed')} />;
  }
  if (subjects.found === 0) {
    return <Muted as="p">{t('questionaryForm.nobodyThere')}</Muted>;
  }
  if ((subjects.found ?? 0) > mostSubjects) {
    return <Muted as="p">{t('questionaryForm.firstOnly', { count: mostSubjects })}</Muted>;
  }
  if (employeeList.length > 0) return null;
  return <Muted as="p">{t('questionaryForm.nobody')}</Muted>;
}
