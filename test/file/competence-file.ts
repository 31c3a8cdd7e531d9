import { beforeAll } from 'vitest';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { exportCompetences, importCompetences } from '#core/competence/contract/competence-file.ts';
import type { Company } from '#test/factories.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** The columns of a file in Russian alone, and with English texts beside them. */
export const header = 'Компетенция|Описание|Вопрос';
export const wide =
  'Компетенция|Компетенция на английском|Описание|Описание на английском|Вопрос|Вопрос на английском';

/** A file that nothing is wrong with. */
export const good = `${header}\nЧестность|Не лжёт|Говорит как есть`;

export type Bytes = () => Promise<Uint8Array> | Uint8Array;

/**
 * Starts an app with two companies, whose directories hold two competencies each, and the calls that
 * send and save their files. Call it at the top of a suite.
 */
export function startCompetenceFiles() {
  const house = startApp();
  const companies = {} as { own: Company; other: Company };
  beforeAll(async () => {
    const none = { howMany: 0 };
    Object.assign(companies, await makeTwoCompanies(house.context, none, none));
  });
  const list = async ({ hrToken: token } = companies.own) =>
    (await house.call(competenceCalls.list, { token })).body.data;
  return {
    house,
    companies,
    list,
    find: async (name: string) => (await list()).find(({ nameText }) => nameText.ru === name),
    send: async (bytes: Bytes, { dryRun = false, form = {}, token = companies.own.hrToken } = {}) =>
      house.call(importCompetences, {
        token,
        query: { dryRun: dryRun ? 'true' : 'false' },
        body: form,
        file: { bytes: await bytes(), name: 'competencies' },
      }),
    save: (
      query: { format?: 'csv' | 'xlsx'; q?: string },
      { locale = 'ru', of = companies.own } = {},
    ) =>
      house.call(exportCompetences, {
        token: of.hrToken,
        query,
        headers: { 'accept-language': locale },
      }),
  };
}

interface Imported {
  body: { created: number; updated: number; unchanged: number };
}

/** How many are new, changed and the same. */
export const counts = ({ body }: Imported) => [body.created, body.updated, body.unchanged];
