ALTER TABLE "questionary_subject" ADD COLUMN "shares_with" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Questionaries whose anonymous answers about a person are still to be told, and others about the same person that
-- are in work, or were until 30 days ago or reported since then, and ask some of the same raters: earlier ones, and
-- those that ask them by name. `deploy/upgrade --check` reads it, too (server/operator/upgrade/upgrade-queries.ts).
CREATE TEMP VIEW one_voice AS
with voice as materialized (
  select q.brand_id, q.id, q.number, (q.sent_at, q.number) as place, a.subject_id, a.participant_id,
    q.is_anonymous and q.method = '360' and q.anonymity_threshold > 1
      and a.type in ('colleague', 'customer', 'subordinate') as is_anonymous,
    q.status = 'inwork' or has_sheets as is_open
  from questionary q
  join assignment a on a.brand_id = q.brand_id and a.questionary_id = q.id
  cross join lateral (select exists (select from sheet h where h.brand_id = q.brand_id
    and h.questionary_id = q.id and h.subject_id = a.subject_id) as has_sheets) sheets
  where q.sent_at is not null and a.type <> 'employee'
    and (q.status = 'inwork' or has_sheets or q.done_at > now() - interval '30 days'
      or exists (select from report r where r.brand_id = q.brand_id and r.questionary_id = q.id
        and r.employee_id = a.subject_id and r.kind = 'final' and r.created_at > now() - interval '30 days'))
),
person as (
  select brand_id, subject_id as id from voice union select brand_id, participant_id from voice
),
called as (
  select brand_id, id, last_name || ' ' || first_name as spelt
  from person join employee using (brand_id, id)
  union
  select p.brand_id, p.id, (s.asked_name ->> 'lastName') || ' ' || (s.asked_name ->> 'firstName')
  from person p join questionary_subject s on s.brand_id = p.brand_id and s.employee_id = p.id
  union
  select p.brand_id, p.id, (s.asked_name ->> 'lastName') || ' ' || (s.asked_name ->> 'firstName')
  from person p join questionary_participant s on s.brand_id = p.brand_id and s.employee_id = p.id
),
-- The words of a name in any order, folded as `name_sieve` is.
name as materialized (
  select brand_id, id, (select string_agg(word, ' ' order by word collate "C")
    from regexp_split_to_table(translate(regexp_replace(normalize(lower(spelt collate "ru-x-icu"), NFKD),
      '[\u0300-\u036f\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]', '', 'g'), 'aαbβceεhηkκmμoοpρtτxχyυ', 'ааввсееннккммооррттххуу') collate "ru-x-icu", '[^[:alnum:]]+') word
    where word <> '') as key
  from called
),
same as materialized (
  select brand_id, id as one, id as other from person
  union
  select brand_id, one.id, other.id from name one join name other using (brand_id, key)
)
select distinct later.brand_id, later.id as questionary_id, later.number, later.subject_id,
  earlier.number as shares_with
from voice later
join same subject on subject.brand_id = later.brand_id and subject.one = later.subject_id
join same rater on rater.brand_id = later.brand_id and rater.one = later.participant_id
join voice earlier on earlier.brand_id = later.brand_id and earlier.subject_id = subject.other
  and earlier.participant_id = rater.other
where later.is_open and later.is_anonymous
  and (earlier.place < later.place or not earlier.is_anonymous);--> statement-breakpoint
UPDATE "questionary_subject" s SET "shares_with" = p.numbers
FROM (select brand_id, questionary_id, subject_id, array_agg(shares_with order by shares_with) as numbers
  from one_voice group by brand_id, questionary_id, subject_id) p
WHERE s.brand_id = p.brand_id and s.questionary_id = p.questionary_id and s.employee_id = p.subject_id;--> statement-breakpoint
DROP VIEW one_voice;--> statement-breakpoint
ALTER TABLE "report" DROP COLUMN "sums";--> statement-breakpoint
ALTER TABLE "report" DROP COLUMN "left_out_columns";--> statement-breakpoint
DROP INDEX "report_interim";--> statement-breakpoint
CREATE INDEX "questionary_done" ON "questionary" USING btree ("brand_id","done_at");
