CREATE TABLE "plan" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_goal" (
	"brand_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"competence_id" uuid,
	"text" text NOT NULL,
	"sign" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"carried_from" uuid,
	CONSTRAINT "plan_goal_brand_id_plan_id_id_pk" PRIMARY KEY("brand_id","plan_id","id"),
	CONSTRAINT "plan_goal_position" CHECK ("plan_goal"."position" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "plan_note" (
	"brand_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "plan_note_brand_id_plan_id_id_pk" PRIMARY KEY("brand_id","plan_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_step" (
	"brand_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"due" date NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plan_step_brand_id_plan_id_goal_id_position_pk" PRIMARY KEY("brand_id","plan_id","goal_id","position"),
	CONSTRAINT "plan_step_position" CHECK ("plan_step"."position" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_goal" ADD CONSTRAINT "plan_goal_brand_id_plan_id_plan_brand_id_id_fk" FOREIGN KEY ("brand_id","plan_id") REFERENCES "public"."plan"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_note" ADD CONSTRAINT "plan_note_brand_id_plan_id_plan_brand_id_id_fk" FOREIGN KEY ("brand_id","plan_id") REFERENCES "public"."plan"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_note" ADD CONSTRAINT "plan_note_brand_id_author_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","author_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_step" ADD CONSTRAINT "plan_step_brand_id_plan_id_goal_id_plan_goal_brand_id_plan_id_id_fk" FOREIGN KEY ("brand_id","plan_id","goal_id") REFERENCES "public"."plan_goal"("brand_id","plan_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_open" ON "plan" USING btree ("brand_id","employee_id") WHERE "plan"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "plan_employee" ON "plan" USING btree ("brand_id","employee_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_note_author" ON "plan_note" USING btree ("brand_id","author_id");--> statement-breakpoint
CREATE INDEX "plan_step_due" ON "plan_step" USING btree ("brand_id","due") WHERE not "plan_step"."is_done";