CREATE TABLE "consent" (
	"brand_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"day" date NOT NULL,
	"how" text NOT NULL,
	CONSTRAINT "consent_brand_id_employee_id_version_pk" PRIMARY KEY("brand_id","employee_id","version")
);
--> statement-breakpoint
CREATE TABLE "consent_text" (
	"brand_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_text_brand_id_version_locale_pk" PRIMARY KEY("brand_id","version","locale")
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"with_reports" boolean NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "erasure_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "erased_number" integer;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_text" ADD CONSTRAINT "consent_text_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_open" ON "erasure" USING btree ("brand_id","employee_id") WHERE "erasure"."done_at" is null and "erasure"."stopped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "employee_erased" ON "employee" USING btree ("brand_id","erased_number") WHERE "employee"."erased_number" is not null;