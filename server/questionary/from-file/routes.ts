import {
  getQuestionaryFileExample,
  importMany,
  importParticipants,
} from '#contract/questionary-from-file.ts';
import { noteAudit } from '#server/audit/note.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { importMany as createMany } from './import-many.ts';
import { importParticipants as read } from './import-participants.ts';
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
    const message =
      count > 0 ? t('fromFileMessages.refused', { count }) : t('fromFileMessages.read');
    return { ...reply, message };
  }),
  on(importMany)(async (call) => {
    const { body: form, file, t, locale } = call;
    const { brandId, timeZone } = call.actor;
    const isDryRun = call.query.dryRun ?? false;
    const table = await call.context.tables.read(brandId, file.bytes, subjectColumns);
    const reply = await inBrand(call, async (scope, { now }) => {
      const made = await createMany(scope, table, { form, isDryRun, now, timeZone, t, locale });
      const createdCount = made.data.length;
      if (!isDryRun && createdCount > 0) {
        const many = { verb: 'import', kind: 'questionary', id: null, name: '' } as const;
        await noteAudit(scope, call, { ...many, details: { createdCount } });
      }
      return made;
    });
    const wrong = reply.errorRowCount;
    if (wrong > 0) return { ...reply, message: t('fromFileMessages.refused', { count: wrong }) };
    if (isDryRun) return { ...reply, message: t('fromFileMessages.checked') };
    return { ...reply, message: t('fromFileMessages.created', { count: reply.data.length }) };
  }),
  on(getQuestionaryFileExample)(async ({ query, locale, t }) => fileExample(query.of, locale, t)),
];
