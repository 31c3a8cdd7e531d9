ALTER TABLE "brand" ADD COLUMN "share" text DEFAULT 'members' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "share_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_share_domains" CHECK (cardinality("brand"."share_domains") <= 20);