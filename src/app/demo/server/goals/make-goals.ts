import type { DemoCompetence } from '#app/demo/server/competences.ts';
import type { Stage } from '#app/demo/server/play.ts';
import { saveGoals } from '#core/plan/server/goal-queries.ts';
import { insertNote } from '#core/plan/server/note-queries.ts';
import { insertPlan } from '#core/plan/server/queries.ts';
import { type Localized, spoken } from '#platform/contract/call/fields.ts';
import type { DemoLogin } from '#platform/contract/demo.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { findOpenReport } from './queries.ts';

/** A demo person's development plan with one goal. Days are counted from today: none is near, so nobody is asked for it. */
interface DemoGoal {
  login: DemoLogin;
  isShared: boolean;
  competence: DemoCompetence;
  text: Localized;
  sign: Localized;
  steps: (readonly [text: Localized, inDays: number, isDone: boolean])[];
  /** What the manager has written about it. */
  note?: Localized;
}

const demoGoals: DemoGoal[] = [
  {
    login: 'employee',
    isShared: true,
    competence: 'communication',
    text: {
      ru: 'Дослушивать собеседника, прежде чем возражать',
      en: 'Hear people out before I object',
    },
    sign: {
      ru: 'На встречах сначала пересказываю чужую мысль, и со мной соглашаются, что понял верно',
      en: 'In meetings I first repeat the other’s point, and they agree that I got it right',
    },
    steps: [
      [
        {
          ru: 'Попросить двух коллег подавать знак, когда перебиваю',
          en: 'Ask two colleagues to give me a sign when I interrupt',
        },
        -10,
        true,
      ],
      [
        {
          ru: 'Две недели записывать после встреч, что услышал нового',
          en: 'For two weeks, write down after meetings what was new to me',
        },
        14,
        false,
      ],
      [
        {
          ru: 'Спросить тех же коллег, что изменилось',
          en: 'Ask the same colleagues what changed',
        },
        35,
        false,
      ],
    ],
    note: {
      ru: 'На вчерашней встрече это уже было заметно. Давайте обсудим в пятницу, что помогло.',
      en: 'It already showed in yesterday’s meeting. Let’s talk on Friday about what helped.',
    },
  },
  {
    login: 'manager',
    isShared: false,
    competence: 'development',
    text: {
      ru: 'Давать обратную связь в тот же день',
      en: 'Give feedback on the same day',
    },
    sign: {
      ru: 'На планёрке никто не слышит замечание впервые',
      en: 'Nobody hears of it for the first time in a review',
    },
    steps: [
      [
        {
          ru: 'После каждой сдачи: что вышло, что иначе',
          en: 'After each delivery: what worked, what to change',
        },
        21,
        false,
      ],
    ],
  },
];

export async function makeGoals(stage: Stage, today: string): Promise<void> {
  const { context, brandId } = stage;
  await withBrand({ database: context.database, brandId }, async (scope) => {
    for (const goal of demoGoals) await makeOne(scope, stage, { goal, today });
  });
}

async function makeOne(
  scope: Scope,
  { company, context }: Stage,
  { goal, today }: { goal: DemoGoal; today: string },
): Promise<void> {
  const idOf = (login: DemoLogin) => company.people.find((one) => one.login === login)?.id ?? '';
  const employeeId = idOf(goal.login);
  const report = await findOpenReport(scope, employeeId);
  if (!report) return;
  const said = (text: Localized) => spoken(text, company.language);
  const { questionaryId } = report;
  const { isShared, note, competence } = goal;
  const id = await insertPlan(scope, { employeeId, questionaryId, isShared }, report.createdAt);
  if (!id) return;
  await saveGoals(scope, id, [
    {
      id,
      competenceId: company.competenceIds[competence],
      text: said(goal.text),
      sign: said(goal.sign),
      state: 'open',
      carriedFrom: null,
      stepList: goal.steps.map(([text, inDays, isDone]) => ({
        text: said(text),
        due: addDays(today, inDays),
        isDone,
      })),
    },
  ]);
  if (!note) return;
  const written = { planId: id, authorId: idOf('manager'), text: said(note) };
  await insertNote(scope, written, context.now());
}
