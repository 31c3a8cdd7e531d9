CREATE TABLE "hook" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"former_sealed" "bytea",
	"former_until" timestamp with time zone,
	"event_list" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"off_for" text,
	"failing_since" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hook_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "hook_delivery" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hook_delivery_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "hook" ADD CONSTRAINT "hook_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_delivery" ADD CONSTRAINT "hook_delivery_brand_id_hook_id_hook_brand_id_id_fk" FOREIGN KEY ("brand_id","hook_id") REFERENCES "public"."hook"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hook_delivery_at" ON "hook_delivery" USING btree ("brand_id","hook_id","at");--> statement-breakpoint
CREATE INDEX "hook_delivery_old" ON "hook_delivery" USING btree ("brand_id","at");--> statement-breakpoint
CREATE INDEX "hook_delivery_waiting" ON "hook_delivery" USING btree ("brand_id","hook_id","next_at") WHERE "hook_delivery"."state" = 'waiting';