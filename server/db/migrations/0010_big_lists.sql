DROP INDEX "report_created";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(lower((last_name || ' ' || first_name || ' ' || last_name || ' ' || email) collate "ru-x-icu"), 'ё', 'е')) STORED;--> statement-breakpoint
CREATE INDEX "employee_last_name" ON "employee" USING btree ("brand_id","last_name" collate "ru-x-icu","id");--> statement-breakpoint
CREATE INDEX "account_name" ON "account" USING btree ("last_name" collate "ru-x-icu","first_name" collate "ru-x-icu");--> statement-breakpoint
CREATE INDEX "report_made" ON "report" USING btree ("brand_id","kind","created_at","questionary_id","employee_id");