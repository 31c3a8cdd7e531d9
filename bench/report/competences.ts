import {
  type CompetenceImportReply,
  mostFileCompetences,
} from '#core/competence/contract/competence-file.ts';
import { writeCsv } from '#platform/server/table-file/format/write-csv.ts';
import { type Company, makeCompany } from '#test/factories.ts';
import { type Verdict, withFilled } from '../set-up/with-server.ts';
import {
  insertBare,
  lineOf,
  listEmployees,
  meanwhile,
  sendFile,
  timeImports,
} from './send-file.ts';

/** Of each competence. */
const questions = 20;
/** In bare clients that insert as many employees as half the file has rows. */
const longest = 5;
const employees = (mostFileCompetences * questions) / 2;
/** Of the slowest other call meanwhile. */
const longestWait = 0.6;

const tableOf = (verb: string) => [
  ['Компетенция', 'Компетенция на английском', 'Описание', 'Вопрос', 'Вопрос на английском'],
  ...Array.from({ length: mostFileCompetences * questions }, (_, n) => {
    const one = Math.floor(n / questions);
    const names = [`Умение ${one}`, `Skill ${one}`, 'Делает своё дело хорошо и в срок'];
    return [...names, `${verb} по правилу ${n % questions}`, `Follows rule ${n % questions}`];
  }),
];

/** As many competencies as a file may have, 20,000 rows: looked at, saved, sent again, changed. */
export function competencesBench(): Promise<Verdict> {
  return withFilled(({ database, now }) => makeCompany(database, now(), { howMany: 0 }), measure);
}

async function measure(port: number, company: Company, url: string): Promise<Verdict> {
  const bare = () => insertBare(url, company, employees);
  const address = `http://127.0.0.1:${port}/api/competence/import`;
  const send = async (file: Uint8Array, query = '') => {
    const reply = await sendFile<CompetenceImportReply>(`${address}${query}`, company, file);
    const { created, updated, unchanged } = reply;
    if (created + updated + unchanged !== mostFileCompetences) throw new Error('some are lost');
  };
  const [first, changed] = [writeCsv(tableOf('Работает'), 'ru'), writeCsv(tableOf('Учит'), 'ru')];
  const dry = '?dryRun=true';
  const took = await timeImports(
    [
      ['looked at', () => send(first, dry)],
      ['saved', () => send(first)],
      ['the same again', () => send(first)],
      ['all questions changed, looked at', () => send(changed, dry)],
      ['all questions changed, saved', () => send(changed)],
    ],
    bare,
  );
  const beside = await bare();
  const { slowest } = await meanwhile(
    () => send(first, dry),
    () => listEmployees(port, company),
  );
  const name = 'the slowest other call while it is looked at';
  const waited = { name, ms: slowest, bare: (beside + (await bare())) / 2 };
  return {
    name: `Competencies: ${mostFileCompetences} with ${questions} questions each`,
    lines: [...took.map((step) => lineOf(step, longest)), lineOf(waited, longestWait)],
    pass:
      took.every((step) => step.ms <= longest * step.bare) &&
      waited.ms <= longestWait * waited.bare,
  };
}
