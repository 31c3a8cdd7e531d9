CREATE TABLE "cycle" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"method" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"small_groups" text DEFAULT 'joined' NOT NULL,
	"chosen_by" text NOT NULL,
	"approved_by" text NOT NULL,
	"limits" jsonb NOT NULL,
	"competence_source" text NOT NULL,
	"choose_until" date,
	"date_start" date NOT NULL,
	"date_end" date NOT NULL,
	"release" text NOT NULL,
	"release_on" date,
	"may_decline" boolean DEFAULT true NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" uuid,
	"choosing_ended_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cycle_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "cycle_competence" (
	"brand_id" uuid NOT NULL,
	"cycle_id" uuid NOT NULL,
	"competence_id" uuid NOT NULL,
	"order" smallint NOT NULL,
	CONSTRAINT "cycle_competence_brand_id_cycle_id_competence_id_pk" PRIMARY KEY("brand_id","cycle_id","competence_id")
);
--> statement-breakpoint
CREATE TABLE "cycle_rater" (
	"brand_id" uuid NOT NULL,
	"cycle_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"type" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "cycle_rater_brand_id_cycle_id_subject_id_employee_id_pk" PRIMARY KEY("brand_id","cycle_id","subject_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "cycle_subject" (
	"brand_id" uuid NOT NULL,
	"cycle_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"state" text DEFAULT 'choosing' NOT NULL,
	"approver_id" uuid,
	"is_late" boolean DEFAULT false NOT NULL,
	"note" text,
	"problem" jsonb,
	"questionary_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cycle_subject_brand_id_cycle_id_employee_id_pk" PRIMARY KEY("brand_id","cycle_id","employee_id"),
	CONSTRAINT "cycle_subject_questionary" UNIQUE("brand_id","questionary_id")
);
--> statement-breakpoint
CREATE TABLE "task_digest" (
	"brand_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"sent_on" date NOT NULL,
	CONSTRAINT "task_digest_brand_id_employee_id_pk" PRIMARY KEY("brand_id","employee_id")
);
--> statement-breakpoint
DROP INDEX "report_created";--> statement-breakpoint
DROP INDEX "report_number";--> statement-breakpoint
DROP INDEX "report_start";--> statement-breakpoint
DROP INDEX "report_method";--> statement-breakpoint
DROP INDEX "report_type";--> statement-breakpoint
DROP INDEX "report_employee";--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "last_cycle_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "declined" text;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "decline_note" text;--> statement-breakpoint
ALTER TABLE "questionary" ADD COLUMN "cycle_id" uuid;--> statement-breakpoint
ALTER TABLE "questionary" ADD COLUMN "release" text DEFAULT 'atOnce' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionary" ADD COLUMN "release_on" date;--> statement-breakpoint
ALTER TABLE "questionary" ADD COLUMN "may_decline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questionary" ALTER COLUMN "may_decline" SET DEFAULT true;--> statement-breakpoint
-- Whoever was asked before is asked as they were told. What is not at work yet is as a new one.
ALTER TABLE "questionary" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "questionary" SET "may_decline" = true WHERE "status" = 'created';--> statement-breakpoint
ALTER TABLE "questionary" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "leader_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "hold_note" text;--> statement-breakpoint
-- Reports made before have been open since they were made.
ALTER TABLE "report" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "report" SET "leader_at" = "created_at", "released_at" = "created_at";--> statement-breakpoint
ALTER TABLE "report" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cycle" ADD CONSTRAINT "cycle_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_competence" ADD CONSTRAINT "cycle_competence_brand_id_cycle_id_cycle_brand_id_id_fk" FOREIGN KEY ("brand_id","cycle_id") REFERENCES "public"."cycle"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_competence" ADD CONSTRAINT "cycle_competence_brand_id_competence_id_competence_brand_id_id_fk" FOREIGN KEY ("brand_id","competence_id") REFERENCES "public"."competence"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_rater" ADD CONSTRAINT "cycle_rater_of_subject" FOREIGN KEY ("brand_id","cycle_id","subject_id") REFERENCES "public"."cycle_subject"("brand_id","cycle_id","employee_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_rater" ADD CONSTRAINT "cycle_rater_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_subject" ADD CONSTRAINT "cycle_subject_brand_id_cycle_id_cycle_brand_id_id_fk" FOREIGN KEY ("brand_id","cycle_id") REFERENCES "public"."cycle"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_subject" ADD CONSTRAINT "cycle_subject_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_subject" ADD CONSTRAINT "cycle_subject_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_digest" ADD CONSTRAINT "task_digest_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cycle_number" ON "cycle" USING btree ("brand_id","number");--> statement-breakpoint
CREATE INDEX "cycle_open" ON "cycle" USING btree ("brand_id","status") WHERE "cycle"."status" in ('nominating', 'inwork');--> statement-breakpoint
CREATE INDEX "cycle_competence_competence" ON "cycle_competence" USING btree ("brand_id","competence_id");--> statement-breakpoint
CREATE INDEX "cycle_rater_employee" ON "cycle_rater" USING btree ("brand_id","cycle_id","employee_id");--> statement-breakpoint
CREATE INDEX "cycle_subject_state" ON "cycle_subject" USING btree ("brand_id","cycle_id","state");--> statement-breakpoint
CREATE INDEX "cycle_subject_employee" ON "cycle_subject" USING btree ("brand_id","employee_id");--> statement-breakpoint
CREATE INDEX "cycle_subject_approver" ON "cycle_subject" USING btree ("brand_id","approver_id") WHERE "cycle_subject"."approver_id" is not null;--> statement-breakpoint
CREATE INDEX "questionary_cycle" ON "questionary" USING btree ("brand_id","cycle_id") WHERE "questionary"."cycle_id" is not null;--> statement-breakpoint
CREATE INDEX "report_closed" ON "report" USING btree ("brand_id","employee_id","questionary_id") WHERE "report"."kind" = 'final' and "report"."released_at" is null;--> statement-breakpoint
CREATE INDEX "report_interim" ON "report" USING btree ("brand_id","employee_id") WHERE "report"."kind" = 'interim';--> statement-breakpoint
CREATE INDEX "report_created" ON "report" USING btree ("brand_id","created_at","number","employee_id","questionary_id","method","type","date_start","leader_at","released_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_number" ON "report" USING btree ("brand_id","number","employee_id","questionary_id","method","type","date_start","created_at","leader_at","released_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_start" ON "report" USING btree ("brand_id","date_start","number","employee_id","questionary_id","method","type","created_at","leader_at","released_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_method" ON "report" USING btree ("brand_id",("method"::int),"number","employee_id","questionary_id","method","type","date_start","created_at","leader_at","released_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_type" ON "report" USING btree ("brand_id","type","number","employee_id","questionary_id","method","date_start","created_at","leader_at","released_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_employee" ON "report" USING btree ("brand_id","employee_id","kind","number","questionary_id","method","type","date_start","created_at","leader_at","released_at");