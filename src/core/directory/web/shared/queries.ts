import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import type { ArchiveCalls, DirectoryCalls } from '#core/directory/contract/directory.ts';
import { type Usage, usage } from '#core/directory/contract/usage.ts';
import type { ArchivableQuery } from '#platform/contract/call/query.ts';
import type { ApiError } from '#platform/web/api/call.ts';
import { pageQuery, useSend } from '#platform/web/api/queries.ts';
import { type FormSetup, useForm } from '#platform/web/form/use-form.ts';
import { type DirectorySearch, directoryAddress } from './directory-search.ts';

/** The query of a directory list; ascending unless told otherwise. */
export const directoryQuery = (search: DirectorySearch, canArchive = false): ArchivableQuery => ({
  orderBy: search.orderBy ?? 'ASC',
  ...directoryAddress.paging(search),
  q: search.q,
  ...(canArchive && search.archived && { withArchived: true }),
});

/** The calls of any directory. */
export type Calls<Row> = DirectoryCalls<Row, unknown, unknown, ArchivableQuery>;

/** The list of a directory that the address asks for. It stays in view while the next search is running. */
export const useDirectoryList = <Row>(
  calls: Calls<Row>,
  search: DirectorySearch,
  asking?: object,
) =>
  useQuery({
    ...pageQuery(calls.list, {
      query: { ...directoryQuery(search, 'archive' in calls), ...asking },
    }),
    placeholderData: (previous) => previous,
  });

/** Where an item that could not be deleted is used; undefined when the delete failed for another reason. */
export function usageOf({ data }: ApiError): Usage | undefined {
  const parsed = z.safeParse(usage, data);
  return parsed.success ? parsed.data : undefined;
}

/** A refusal that says where the entry is used is shown by a dialog. */
export const useRemove = <Row>({ delete: remove }: Calls<Row>) =>
  useSend(remove, { meta: { isShown: (error: ApiError) => usageOf(error) !== undefined } });

export const useArchive = <Row>({ archive, restore }: ArchiveCalls<Row>) => ({
  archive: useSend(archive),
  restore: useSend(restore),
});

/** How entries of a directory are archived and brought back (rule 86). */
export type Archive = ReturnType<typeof useArchive>;

/** A form shows failures itself, at its fields. */
const meta = { quiet: true };

interface Saved {
  id: string;
  version: number;
}

/** Sends what a form of `useItemForm` holds. */
interface Sending<Body> {
  mutateAsync: (input: { body: Body }) => Promise<{ message: string }>;
}
type ItemFormSetup<Values extends object, Body, Row extends Saved> = Omit<
  FormSetup<Values, Body, Row, { message: string }>,
  'send' | 'onDone'
>;

/** The form of a new entry, or of one in the version that it started from. */
export function useItemForm<Values extends object, Body extends object, Row extends Saved>(
  { list, create, update }: Calls<Row> & { create: { body: z.core.$ZodType<unknown, Body> } },
  setup: ItemFormSetup<Values, NoInfer<Body>, NoInfer<Row>> & { onClose: () => void },
) {
  const created: Sending<Body> = useSend(create, { meta });
  const updated: Sending<Body & Saved> = useSend(update, { listedIn: list, meta });
  return useForm({
    ...setup,
    send: (body: Body, base) =>
      base
        ? updated.mutateAsync({ body: { ...body, id: base.id, version: base.version } })
        : created.mutateAsync({ body }),
    onDone: setup.onClose,
  });
}
