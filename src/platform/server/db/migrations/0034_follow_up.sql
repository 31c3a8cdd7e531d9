CREATE TABLE "follow_up" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"question_ids" uuid[] NOT NULL,
	"asked_on" date,
	"until" date,
	"threshold" smallint,
	"reminded_at" timestamp with time zone,
	"result" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "follow_up_brand_id_questionary_id_employee_id_pk" PRIMARY KEY("brand_id","questionary_id","employee_id"),
	CONSTRAINT "follow_up_questions" CHECK (cardinality("follow_up"."question_ids") <= 3)
);
--> statement-breakpoint
ALTER TABLE "sheet_key" DROP CONSTRAINT "sheet_key_brand_id_questionary_id_subject_id_pk";--> statement-breakpoint
ALTER TABLE "sheet_key" ADD COLUMN "is_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_key" ADD CONSTRAINT "sheet_key_of_subject" PRIMARY KEY("brand_id","questionary_id","subject_id","is_again");--> statement-breakpoint
ALTER TABLE "cycle" ADD COLUMN "ask_again_weeks" smallint;--> statement-breakpoint
ALTER TABLE "cycle" ADD COLUMN "asked_again" jsonb;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "again" text;--> statement-breakpoint
ALTER TABLE "questionary" ADD COLUMN "ask_again_weeks" smallint;--> statement-breakpoint
ALTER TABLE "sheet" ADD COLUMN "is_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_up_until" ON "follow_up" USING btree ("brand_id","until");