CREATE TABLE "scim_change" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"allowed_until" timestamp with time zone,
	CONSTRAINT "scim_change_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "scim_user" (
	"brand_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"external_id" text,
	"display_name" text,
	"manager" text,
	"is_gone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "scim_user_brand_id_employee_id_pk" PRIMARY KEY("brand_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "scim_change" ADD CONSTRAINT "scim_change_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_user" ADD CONSTRAINT "scim_user_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_change_at" ON "scim_change" USING btree ("brand_id","kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_change_held" ON "scim_change" USING btree ("brand_id","kind","subject") WHERE "scim_change"."state" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "scim_user_name" ON "scim_user" USING btree ("brand_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "scim_user_external" ON "scim_user" USING btree ("brand_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_user_manager" ON "scim_user" USING btree ("brand_id","manager") WHERE "scim_user"."manager" is not null;