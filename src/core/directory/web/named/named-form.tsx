import {
  type NamedEntry,
  type namedCalls,
  namedEntry,
  namedForm,
} from '#core/directory/contract/directory.ts';
import { ArchivedNote } from '#core/directory/web/shared/archived-note.tsx';
import type { ItemFormProps } from '#core/directory/web/shared/directory-board.tsx';
import { useArchive, useItemForm } from '#core/directory/web/shared/queries.ts';
import { directories, type NamedKind } from '#platform/contract/call/directories.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';

/** A directory whose entries are names and nothing else. */
export interface NamedDirectory {
  kind: NamedKind;
  calls: ReturnType<typeof namedCalls>;
}

export function NamedForm({
  kind,
  calls,
  saved,
  onClose,
}: ItemFormProps<NamedEntry> & NamedDirectory) {
  const { t } = useT();
  const { restore } = useArchive(calls);
  const form = useItemForm(calls, {
    saved,
    valuesOf: (from) => ({ name: from?.name ?? '' }),
    bodyOf: (values) => values,
    schema: namedForm,
    savedSchema: namedEntry,
    onClose,
  });
  return (
    <FormModal
      kind={kind}
      title={t(`directory.${directories[kind]}.${form.base ? 'editTitle' : 'newTitle'}`)}
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
