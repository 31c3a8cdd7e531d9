DROP INDEX "position_name";--> statement-breakpoint
DROP INDEX "subdivision_name";--> statement-breakpoint
CREATE UNIQUE INDEX "position_name" ON "position" USING btree ("brand_id",lower("name" collate "ru-x-icu"));--> statement-breakpoint
CREATE UNIQUE INDEX "subdivision_name" ON "subdivision" USING btree ("brand_id",lower("name" collate "ru-x-icu"));