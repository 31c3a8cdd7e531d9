import { type ApiKey, keyRow, updateKey } from '#addon/api-key/contract/key.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { errorWithin } from '#platform/web/form/values.ts';
import { FormModal } from '#platform/web/shared/form-modal.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { KeyNetworks, networksIn } from './key-networks.tsx';
import { useUpdateKey } from './queries.ts';

interface KeyNetworksFormProps {
  saved: ApiKey;
  onClose: () => void;
}

/** Changes from where a key may be used. */
export function KeyNetworksForm({ saved, onClose }: KeyNetworksFormProps) {
  const { t } = useT();
  const update = useUpdateKey();
  const form = useForm({
    saved,
    valuesOf: (row: ApiKey | undefined) => ({ ipList: row?.ipList.join('\n') ?? '' }),
    bodyOf: ({ ipList }: { ipList: string }, base) => ({
      ipList: networksIn(ipList),
      version: base?.version,
    }),
    schema: updateKey.body,
    savedSchema: keyRow,
    send: (body) => update.mutateAsync({ params: { id: saved.id }, body }),
    onDone: onClose,
  });
  return (
    <FormModal
      kind="key"
      title={t('apiKey.networksTitle', { name: saved.name })}
      form={form}
      onClose={onClose}
    >
      <KeyNetworks
        value={form.values.ipList}
        error={errorWithin(form.errors, 'ipList')}
        onChange={(ipList) => form.change({ ipList })}
      />
    </FormModal>
  );
}
