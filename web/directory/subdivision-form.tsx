import { type Subdivision, subdivision, subdivisionForm } from '#contract/subdivision.ts';
import { useForm } from '#web/api-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useT } from '#web/ui/texts.tsx';
import type { ItemFormProps } from './directory-board.tsx';
import { FormModal } from './form-modal.tsx';
import { useCreateSubdivision, useUpdateSubdivision } from './queries.ts';
import { sendItem } from './send-item.ts';

export function SubdivisionForm({ saved, onClose }: ItemFormProps<Subdivision>) {
  const { t } = useT();
  const create = useCreateSubdivision();
  const update = useUpdateSubdivision();
  const form = useForm({
    saved,
    valuesOf: (from) => ({ name: from?.name ?? '' }),
    bodyOf: (values) => values,
    schema: subdivisionForm,
    savedSchema: subdivision,
    send: sendItem(create, update),
    onDone: onClose,
  });
  return (
    <FormModal
      kind="subdivision"
      title={t(form.base ? 'directory.subdivisions.editTitle' : 'directory.subdivisions.newTitle')}
      size="s"
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('directory.name')}
        required
        autoFocus
        value={form.values.name}
        error={form.errors.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
    </FormModal>
  );
}
