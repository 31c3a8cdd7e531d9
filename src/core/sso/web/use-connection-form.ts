import { createSso, type SsoConnection, ssoConnection, updateSso } from '#core/sso/contract/sso.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { bodyOf, type ConnectionBody, connectionValues } from './connection-values.ts';
import { useCreateSso, useUpdateSso } from './queries.ts';

/** The form of a provider, new or saved. */
export function useConnectionForm({
  saved,
  onClose,
}: {
  saved: SsoConnection | undefined;
  onClose: () => void;
}) {
  const create = useCreateSso();
  const update = useUpdateSso();
  return useForm({
    saved,
    valuesOf: connectionValues,
    bodyOf,
    schema: saved ? updateSso.body : createSso.body,
    savedSchema: ssoConnection,
    placeOf: (path) => places[path] ?? path,
    send: ({ secret, forgets, ...body }: ConnectionBody, base) =>
      base
        ? update.mutateAsync({
            params: { id: base.id },
            body: { ...body, secret, forgets, version: base.version },
          })
        : create.mutateAsync({ body: { ...body, secret: secret ?? '' } }),
    onDone: onClose,
  });
}

/** Where the form shows what is wrong with parts of its body. */
const places: Record<string, string> = {
  'claimNames.email': 'claimEmail',
  'claimNames.name': 'claimName',
  'claimNames.groups': 'claimGroups',
};

export type ConnectionFormState = ReturnType<typeof useConnectionForm>;
