import { insertReport } from '#core/report/server/queries.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { createOne, formRowsOf } from '#test/screen/questionary-form.ts';
import type { TestApp } from '#test/start/start-app.ts';

/** A report about a person of that place, with this mark in the first competence, and who rated them as their leader. */
export type GivenReport = [
  person: number,
  subdivision: string,
  position: string,
  mark: number | null,
  leader?: number,
];

/** Keeps final reports of one more questionary, made on its last day, and returns its id. */
export async function keepReports(
  house: TestApp,
  company: Company,
  given: readonly GivenReport[],
  last = '2026-06-30',
): Promise<string> {
  const dates = { dateStart: '2026-06-15', dateEnd: last };
  const { id, number } = await createOne(house, company, { ...dates, employeeList: [] });
  await formRowsOf(house, `update questionary set status = 'archived' where id = $1`, id);
  const [sample] = sampleReport().competenceMarkList;
  const competenceId = company.competenceIds[0]!;
  for (const [person, subdivision, position, mark, leader] of given) {
    const content = sampleReport({
      questionaryId: id,
      number,
      employeeId: company.people[person]!,
      type: 'surname',
      subdivision,
      position,
      ...dates,
      createdAt: `${last}T18:00:00Z`,
      competenceMarkList: [{ ...sample!, competenceId, otherParticipantMark: mark }],
    });
    const raters =
      leader === undefined
        ? []
        : [{ id: company.people[leader]!, type: 'supervisor' as const, isCounted: true }];
    const texts = { competences: {}, questions: {} };
    await inBrand(house.context.database, company.brandId, (scope) =>
      insertReport(scope, content, { texts, raters }),
    );
  }
  return id;
}
