ALTER TABLE "cycle" ADD COLUMN "per_rater" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "cycle" ADD COLUMN "evened" jsonb;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "per_rater" smallint DEFAULT 10 NOT NULL;