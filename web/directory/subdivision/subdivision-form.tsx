import { type Subdivision, subdivision, subdivisionForm } from '#contract/subdivision.ts';
import { ArchivedNote } from '#web/directory/shared/archived-note.tsx';
import type { ItemFormProps } from '#web/directory/shared/directory-board.tsx';
import { FormModal } from '#web/directory/shared/form-modal.tsx';
import {
  useArchiveSubdivision,
  useCreateSubdivision,
  useUpdateSubdivision,
} from '#web/directory/shared/queries.ts';
import { sendItem } from '#web/directory/shared/send-item.ts';
import { useForm } from '#web/form/use-form.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

export function SubdivisionForm({ saved, onClose }: ItemFormProps<Subdivision>) {
  const { t } = useT();
  const create = useCreateSubdivision();
  const update = useUpdateSubdivision();
  const { restore } = useArchiveSubdivision();
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
      <ArchivedNote another={form.another} restore={restore} onRestored={onClose} />
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
