import {
  mostOfPosition,
  type Position,
  position,
  positionCalls,
  positionForm,
} from '#core/directory/contract/position.ts';
import { ArchivedNote } from '#core/directory/web/shared/archived-note.tsx';
import { markedName, useCompetences } from '#core/directory/web/shared/dictionaries.ts';
import type { ItemFormProps } from '#core/directory/web/shared/directory-board.tsx';
import { OrderedList } from '#core/directory/web/shared/ordered-list.tsx';
import { useArchive, useItemForm } from '#core/directory/web/shared/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import type { Fields } from '#platform/web/form/values.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import {
  type PositionValues,
  positionBody,
  positionCopyValues,
  positionValues,
} from './position-values.ts';

export function PositionForm({ saved, copied, onClose }: ItemFormProps<Position>) {
  const { t, locale } = useT();
  const { restore } = useArchive(positionCalls);
  const form = useItemForm(positionCalls, {
    saved,
    initial: copied && positionCopyValues(copied, locale),
    valuesOf: (from) => positionValues(from, locale),
    bodyOf: positionBody,
    schema: positionForm,
    savedSchema: position,
    onClose,
  });
  const { values, errors, change } = form;
  const title = form.base ? 'editTitle' : copied ? 'copyTitle' : 'newTitle';
  return (
    <FormModal
      kind="position"
      title={t(`directory.positions.${title}`)}
      form={form}
      onClose={onClose}
    >
      <ArchivedNote another={form.another} restore={restore} onRestored={onClose} />
      <TextField
        label={t('directory.name')}
        required
        autoFocus
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label={t('directory.description')}
        value={values.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <ChosenCompetences form={form} />
    </FormModal>
  );
}

function ChosenCompetences({ form }: { form: Fields<PositionValues> }) {
  const { t } = useT();
  const competences = useCompetences();
  const { values, errors, change } = form;
  const { competenceList } = values;
  const free = competences.data?.data.filter(
    ({ id }) => !competenceList.some((chosen) => chosen.id === id),
  );
  const wrong = competenceList.map((_, at) => errors[`competenceList.${at}.id`]).find(Boolean);
  function add(id: string) {
    const found = free?.find((one) => one.id === id);
    if (!found) return;
    change({ competenceList: [...competenceList, { id, name: found.name, targetMark: '' }] });
  }
  return (
    <fieldset className="directory-group">
      <Legend>{t('directory.positions.competencies')}</Legend>
      <Hint>
        {t(`directory.positions.${competenceList.length > 0 ? 'targetHint' : 'noneHint'}`)}
      </Hint>
      <OrderedList
        label={t('directory.positions.competencies')}
        items={competenceList}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onChange={(changed) => change({ competenceList: changed })}
      >
        {(competence, index) => (
          <ChosenCompetence competence={competence} index={index} form={form} />
        )}
      </OrderedList>
      {competences.isPending && <Skeleton height="64px" />}
      {competences.isError && <QueryError query={competences} />}
      {free && (
        <ComboBox
          label={t('directory.positions.addCompetence')}
          placeholder={t('directory.positions.addHint')}
          adds
          value=""
          options={free.map(({ id, name }) => ({ value: id, label: name }))}
          error={wrong}
          disabled={competenceList.length >= mostOfPosition}
          onChange={add}
        />
      )}
    </fieldset>
  );
}

interface ChosenCompetenceProps {
  competence: PositionValues['competenceList'][number];
  index: number;
  form: Fields<PositionValues>;
}

function ChosenCompetence({ competence, index, form }: ChosenCompetenceProps) {
  const { t } = useT();
  const { values, errors, change } = form;
  const path = `competenceList.${index}.targetMark`;
  return (
    <div className="directory-targeted">
      <span>{hyphenate(markedName(competence, t))}</span>
      <TextField
        className="directory-target"
        label={t('directory.positions.targetFor', { name: competence.name })}
        hideLabel
        inputMode="decimal"
        autoComplete="off"
        placeholder={t('directory.positions.targetShort')}
        value={competence.targetMark}
        error={errors[path]}
        onChange={({ target }) => {
          const changed = { ...competence, targetMark: target.value };
          change({ competenceList: values.competenceList.with(index, changed) }, path);
        }}
      />
    </div>
  );
}
