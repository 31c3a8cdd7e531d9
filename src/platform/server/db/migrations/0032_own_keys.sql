-- On a database whose order is C, names that differ by Cyrillic capitals alone could stand beside each other. Whoever isn't
-- seen any more gives theirs up first.
UPDATE "scim_user" s SET "user_name" = s.employee_id::text
WHERE exists (select from "scim_user" o
  where o.brand_id = s.brand_id and lower(o.user_name collate "ru-x-icu") = lower(s.user_name collate "ru-x-icu")
    and (o.is_gone, o.employee_id) < (s.is_gone, s.employee_id));--> statement-breakpoint
ALTER TABLE "scim_user" DROP COLUMN "name_key";--> statement-breakpoint
ALTER TABLE "scim_user" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(user_name collate "ru-x-icu")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scim_user" DROP COLUMN "manager_key";--> statement-breakpoint
ALTER TABLE "scim_user" ADD COLUMN "manager_key" text GENERATED ALWAYS AS (lower(manager collate "ru-x-icu")) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_user_name" ON "scim_user" USING btree ("brand_id","name_key");--> statement-breakpoint
CREATE INDEX "scim_user_manager" ON "scim_user" USING btree ("brand_id","manager_key") WHERE "scim_user"."manager_key" is not null;--> statement-breakpoint
-- What still lets in names who has narrowed it as the company's own, as an account has another id where the company moves to.
UPDATE "brand" b SET "former_entry" = jsonb_set(b.former_entry, '{by}', coalesce((select to_jsonb(m.id::text)
  from "membership" m where m.brand_id = b.id and m.account_id::text = b.former_entry ->> 'by'), 'null'))
WHERE b.former_entry ->> 'by' is not null;