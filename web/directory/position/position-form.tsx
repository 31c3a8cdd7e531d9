import { mostOfPosition, type Position, position, positionForm } from '#contract/position.ts';
import { QueryError } from '#web/api/query-error.tsx';
import type { ItemFormProps } from '#web/directory/shared/directory-board.tsx';
import { FormModal } from '#web/directory/shared/form-modal.tsx';
import { OrderedList } from '#web/directory/shared/ordered-list.tsx';
import { useCreatePosition, useUpdatePosition } from '#web/directory/shared/queries.ts';
import { sendItem } from '#web/directory/shared/send-item.ts';
import { useForm } from '#web/form/use-form.ts';
import { errorWithin, type Fields } from '#web/form/values.ts';
import { useCompetences } from '#web/shared/dictionaries.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Legend } from '#web/ui/field/legend.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { ComboBox } from '#web/ui/pick/combo-box.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';

interface Values {
  name: string;
  description: string;
  competenceList: Position['competenceList'];
}

export function PositionForm({ saved, onClose }: ItemFormProps<Position>) {
  const { t } = useT();
  const create = useCreatePosition();
  const update = useUpdatePosition();
  const form = useForm({
    saved,
    valuesOf: (from): Values => ({
      name: from?.name ?? '',
      description: from?.description ?? '',
      competenceList: from?.competenceList ?? [],
    }),
    bodyOf: ({ competenceList, ...values }) => ({
      ...values,
      // The target mark is set elsewhere, so it is sent back unchanged.
      competenceList: competenceList.map(({ id, targetMark }) => ({ id, targetMark })),
    }),
    schema: positionForm,
    savedSchema: position,
    send: sendItem(create, update),
    onDone: onClose,
  });
  const { values, errors, change } = form;
  return (
    <FormModal
      kind="position"
      title={t(form.base ? 'directory.positions.editTitle' : 'directory.positions.newTitle')}
      form={form}
      onClose={onClose}
    >
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

function ChosenCompetences({ form: { values, errors, change } }: { form: Fields<Values> }) {
  const { t } = useT();
  const competences = useCompetences();
  const { competenceList } = values;
  const free = competences.data?.data.filter(
    ({ id }) => !competenceList.some((chosen) => chosen.id === id),
  );
  function add(id: string) {
    const found = free?.find((one) => one.id === id);
    if (found) change({ competenceList: [...competenceList, { id, name: found.name }] });
  }
  const wrong = errorWithin(errors, 'competenceList');
  return (
    <fieldset className="directory-group">
      <Legend required>{t('directory.positions.competencies')}</Legend>
      <OrderedList
        label={t('directory.positions.competencies')}
        items={competenceList}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onChange={(changed) => change({ competenceList: changed })}
      >
        {({ name }) => name}
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
          error={
            wrong && competenceList.length === 0 ? t('directory.positions.needsCompetence') : wrong
          }
          disabled={competenceList.length >= mostOfPosition}
          onChange={add}
        />
      )}
    </fieldset>
  );
}
