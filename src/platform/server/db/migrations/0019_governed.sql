CREATE TABLE "twin_apart" (
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	CONSTRAINT "twin_apart_brand_id_kind_one_id_other_id_pk" PRIMARY KEY("brand_id","kind","one_id","other_id"),
	CONSTRAINT "twin_apart_order" CHECK ("twin_apart"."one_id" < "twin_apart"."other_id")
);
--> statement-breakpoint
CREATE TABLE "position_wish" (
	"brand_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "position_wish_brand_id_employee_id_pk" PRIMARY KEY("brand_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "twin_apart" ADD CONSTRAINT "twin_apart_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_wish" ADD CONSTRAINT "position_wish_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_wish" ADD CONSTRAINT "position_wish_brand_id_position_id_position_brand_id_id_fk" FOREIGN KEY ("brand_id","position_id") REFERENCES "public"."position"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "position_wish_position" ON "position_wish" USING btree ("brand_id","position_id");