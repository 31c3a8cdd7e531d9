CREATE TABLE "brand_domain" (
	"for_brand_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp with time zone,
	"by_operator" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_domain_for_brand_id_domain_pk" PRIMARY KEY("for_brand_id","domain"),
	CONSTRAINT "brand_domain_case" CHECK ("brand_domain"."domain" = lower("brand_domain"."domain"))
);
--> statement-breakpoint
CREATE TABLE "sso_asked" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"name" text,
	"reason" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sso_asked_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_attempt" (
	"brand_id" uuid NOT NULL,
	"state_hash" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"sealed" "bytea" NOT NULL,
	"browser_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"session_id" uuid,
	"test_id" uuid,
	"return_path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_attempt_brand_id_state_hash_pk" PRIMARY KEY("brand_id","state_hash"),
	CONSTRAINT "sso_attempt_purpose" CHECK ("sso_attempt"."test_id" is null or "sso_attempt"."purpose" = 'test')
);
--> statement-breakpoint
CREATE TABLE "sso_connection" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text DEFAULT 'oidc' NOT NULL,
	"preset" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"token_auth" text NOT NULL,
	"claim_names" jsonb NOT NULL,
	"trusts_factor" boolean DEFAULT false NOT NULL,
	"uses_rules" boolean DEFAULT false NOT NULL,
	"allow_admin" boolean DEFAULT false NOT NULL,
	"ends_there" boolean DEFAULT false NOT NULL,
	"refreshed_at" timestamp with time zone,
	"last_error" text,
	"tried_at" timestamp with time zone,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sso_connection_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_identity" (
	"brand_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"membership_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_identity_brand_id_connection_id_subject_pk" PRIMARY KEY("brand_id","connection_id","subject")
);
--> statement-breakpoint
CREATE TABLE "sso_rule" (
	"brand_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"value" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "sso_rule_brand_id_connection_id_value_pk" PRIMARY KEY("brand_id","connection_id","value")
);
--> statement-breakpoint
CREATE TABLE "sso_spent" (
	"brand_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_spent_brand_id_hash_pk" PRIMARY KEY("brand_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sso_test" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"connection_version" integer NOT NULL,
	"membership_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"started_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"seen" jsonb,
	CONSTRAINT "sso_test_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "roles_from" text DEFAULT 'hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "is_spare" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "own_entry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "brand_domain" ADD CONSTRAINT "brand_domain_for_brand_id_brand_id_fk" FOREIGN KEY ("for_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_asked" ADD CONSTRAINT "sso_asked_brand_id_connection_id_sso_connection_brand_id_id_fk" FOREIGN KEY ("brand_id","connection_id") REFERENCES "public"."sso_connection"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_attempt" ADD CONSTRAINT "sso_attempt_brand_id_connection_id_sso_connection_brand_id_id_fk" FOREIGN KEY ("brand_id","connection_id") REFERENCES "public"."sso_connection"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_connection" ADD CONSTRAINT "sso_connection_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identity" ADD CONSTRAINT "sso_identity_brand_id_connection_id_sso_connection_brand_id_id_fk" FOREIGN KEY ("brand_id","connection_id") REFERENCES "public"."sso_connection"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_identity" ADD CONSTRAINT "sso_identity_brand_id_membership_id_membership_brand_id_id_fk" FOREIGN KEY ("brand_id","membership_id") REFERENCES "public"."membership"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_rule" ADD CONSTRAINT "sso_rule_brand_id_connection_id_sso_connection_brand_id_id_fk" FOREIGN KEY ("brand_id","connection_id") REFERENCES "public"."sso_connection"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_spent" ADD CONSTRAINT "sso_spent_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_test" ADD CONSTRAINT "sso_test_brand_id_connection_id_sso_connection_brand_id_id_fk" FOREIGN KEY ("brand_id","connection_id") REFERENCES "public"."sso_connection"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brand_domain_proven" ON "brand_domain" USING btree ("domain") WHERE "brand_domain"."proven_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_asked_subject" ON "sso_asked" USING btree ("brand_id","connection_id","subject");--> statement-breakpoint
CREATE INDEX "sso_asked_last" ON "sso_asked" USING btree ("brand_id","last_at");--> statement-breakpoint
CREATE INDEX "sso_attempt_state" ON "sso_attempt" USING btree ("state_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_identity_member" ON "sso_identity" USING btree ("brand_id","connection_id","membership_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sso_test_token" ON "sso_test" USING btree ("brand_id","token_hash");