CREATE TABLE "people_run" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"origin" text NOT NULL,
	"name" text NOT NULL,
	"by" uuid,
	"at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "people_run_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "people_run_person" (
	"brand_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"fired_at" date,
	"deleted_at" timestamp with time zone,
	"stayed" text,
	CONSTRAINT "people_run_person_brand_id_run_id_employee_id_pk" PRIMARY KEY("brand_id","run_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "people_run" ADD CONSTRAINT "people_run_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_run_person" ADD CONSTRAINT "people_run_person_brand_id_run_id_people_run_brand_id_id_fk" FOREIGN KEY ("brand_id","run_id") REFERENCES "public"."people_run"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_run_person" ADD CONSTRAINT "people_run_person_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_run_at" ON "people_run" USING btree ("brand_id","at");--> statement-breakpoint
CREATE INDEX "people_run_person_employee" ON "people_run_person" USING btree ("brand_id","employee_id");