ALTER TABLE "brand" ADD COLUMN "former_entry" jsonb;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD COLUMN "right_id" uuid;