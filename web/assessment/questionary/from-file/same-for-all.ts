import { useState } from 'react';
import {
  type createMany,
  createManyForm,
  type importMany,
  importManyForm,
} from '#contract/assessment/questionary-from-file.ts';
import type { LeftOut } from '#contract/assessment/rules/load.ts';
import type { BodyInput, Endpoint } from '#contract/platform/call/endpoint.ts';
import { useProposed } from '#web/assessment/questionary/choose/use-proposed.ts';
import type { FormHandle } from '#web/assessment/questionary/fields/form-state.ts';
import { clearedBy, type FormValues, newValues } from '#web/assessment/questionary/form-rules.ts';
import {
  errorWithin,
  inWords,
  issuesIn,
  useFormValues,
  type Wrong,
} from '#web/platform/form/values.ts';
import { useSession } from '#web/platform/session/session.ts';
import { useToday } from '#web/platform/session/today.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

/** Where the questionaries get their competencies from. */
export type CompetenceSource = 'ofPosition' | 'chosen';
/** Where the subjects come from. */
export type SubjectSource = 'people' | 'file';

/** The values that all questionaries share, who is assessed, and the errors of both. */
export function useSameForAll(who: SubjectSource, onChange: () => void) {
  const { t } = useT();
  const today = useToday();
  const { newQuestionary } = useSession().structure;
  const { ref, values, errors, ...fields } = useFormValues(
    (): FormValues => ({
      ...newValues(today, newQuestionary.smallGroups),
      method: '360',
      type: 'surname',
    }),
  );
  const [chosen, setSource] = useState<CompetenceSource>();
  const proposed = useProposed().data;
  const isProposed = chosen === undefined && proposed !== undefined;
  const source = chosen ?? (isProposed ? 'chosen' : 'ofPosition');
  const shown = isProposed ? { ...values, competenceList: proposed } : values;
  const form: FormHandle = {
    values: shown,
    base: undefined,
    locked: false,
    error: (field) => errorWithin(errors, field),
    change: (given) => {
      onChange();
      if (given.competenceList) setSource(source);
      fields.change(given, ...clearedBy(given));
    },
  };
  return {
    ref,
    form,
    source,
    setSource: (next: CompetenceSource) => {
      onChange();
      setSource(next);
      fields.change({ competenceList: shown.competenceList });
    },
    fileBody: (raters: RaterChoices) => fileBody(shown, source, raters),
    peopleBody: (raters: RaterChoices) => peopleBody(shown, source, raters),
    showWrong: fields.showWrong,
    findWrong(): Wrong[] {
      const isNobody = who === 'people' && shown.employeeList.length === 0;
      const isMissing = source === 'chosen' && shown.competenceList.length === 0;
      const issues =
        who === 'file'
          ? issuesIn(importManyForm, fileBody(shown, source, noRaterChoices))
          : issuesIn(createManyForm, peopleBody(shown, source, noRaterChoices));
      return [
        ...(isNobody ? [{ path: 'employeeList', message: t('fromFile.many.choosePeople') }] : []),
        ...inWords(issues, t),
        ...(isMissing ? [{ path: 'competenceList', message: t('fromFile.many.chooseSome') }] : []),
      ];
    },
  };
}

/** What was decided in the preview about who answers. */
export interface RaterChoices {
  /** Undefined where the file, or the product, decides. */
  fromStructure: boolean | undefined;
  leftOutList: readonly LeftOut[];
}
export const noRaterChoices: RaterChoices = { fromStructure: undefined, leftOutList: [] };

/** A cleared date counts as missing. */
const commonOf = ({ method, smallGroups, dateStart, dateEnd }: FormValues) => ({
  method,
  smallGroups,
  ...(dateStart && { dateStart }),
  ...(dateEnd && { dateEnd }),
});

type Body<E extends Endpoint> = BodyInput<E>;

function fileBody(
  values: FormValues,
  source: CompetenceSource,
  { fromStructure, leftOutList }: RaterChoices,
): Body<typeof importMany> {
  const { isAnonymous, competenceList } = values;
  const isChosen = source === 'chosen' && competenceList.length > 0;
  return {
    ...commonOf(values),
    isAnonymous: isAnonymous ? 'true' : 'false',
    ...(isChosen && { competenceList: competenceList.map(({ id }) => id).join(',') }),
    ...(fromStructure !== undefined && { fromStructure: fromStructure ? 'true' : 'false' }),
    ...(leftOutList.length > 0 && { leftOutList: JSON.stringify(leftOutList) }),
  } as Body<typeof importMany>;
}

function peopleBody(
  values: FormValues,
  source: CompetenceSource,
  { fromStructure, leftOutList }: RaterChoices,
): Body<typeof createMany> {
  const { isAnonymous, competenceList, employeeList } = values;
  return {
    ...commonOf(values),
    isAnonymous,
    employeeList: employeeList.map(({ id }) => ({ id })),
    ...(source === 'chosen' && { competenceList: competenceList.map(({ id }) => ({ id })) }),
    ...(fromStructure !== undefined && { fromStructure }),
    ...(leftOutList.length > 0 && { leftOutList }),
  } as Body<typeof createMany>;
}
