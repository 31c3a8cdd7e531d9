CREATE TABLE "company_told" (
	"brand_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"method" text NOT NULL,
	"competence_id" uuid NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"in_mean" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_told_brand_id_account_id_year_method_competence_id_pk" PRIMARY KEY("brand_id","account_id","year","method","competence_id")
);
