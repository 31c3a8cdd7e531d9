ALTER TABLE "brand" ADD COLUMN "former_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "reports_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "privacy_email" text;--> statement-breakpoint
ALTER TABLE "report_archive" ADD COLUMN "kind" text DEFAULT 'reports' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit" USING btree ("brand_id","entity_id","at") WHERE "audit"."entity_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_of_many" ON "audit" USING btree ("brand_id","at") WHERE "audit"."details" ? 'subjectIdList';