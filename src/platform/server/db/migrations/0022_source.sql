CREATE TABLE "source" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"sealed_login" "bytea",
	"choices" jsonb NOT NULL,
	"absent" text NOT NULL,
	"mode" text NOT NULL,
	"hour" integer,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"looked_at" timestamp with time zone,
	"last_error" text,
	"seen" jsonb,
	"last_hash" text,
	"taken_file_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "source_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "people_run" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "people_run" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "people_run" ADD COLUMN "state" text DEFAULT 'taken' NOT NULL;--> statement-breakpoint
ALTER TABLE "people_run" ADD COLUMN "outlook" jsonb;--> statement-breakpoint
ALTER TABLE "people_run" ADD COLUMN "marks" jsonb;--> statement-breakpoint
ALTER TABLE "people_run" ADD COLUMN "sealed_file" "bytea";--> statement-breakpoint
ALTER TABLE "people_run" ADD COLUMN "file_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source" ADD CONSTRAINT "source_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;