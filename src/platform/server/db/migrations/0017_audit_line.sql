CREATE TABLE "audit_line" (
	"brand_id" uuid NOT NULL,
	"written_id" bigint DEFAULT 0 NOT NULL,
	"due_id" bigint DEFAULT 0 NOT NULL,
	"due_after" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "audit_line_brand_id_pk" PRIMARY KEY("brand_id")
);
--> statement-breakpoint
ALTER TABLE "audit_line" ADD CONSTRAINT "audit_line_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;