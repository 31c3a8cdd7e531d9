import type { Collected } from './collect.ts';
import { heading } from './markdown.ts';
import { rowsOf, section, type Words } from './paper-parts.ts';

/** One's development plans with their notes, and what one has written in those of others (rule 154). */
export function aboutPlans({ planList, planNoteList }: Collected, words: Words): string[] {
  if (planList.length === 0 && planNoteList.length === 0) return [];
  const { t } = words;
  const plans = planList.flatMap((plan) => [
    heading(3, t(titleOf(plan), { date: words.date(plan.createdAt.slice(0, 10)) })),
    rowsOf(
      words,
      [
        'ownDataPaper.plan.goal',
        'ownDataPaper.plan.sign',
        'ownDataPaper.plan.stateOf',
        'ownDataPaper.plan.steps',
      ],
      plan.goalList.map(({ text, sign, state, stepList }) => [
        text,
        sign,
        t(`ownDataPaper.plan.state.${state}`),
        stepList.map((step) => spoken(step, words)).join('; '),
      ]),
    ),
    ...(plan.noteList.length > 0 ? [notesOf(plan.noteList, words)] : []),
  ]);
  const elsewhere =
    planNoteList.length > 0
      ? [
          heading(3, t('ownDataPaper.plan.notesElsewhere')),
          rowsOf(
            words,
            ['ownDataPaper.when', 'ownDataPaper.plan.note'],
            planNoteList.map(({ at, text }) => [words.moment(at), text]),
          ),
        ]
      : [];
  return section(t('ownDataPaper.sections.plans'), ...plans, ...elsewhere);
}

type Kept = Collected['planList'][number];

const titleOf = ({ isShared }: Kept) =>
  isShared ? ('ownDataPaper.plan.shared' as const) : ('ownDataPaper.plan.private' as const);

const spoken = (
  { text, due, isDone }: Kept['goalList'][number]['stepList'][number],
  { t, date }: Words,
): string =>
  `${text} (${[date(due), ...(isDone ? [t('ownDataPaper.plan.done')] : [])].join(', ')})`;

const notesOf = (notes: Kept['noteList'], words: Words): string =>
  rowsOf(
    words,
    ['ownDataPaper.when', 'ownDataPaper.who', 'ownDataPaper.plan.note'],
    notes.map(({ at, author, text }) => [words.moment(at), author, text]),
  );
