import {
  type Company,
  inBrand,
  makePerson,
  makePosition,
  makeSubdivision,
} from '#test/factories.ts';
import { createOne, type formOf, formRowsOf } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import type { TestApp } from '#test/start/start-app.ts';

const people = [
  { lastName: 'Ёлкин', firstName: 'Яков', middleName: 'Ильич' },
  { lastName: 'жук', firstName: 'Анна', email: 'a.zhuk@own.ru' },
  { lastName: 'Абрамов', firstName: 'Фёдор', firedAt: '2026-01-01' },
];

/**
 * A company with four final reports, numbered in this order: about Ёлкин in 2025, about жук in
 * January and in March 2026, and about Абрамов, who has left, in February. жук works in sales, and
 * Абрамов was an analyst. Beside them interim reports, and another company's.
 */
export async function makeListedReports(house: TestApp) {
  const { database } = house.context;
  const { own, other } = await makeTwoCompanies(house.context, { howMany: 0 }, { howMany: 1 });
  const { brandId, positionId, subdivisionId } = own;
  const salesId = await inBrand(database, brandId, (scope) => makeSubdivision(scope, 'Продажи'));
  const analystId = await inBrand(database, brandId, (scope) => makePosition(scope, 'Аналитик'));
  /** By last name. */
  const ids: Record<string, string> = {};
  for (const one of people) {
    const place = {
      positionId: one.lastName === 'Абрамов' ? analystId : positionId,
      subdivisionId: one.lastName === 'жук' ? salesId : subdivisionId,
    };
    const make = inBrand(database, brandId, (scope) => makePerson(scope, { ...one, ...place }));
    ids[one.lastName] = await make;
  }
  const bySubdivision = { type: 'subdivision', positionId: null, subdivisionId } as const;
  const given: Given = { ...bySubdivision, method: '90', dateStart: '2025-02-01' };
  await addReport(house, own, ids.Ёлкин!, given, '2026-03-01');
  await addReport(house, own, ids.жук!, { method: '180', dateStart: '2026-01-01' }, '2026-05-01');
  await addReport(house, own, ids.жук!, { method: '360', dateStart: '2026-03-01' }, '2026-04-01');
  const ofAbramov: Given = { method: '360', dateStart: '2026-02-01' };
  await addReport(house, own, ids.Абрамов!, ofAbramov, '2026-04-01');
  await addReport(house, other, other.people[0]!, {}, '2026-06-01');
  const manager = await enter(house.context, own, ['ROLE_MANAGER'], { subordinateIds: [ids.жук!] });
  const worker = await enter(house.context, own, ['ROLE_EMPLOYEE'], { employeeId: ids.жук! });
  return {
    own,
    other,
    ids,
    salesId,
    analystId,
    managerToken: manager.token,
    employeeToken: worker.token,
  };
}

type Given = Parameters<typeof formOf>[1];

/** A final report and an interim one from one more questionary. Their text does not matter. */
async function addReport(
  house: TestApp,
  company: Company,
  employeeId: string,
  given: Given,
  createdAt: string,
) {
  const none = { employeeList: [], competenceList: [], participantList: [] };
  const { id } = await createOne(house, company, { ...none, ...given });
  await formRowsOf(
    house,
    `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
      created_at, leader_at, released_at, number, method, type, date_start, date_end, content, texts)
    select brand_id, id, $3, kind, 1, $4, $4, $4, number, method, type, date_start, date_end, '{}', '{}'
    from questionary, unnest('{final,interim}'::text[]) kind where brand_id = $1 and id = $2`,
    company.brandId,
    id,
    employeeId,
    createdAt,
  );
}
