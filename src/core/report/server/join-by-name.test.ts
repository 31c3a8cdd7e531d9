import { expect, test } from 'vitest';
import type { CompetenceMark } from '#core/report/contract/content/report-content.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { joinByName } from './join-by-name.ts';

const [row] = sampleReport().competenceMarkList as [CompetenceMark];

/** A report with a competence for each `id name`; the English name after a slash. */
function report(isImported: boolean, ...competences: string[]) {
  const parts = competences.map((one) => {
    const [, id = '', ru = '', en] = /^(\S+) ([^/]+)(?:\/(.+))?$/.exec(one) ?? [];
    return { id, name: { ru, en } };
  });
  return {
    content: sampleReport({
      ...(isImported && { broughtIn: { title: null, scale: '1-5', at: '2026-01-01' } }),
      competenceMarkList: parts.map(({ id, name }) => ({
        ...row,
        competenceId: id,
        name: name.ru,
      })),
    }),
    texts: {
      competences: Object.fromEntries(
        parts.map(({ id, name }) => [id, { name, description: { ru: '' } }]),
      ),
      questions: {},
    },
  };
}
const idsOf = (reports: ReturnType<typeof report>[]) =>
  joinByName(reports).map(({ content }) =>
    content.competenceMarkList.map(({ competenceId }) => competenceId).join(' '),
  );

test.each([
  [
    'a name that the directory got later',
    [report(true, 'n Смелость'), report(false, 'd смелость')],
    ['d', 'd'],
  ],
  [
    'its English name',
    [report(true, 'n courage'), report(false, 'd Смелость/Courage')],
    ['d', 'd'],
  ],
  ['whichever comes first', [report(false, 'd Смелость'), report(true, 'n СМЕЛОСТЬ')], ['d', 'd']],
  ['another name', [report(true, 'n Смелость'), report(false, 'd Надёжность')], ['n', 'd']],
  [
    'the same id under another name',
    [report(true, 'd Смелость'), report(false, 'd Воля', 'e Смелость')],
    ['d', 'd e'],
  ],
  ['two of our own', [report(false, 'a Смелость'), report(false, 'b Смелость')], ['a', 'b']],
  [
    'a name that it has twice',
    [report(true, 'n Смелость', 'd Воля'), report(false, 'd Смелость')],
    ['n d', 'd'],
  ],
  [
    'two that were brought in',
    [report(true, 'n Смелость'), report(true, 'd Смелость')],
    ['d', 'd'],
  ],
])('%s', (_what, reports, ids) => expect(idsOf(reports)).toEqual(ids));
