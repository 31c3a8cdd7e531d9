import {
  createSource,
  type PeopleSource,
  peopleSource,
  type SourceForm,
  updateSource,
} from '#addon/source/contract/source.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useForm } from '#platform/web/form/use-form.ts';
import { sourceBodyOf, sourceValues } from './source-values.ts';

export interface SourceFormProps {
  /** Undefined for a new one. */
  saved: PeopleSource | undefined;
  /** The company's folder on the server; null where there is none. */
  folder: string | null;
  onClose: () => void;
}

/** The form shows failures itself, at its fields. */
const meta = { quiet: true };

/** The form of a source, new or saved. */
export function useSourceForm({ saved, folder, onClose }: SourceFormProps) {
  const create = useSend(createSource, { meta });
  const update = useSend(updateSource, { meta });
  return useForm({
    saved,
    valuesOf: (one: PeopleSource | undefined) => sourceValues(one, folder),
    bodyOf: sourceBodyOf,
    schema: saved ? updateSource.body : createSource.body,
    savedSchema: peopleSource,
    placeOf: (path) => places[path] ?? path,
    send: (body: Omit<SourceForm, 'version'>, base) =>
      base
        ? update.mutateAsync({
            params: { id: base.id },
            body: { ...body, version: base.version },
          })
        : create.mutateAsync({ body }),
    onDone: onClose,
  });
}

/** Where the form shows what is wrong with parts of its body. */
const places: Record<string, string> = { 'login.user': 'user', 'login.password': 'password' };

export type SourceFormState = ReturnType<typeof useSourceForm>;
