import type { Client } from 'pg';
import type { SheetPlace } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { forgetJobs } from '#platform/server/jobs/queries.ts';

const place = `brand_id as "brandId", questionary_id as "questionaryId", subject_id as "subjectId"`;

export type Place = Omit<SheetPlace, 'sheetId'>;

export interface SheetRow extends SheetPlace {
  sealed: Buffer;
}

/** Every sheet, with the id of its key. */
export async function listEncryptedSheets(
  client: Client,
): Promise<(SheetRow & { keyId: string })[]> {
  const { rows } = await client.query(
    `select ${place}, id as "sheetId", sealed, key_id as "keyId"
     from sheet join sheet_key using (brand_id, questionary_id, subject_id)`,
  );
  return rows;
}

/** Replaces what is in a sheet. */
export async function putSheet(
  client: Client,
  table: 'sheet' | 'poured',
  { brandId, questionaryId, subjectId, sheetId, sealed }: SheetRow,
): Promise<void> {
  await client.query(
    `update ${table} set sealed = $5
     where brand_id = $1 and questionary_id = $2 and subject_id = $3 and id = $4`,
    [brandId, questionaryId, subjectId, sheetId, sealed],
  );
}

export interface NoteRow extends Place {
  participantId: string;
  note: string;
}

/** The lines of those who decline. */
export async function listNotes(
  client: Client,
  table: 'assignment' | 'poured',
): Promise<NoteRow[]> {
  const { rows } = await client.query(
    `select ${place}, participant_id as "participantId", decline_note as note from ${table}
     where decline_note is not null`,
  );
  return rows;
}

export async function putNote(
  client: Client,
  table: 'assignment' | 'poured',
  { brandId, questionaryId, subjectId, participantId, note }: NoteRow,
): Promise<void> {
  await client.query(
    `update ${table} set decline_note = $5 where brand_id = $1 and questionary_id = $2
     and subject_id = $3 and participant_id = $4`,
    [brandId, questionaryId, subjectId, participantId, note],
  );
}

export async function findKeyId(
  client: Client,
  { brandId, questionaryId, subjectId }: Place,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select key_id as id from sheet_key
     where brand_id = $1 and questionary_id = $2 and subject_id = $3`,
    [brandId, questionaryId, subjectId],
  );
  return rows[0]?.id;
}

/** Keys whose sheets are gone are nobody's any more. */
export async function deleteKeysOver(client: Client): Promise<void> {
  await client.query('delete from sheet_key where is_over');
}

/** About whom, and in which questionary, the rows of `poured` are. */
export async function listPouredPlaces(client: Client): Promise<Place[]> {
  const { rows } = await client.query(`select distinct ${place} from poured`);
  return rows;
}

export async function listPouredSheets(client: Client): Promise<SheetRow[]> {
  const { rows } = await client.query(`select ${place}, id as "sheetId", sealed from poured`);
  return rows;
}

export async function putPouredKey(
  client: Client,
  { brandId, questionaryId, subjectId }: Place,
  key: { id: string; check: Buffer },
): Promise<void> {
  await client.query(
    `update poured set key_id = $4, "check" = $5
     where brand_id = $1 and questionary_id = $2 and subject_id = $3`,
    [brandId, questionaryId, subjectId, key.id, key.check],
  );
}

/** All who have a password in the demo have the same. */
export async function putPouredPassword(client: Client, hash: string): Promise<void> {
  await client.query('update poured set password_hash = $1 where password_hash is not null', [
    hash,
  ]);
}

/**
 * Which jobs go along, in SQL. The reports are there; to make all their PDFs ahead would busy a first start for longer
 * than all else.
 */
export const jobsToPrepare = `t.identifier not in ('make-reports', 'make-pdfs')`;

/**
 * What shows that a database is not a demo's alone: a company that isn't the demo's, or none of its accounts. Null
 * where nothing does.
 */
export async function findStrangers(
  client: Client,
  slugs: readonly string[],
  domains: readonly string[],
): Promise<string | null> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from brand where slug <> all($1) order by slug limit 1',
    [slugs],
  );
  if (rows[0]) return `company ${rows[0].slug}`;
  const { rows: accounts } = await client.query(
    `select from account where split_part(email, '@', 2) = any($1) limit 1`,
    [domains],
  );
  return accounts.length > 0 ? null : 'no demo account';
}

/** The journals of these companies keep no address of whoever signs in. */
export async function keepNoAddresses(client: Client, slugs: readonly string[]): Promise<void> {
  await client.query(`update brand set address_kept = 'none' where slug = any($1)`, [slugs]);
}

/** Deletes all companies and accounts, what belongs to them, and all jobs. Returns the companies' ids. */
export async function emptyDatabase(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from brand');
  await client.query('truncate brand, account cascade');
  await forgetJobs(client);
  return rows.map(({ id }) => id);
}
