CREATE TABLE "company_step" (
	"brand_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"method" text NOT NULL,
	"competence_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"row" text NOT NULL,
	"nth" smallint NOT NULL,
	"threshold" smallint NOT NULL,
	"sum" double precision NOT NULL,
	"people_count" integer NOT NULL,
	"people" jsonb NOT NULL,
	"made_on" date NOT NULL,
	CONSTRAINT "company_step_brand_id_year_method_competence_id_number_pk" PRIMARY KEY("brand_id","year","method","competence_id","number")
);
--> statement-breakpoint
CREATE TABLE "knowledge" (
	"brand_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_brand_id_reader_id_person_id_pk" PRIMARY KEY("brand_id","reader_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "knowledge" ADD CONSTRAINT "knowledge_brand_id_person_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","person_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_person" ON "knowledge" USING btree ("brand_id","person_id");--> statement-breakpoint
-- Whom people lead.
INSERT INTO "knowledge" (brand_id, reader_id, person_id)
SELECT brand_id, leader_id, employee_id FROM employee_leader
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Who rated somebody as their leader.
INSERT INTO "knowledge" (brand_id, reader_id, person_id)
SELECT r.brand_id, (a.one ->> 'id')::uuid, r.employee_id
FROM report r CROSS JOIN LATERAL jsonb_array_elements(r.raters) a (one)
WHERE a.one ->> 'type' = 'supervisor' AND (a.one ->> 'id')::uuid <> r.employee_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Who opened, saved or sent reports, as far as the activity log still tells, or brought them in.
WITH read AS (
  SELECT brand_id, actor_id, entity_id AS person_id FROM audit
  WHERE kind = 'report' AND verb IN ('open', 'export', 'send') AND actor_id IS NOT NULL
  UNION
  SELECT brand_id, actor_id, (jsonb_array_elements_text(details -> 'subjectIdList'))::uuid FROM audit
  WHERE kind = 'report' AND actor_id IS NOT NULL AND details ? 'subjectIdList'
  UNION
  SELECT r.brand_id, q.sent_by, r.employee_id FROM report r
  JOIN questionary q ON q.brand_id = r.brand_id AND q.id = r.questionary_id
  WHERE q.brought_at IS NOT NULL AND q.sent_by IS NOT NULL
), readers AS (
  SELECT brand_id, actor_id AS reader_id, person_id FROM read
  UNION
  SELECT m.brand_id, m.employee_id, r.person_id FROM read r
  JOIN membership m ON m.brand_id = r.brand_id AND m.account_id = r.actor_id
)
INSERT INTO "knowledge" (brand_id, reader_id, person_id)
SELECT r.brand_id, r.reader_id, r.person_id FROM readers r
JOIN employee e ON e.brand_id = r.brand_id AND e.id = r.person_id
WHERE r.reader_id <> r.person_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- To whom reports were sent, as far as the log of sending or the activity log still tells.
WITH sent AS (
  SELECT s.brand_id, s.employee_id AS person_id, d.recipient AS address FROM report_sending s
  JOIN delivery d ON d.brand_id = s.brand_id AND d.type = 'report' AND d.payload ->> 'sendingId' = s.id::text
  UNION
  SELECT brand_id, entity_id, jsonb_array_elements_text(details -> 'recipientList') FROM audit
  WHERE kind = 'report' AND verb = 'send' AND details ? 'recipientList'
), addressed AS (
  SELECT brand_id, id AS reader_id, unnest(array[email, slack_id]) AS address FROM employee
  UNION
  SELECT brand_id, employee_id, email FROM former_name
  UNION
  SELECT m.brand_id, r.id, a.address FROM membership m JOIN account o ON o.id = m.account_id
  CROSS JOIN LATERAL unnest(array[o.email, o.pending_email, o.slack_id]) a (address)
  CROSS JOIN LATERAL unnest(array[m.account_id, m.employee_id]) r (id)
)
INSERT INTO "knowledge" (brand_id, reader_id, person_id)
SELECT s.brand_id, a.reader_id, s.person_id FROM sent s
JOIN addressed a ON a.brand_id = s.brand_id AND a.address = s.address
JOIN employee e ON e.brand_id = s.brand_id AND e.id = s.person_id
WHERE a.reader_id <> s.person_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Erased people are known to everybody, and read nothing.
DELETE FROM "knowledge" k USING employee e
WHERE e.brand_id = k.brand_id AND e.id IN (k.person_id, k.reader_id) AND e.erased_number IS NOT NULL;
