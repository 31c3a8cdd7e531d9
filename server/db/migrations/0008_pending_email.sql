ALTER TABLE "account" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "pending_until" timestamp with time zone;