import {
  createMany,
  getQuestionaryFileExample,
  importMany,
  importParticipants,
} from '#contract/assessment/questionary-from-file.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { type Call, on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { createMany as ofPeople } from './create-many.ts';
import { importMany as fromFile } from './import-many.ts';
import { importParticipants as read } from './import-participants.ts';
import type { AskedOfAll, ManyReply } from './make-many.ts';
import { participantColumns, subjectColumns } from './participant-columns.ts';
import { fileExample } from './participant-file.ts';

/** Participants by file (rule 15). */
export const routes: Route[] = [
  on(importParticipants)(async (call) => {
    const { body, file, t } = call;
    const { brandId } = call.actor;
    const table = await call.context.tables.read(brandId, file.bytes, participantColumns);
    const reply = await inBrand(call, (scope) => read(scope, table, { ...body, t }));
    const count = reply.errorRowCount;
    const message = count > 0 ? t('tableFile.refused', { count }) : t('fromFileMessages.read');
    return { ...reply, message };
  }),
  on(importMany)(async (call) => {
    const { body: form, file } = call;
    const { brandId } = call.actor;
    const table = await call.context.tables.read(brandId, file.bytes, subjectColumns);
    return many(call, (scope, asked) => fromFile(scope, table, { ...asked, form }));
  }),
  on(createMany)((call) =>
    many(call, (scope, asked) => ofPeople(scope, { ...asked, form: call.body })),
  ),
  on(getQuestionaryFileExample)(async ({ query, locale, t }) => fileExample(query.of, locale, t)),
];

type ManyCall = Call<typeof importMany> | Call<typeof createMany>;

/** Makes them or tries to, notes those that were made, and says what became of it. */
async function many(
  call: ManyCall,
  make: (scope: Scope, asked: AskedOfAll) => Promise<ManyReply>,
): Promise<ManyReply & { message: string }> {
  const { t, locale } = call;
  const { timeZone } = call.actor;
  const isDryRun = call.query.dryRun ?? false;
  const reply = await inBrand(call, async (scope, { now }) => {
    const made = await make(scope, { isDryRun, now, timeZone, t, locale });
    const createdCount = made.data.length;
    if (!isDryRun && createdCount > 0) {
      const many = { verb: 'import', kind: 'questionary', id: null, name: '' } as const;
      await noteAudit(scope, call, { ...many, details: { createdCount } });
    }
    return made;
  });
  const wrong = reply.errorRowCount;
  if (wrong > 0) return { ...reply, message: t('tableFile.refused', { count: wrong }) };
  if (isDryRun) return { ...reply, message: t('tableFile.checked') };
  return { ...reply, message: t('fromFileMessages.created', { count: reply.data.length }) };
}
