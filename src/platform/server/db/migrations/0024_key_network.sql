ALTER TABLE "api_key" ADD COLUMN "ip_list" "cidr"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_refused_on" date;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;