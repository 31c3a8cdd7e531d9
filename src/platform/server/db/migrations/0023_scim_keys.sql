DROP INDEX "scim_user_name";--> statement-breakpoint
DROP INDEX "scim_user_manager";--> statement-breakpoint
ALTER TABLE "scim_user" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(user_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scim_user" ADD COLUMN "manager_key" text GENERATED ALWAYS AS (lower(manager)) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_user_name" ON "scim_user" USING btree ("brand_id","name_key");--> statement-breakpoint
CREATE INDEX "scim_user_manager" ON "scim_user" USING btree ("brand_id","manager_key") WHERE "scim_user"."manager_key" is not null;