import { useId, useState } from 'react';
import { type Factor, removeFactor, renameFactor } from '#core/factor/contract/factor.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';

interface Props {
  factor: Factor;
  onClose: () => void;
}

export function RenameFactor({ factor, onClose }: Props) {
  const { t } = useT();
  const form = useId();
  const [name, setName] = useState(factor.name);
  const rename = useSend(renameFactor);
  const isMissing = name.trim() === '';
  return (
    <Modal
      open
      size="s"
      title={t('factor.settings.renameTitle')}
      busy={rename.isPending}
      onClose={onClose}
      footer={<SaveButtons form={form} isSaving={rename.isPending} onCancel={onClose} />}
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isMissing) return;
          rename.mutate({ params: { id: factor.id }, body: { name } }, { onSuccess: onClose });
        }}
      >
        <TextField
          label={t('factor.settings.name')}
          name="name"
          maxLength={60}
          autoFocus
          required
          value={name}
          error={isMissing ? t('validation.required') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Modal>
  );
}

/** A failed removing also closes the dialog; a toast says why (rule 34). */
export function RemoveFactor({ factor, isLast, onClose }: Props & { isLast: boolean }) {
  const { t } = useT();
  const remove = useSend(removeFactor);
  const { id, name } = factor;
  return (
    <ConfirmDialog
      open
      danger
      title={t('factor.settings.removeTitle', { name })}
      text={t(isLast ? 'factor.settings.removeLastText' : 'factor.settings.removeText')}
      confirmLabel={t('factor.settings.remove')}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
