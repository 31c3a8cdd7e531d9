CREATE TABLE "account_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_in_force" boolean DEFAULT false NOT NULL,
	"sealed" "bytea",
	"last_step" bigint,
	"credential_id" "bytea",
	"public_key" "bytea",
	"counter" bigint,
	"rp_id" text,
	"is_verifying" boolean,
	"backed_up" boolean,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "account_factor_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "account_factor_kind" CHECK (case "account_factor"."kind" when 'totp' then "account_factor"."sealed" is not null
        else num_nulls("account_factor"."credential_id", "account_factor"."public_key", "account_factor"."counter", "account_factor"."rp_id") = 0 end)
);
--> statement-breakpoint
CREATE TABLE "account_recovery" (
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"is_in_force" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_recovery_account_id_hash_pk" PRIMARY KEY("account_id","hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_ticket" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"account_id" uuid NOT NULL,
	"for_brand_id" uuid NOT NULL,
	"proved_how" text NOT NULL,
	"counted" jsonb NOT NULL,
	"mail_proven" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trusted_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"browser" text,
	"system" text,
	"trusted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "must_enrol" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_factor" ADD CONSTRAINT "account_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_recovery" ADD CONSTRAINT "account_recovery_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD CONSTRAINT "sign_in_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_ticket" ADD CONSTRAINT "sign_in_ticket_for_brand_id_brand_id_fk" FOREIGN KEY ("for_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_device" ADD CONSTRAINT "trusted_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_factor_account" ON "account_factor" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_ticket_account" ON "sign_in_ticket" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "trusted_device_account" ON "trusted_device" USING btree ("account_id");