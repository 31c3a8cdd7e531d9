import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startAgain } from '#core/follow-up/test/start-again.ts';
import { isLong } from '#test/how-long.ts';

/** Everybody of a cycle is asked about on one day: 500 people by ten raters each. */
const again = startAgain(511);
const { asking, person } = again;
const { house, query } = asking;
const subjects = 500;
const raters = 10;

test.runIf(isLong)(
  'five hundred people of one day are one letter to each rater, however often it is tried',
  async () => {
    const { brandId, competenceIds } = asking.company;
    const questionId = randomUUID();
    const ids = Array.from({ length: subjects }, () => randomUUID());
    const people = ids.map((_, at) => person(at));
    const pairs = ids.flatMap((id, at) =>
      Array.from(
        { length: raters },
        (__, n) => [id, person(at), person((at + 1 + n) % 511)] as const,
      ),
    );
    await query(
      `insert into questionary (brand_id, id, number, status, method, type, date_start, date_end, is_anonymous,
         anonymity_threshold, sent_at, done_at, ask_again_weeks)
       select $1, id, n, 'done', '360', 'surname', '2026-06-01', '2026-06-30', true, 3, '2026-06-01', '2026-07-01', 5
       from unnest($2::uuid[]) with ordinality q (id, n)`,
      [brandId, ids],
    );
    await query(
      `insert into questionary_subject (brand_id, questionary_id, employee_id)
       select $1, * from unnest($2::uuid[], $3::uuid[])`,
      [brandId, ids, people],
    );
    await query(
      `insert into questionary_question (brand_id, questionary_id, question_id, kind, competence_id, type, text, is_required, "order")
       select $1, id, $3, 'rating', $4, 'rating', '{"ru": "Слушает"}', true, 1 from unnest($2::uuid[]) q (id)`,
      [brandId, ids, questionId, competenceIds[0]],
    );
    await query(
      `insert into assignment (brand_id, questionary_id, subject_id, participant_id, type, status)
       select $1, q, s, p, 'colleague', 'done' from unnest($2::uuid[], $3::uuid[], $4::uuid[]) a (q, s, p)`,
      [brandId, pairs.map(([q]) => q), pairs.map(([, s]) => s), pairs.map(([, , p]) => p)],
    );
    await query(
      `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count, number, method, type,
         date_start, date_end, content, texts, released_at)
       select $1, q, s, 'final', 10, 1, '360', 'surname', '2026-06-01', '2026-06-30', '{}', '{}', '2026-07-01'
       from unnest($2::uuid[], $3::uuid[]) r (q, s)`,
      [brandId, ids, people],
    );
    await query(
      `insert into follow_up (brand_id, questionary_id, employee_id, question_ids)
       select $1, q, s, array[$4::uuid] from unnest($2::uuid[], $3::uuid[]) f (q, s)`,
      [brandId, ids, people, questionId],
    );
    house.setNow('2026-08-10T09:00:00Z');
    await Promise.all([again.tick(), again.tick()]);
    await again.tick();
    const [counts] = await query(
      `select (select count(*)::int from delivery where brand_id = $1 and type = 'followUp') as letters,
         (select count(distinct recipient)::int from delivery where brand_id = $1 and type = 'followUp') as people,
         (select count(*)::int from follow_up where brand_id = $1 and asked_on is not null) as asked,
         (select count(*)::int from sheet_key where brand_id = $1 and is_again) as keys`,
      [brandId],
    );
    expect(counts).toEqual({ letters: 509, people: 509, asked: subjects, keys: subjects });
  },
);
