ALTER TABLE "brand" ADD COLUMN "answer_words" jsonb;--> statement-breakpoint
ALTER TABLE "questionary" ADD COLUMN "answer_words" jsonb;