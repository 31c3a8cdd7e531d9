CREATE TABLE "pending_right" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"change" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "pending_right_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "super_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "share" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "share_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "address_kept" text DEFAULT 'block' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "proved_how" text;--> statement-breakpoint
ALTER TABLE "pending_right" ADD CONSTRAINT "pending_right_brand_id_membership_id_membership_brand_id_id_fk" FOREIGN KEY ("brand_id","membership_id") REFERENCES "public"."membership"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_right_open" ON "pending_right" USING btree ("brand_id","membership_id") WHERE "pending_right"."done_at" is null and "pending_right"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "audit_address" ON "audit" USING btree ("brand_id","at") WHERE "audit"."address" is not null;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_share_domains" CHECK (cardinality("brand"."share_domains") <= 20);