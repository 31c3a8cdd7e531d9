import { type Subdivision, subdivision, subdivisionForm } from '#contract/people/subdivision.ts';
import { ArchivedNote } from '#web/people/directory/shared/archived-note.tsx';
import type { ItemFormProps } from '#web/people/directory/shared/directory-board.tsx';
import { FormModal } from '#web/people/directory/shared/form-modal.tsx';
import {
  useArchiveSubdivision,
  useCreateSubdivision,
  useUpdateSubdivision,
} from '#web/people/directory/shared/queries.ts';
import { sendItem } from '#web/people/directory/shared/send-item.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { TextField } from '#web/platform/ui/field/text-field.tsx';

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
