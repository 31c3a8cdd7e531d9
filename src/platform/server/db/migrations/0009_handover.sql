CREATE TABLE "begun" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"device" text,
	"day" date NOT NULL,
	CONSTRAINT "begun_brand_id_questionary_id_participant_id_subject_id_pk" PRIMARY KEY("brand_id","questionary_id","participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "handover" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"proof_hash" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handover_brand_id_questionary_id_participant_id_subject_id_pk" PRIMARY KEY("brand_id","questionary_id","participant_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "begun" ADD CONSTRAINT "begun_assignment" FOREIGN KEY ("brand_id","questionary_id","participant_id","subject_id") REFERENCES "public"."assignment"("brand_id","questionary_id","participant_id","subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover" ADD CONSTRAINT "handover_assignment" FOREIGN KEY ("brand_id","questionary_id","participant_id","subject_id") REFERENCES "public"."assignment"("brand_id","questionary_id","participant_id","subject_id") ON DELETE cascade ON UPDATE no action;