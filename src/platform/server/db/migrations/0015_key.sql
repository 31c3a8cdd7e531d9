CREATE TABLE "api_key" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"scope_list" text[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_on" date,
	"minute_at" timestamp with time zone,
	"minute_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "api_key_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_brand_id_created_by_membership_brand_id_id_fk" FOREIGN KEY ("brand_id","created_by") REFERENCES "public"."membership"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_token" ON "api_key" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_key_created_by" ON "api_key" USING btree ("brand_id","created_by");