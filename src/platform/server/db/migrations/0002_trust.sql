ALTER TABLE "brand" ADD COLUMN "factor_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "factor_from" date;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "trust_days" smallint DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "session_rules" jsonb;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "ip_list" "cidr"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "ip_for" text DEFAULT 'hr' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "sso" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "former_months" smallint;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "report_months" smallint;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "consent" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD COLUMN "proved_how" text;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD COLUMN "has_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "reach" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "has_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "idp_sid" text;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_trust_days" CHECK ("brand"."trust_days" between 0 and 30);--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_erasure_terms" CHECK (least("brand"."former_months", "brand"."report_months") >= 3);