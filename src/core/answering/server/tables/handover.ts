import { date, foreignKey, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { deviceKinds } from '#core/answering/contract/rules/handover.ts';
import { assignment } from '#core/questionary/server/tables/questionary.ts';
import { brandId, bytes, moment } from '#platform/server/db/columns.ts';

/**
 * What is known of answers that are not sent (rule 139). Nobody but their rater reads it, no backup has it, and
 * it goes in the transaction that takes the answers, or ends the questionary.
 */

const ofAssignment = {
  brandId: brandId(),
  questionaryId: uuid('questionary_id').notNull(),
  participantId: uuid('participant_id').notNull(),
  subjectId: uuid('subject_id').notNull(),
};

/** Where an assignment in work was begun, or last taken to. */
export const begun = pgTable(
  'begun',
  {
    ...ofAssignment,
    /** Null where the browser doesn't say it. */
    device: text('device', { enum: deviceKinds }),
    /** The day in the company's time zone. It has no time. */
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.brandId, table.questionaryId, table.participantId, table.subjectId],
    }),
    foreignKey({
      name: 'begun_assignment',
      columns: [table.brandId, table.questionaryId, table.participantId, table.subjectId],
      foreignColumns: [
        assignment.brandId,
        assignment.questionaryId,
        assignment.participantId,
        assignment.subjectId,
      ],
    }).onDelete('cascade'),
  ],
);

/** Begun answers that wait for another device, encrypted with what only the code holds. */
export const handover = pgTable(
  'handover',
  {
    ...ofAssignment,
    /** The hash of the proof that the device makes of the code. */
    proofHash: text('proof_hash').notNull(),
    sealed: bytes('sealed').notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.brandId, table.questionaryId, table.participantId, table.subjectId],
    }),
    foreignKey({
      name: 'handover_assignment',
      columns: [table.brandId, table.questionaryId, table.participantId, table.subjectId],
      foreignColumns: [
        assignment.brandId,
        assignment.questionaryId,
        assignment.participantId,
        assignment.subjectId,
      ],
    }).onDelete('cascade'),
  ],
);
