DROP INDEX "cycle_rater_employee";--> statement-breakpoint
CREATE INDEX "cycle_rater_employee" ON "cycle_rater" USING btree ("brand_id","employee_id","cycle_id");