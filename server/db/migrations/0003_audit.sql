CREATE TABLE "audit" (
	"brand_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"verb" text NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid,
	"name" text NOT NULL,
	"details" jsonb NOT NULL,
	"actor_text" text GENERATED ALWAYS AS (replace(lower((actor_name || ' ' || actor_email) collate "ru-x-icu"), 'ё', 'е')) STORED,
	"name_text" text GENERATED ALWAYS AS (replace(lower(name collate "ru-x-icu"), 'ё', 'е')) STORED,
	CONSTRAINT "audit_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("brand_id","at","id");