CREATE TABLE "audit" (
	"brand_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_email" text NOT NULL,
	"verb" text NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid,
	"name" text NOT NULL,
	"details" jsonb NOT NULL,
	"actor_text" text GENERATED ALWAYS AS (replace(lower((actor_name || ' ' || actor_email) collate "ru-x-icu"), 'ё', 'е')) STORED,
	"name_text" text GENERATED ALWAYS AS (replace(lower(name collate "ru-x-icu"), 'ё', 'е')) STORED,
	CONSTRAINT "audit_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "delivery_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "delivery_recipient_case" CHECK ("delivery"."channel" <> 'email' or "delivery"."recipient" = lower("delivery"."recipient"))
);
--> statement-breakpoint
CREATE TABLE "report_sending" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"passed_participant_count" integer,
	"compared_questionary_id" uuid,
	"text" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_sending_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "common_question" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" jsonb NOT NULL,
	"type" text NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"order" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "common_question_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "competence" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "competence_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_matching" (
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"columns" jsonb NOT NULL,
	CONSTRAINT "import_matching_brand_id_kind_pk" PRIMARY KEY("brand_id","kind")
);
--> statement-breakpoint
CREATE TABLE "position" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "position_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "position_competence" (
	"brand_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"competence_id" uuid NOT NULL,
	"order" smallint NOT NULL,
	"target_mark" numeric(2, 1),
	CONSTRAINT "position_competence_brand_id_position_id_competence_id_pk" PRIMARY KEY("brand_id","position_id","competence_id"),
	CONSTRAINT "position_competence_target" CHECK ("position_competence"."target_mark" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "question" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"competence_id" uuid NOT NULL,
	"order" smallint NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "question_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "subdivision" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "subdivision_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"middle_name" text,
	"email" text NOT NULL,
	"position_id" uuid NOT NULL,
	"subdivision_id" uuid NOT NULL,
	"slack_id" text,
	"locale" text DEFAULT 'ru' NOT NULL,
	"in_company" date NOT NULL,
	"in_position" date NOT NULL,
	"work_expirience" smallint,
	"photo_url" text,
	"phone" text,
	"status" text,
	"status_emoji" text,
	"status_start_at" timestamp with time zone,
	"status_end_at" timestamp with time zone,
	"location" text,
	"timezone" text,
	"start_work_time_at" integer,
	"end_work_time_at" integer,
	"start_work_day_at" text,
	"end_work_day_at" text,
	"birth_date" date,
	"is_birth_date_hide" boolean DEFAULT false NOT NULL,
	"telegram" text,
	"fired_at" date,
	"deleted_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(lower((last_name || ' ' || first_name || ' ' || coalesce(middle_name || ' ', '')
        || first_name || ' ' || last_name || ' ' || email) collate "ru-x-icu"), 'ё', 'е')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email_replaced_at" timestamp with time zone,
	"name_since" timestamp with time zone,
	"renamed_at" timestamp with time zone,
	"name_replaced_at" timestamp with time zone,
	"remade_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "employee_email_case" CHECK ("employee"."email" = lower("employee"."email"))
);
--> statement-breakpoint
CREATE TABLE "employee_leader" (
	"brand_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"leader_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "employee_leader_brand_id_employee_id_leader_id_pk" PRIMARY KEY("brand_id","employee_id","leader_id"),
	CONSTRAINT "employee_leader_self" CHECK ("employee_leader"."employee_id" <> "employee_leader"."leader_id")
);
--> statement-breakpoint
CREATE TABLE "former_name" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_name_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"roles" text[] NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"disabled_by_hand" boolean DEFAULT false NOT NULL,
	"employee_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "membership_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"brand_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"file" "bytea" NOT NULL,
	CONSTRAINT "photo_brand_id_employee_id_pk" PRIMARY KEY("brand_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"waits_in" uuid,
	"password_hash" text,
	"email_proven" boolean DEFAULT true NOT NULL,
	"pending_email" text,
	"pending_until" timestamp with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text DEFAULT 'ru' NOT NULL,
	"slack_id" text,
	"search_text" text GENERATED ALWAYS AS (replace(lower((last_name || ' ' || first_name || ' ' || last_name || ' ' || email) collate "ru-x-icu"), 'ё', 'е')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_email" UNIQUE NULLS NOT DISTINCT("email","waits_in"),
	CONSTRAINT "account_email_case" CHECK ("account"."email" = lower("account"."email")),
	CONSTRAINT "account_pending_email_case" CHECK ("account"."pending_email" = lower("account"."pending_email"))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "attempt_key_pk" PRIMARY KEY("key")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"icon" "bytea",
	"icon_hash" text GENERATED ALWAYS AS (encode(sha256(icon), 'hex')) STORED,
	"accent_color" text,
	"domain" text,
	"logout_domain" text,
	"active" boolean DEFAULT true NOT NULL,
	"time_zone" text DEFAULT 'Europe/Moscow' NOT NULL,
	"letter_hour" smallint DEFAULT 9 NOT NULL,
	"anonymity_threshold" smallint DEFAULT 3 NOT NULL,
	"small_groups" text DEFAULT 'joined' NOT NULL,
	"reminder_days" smallint[] DEFAULT '{3,1}' NOT NULL,
	"default_locale" text DEFAULT 'ru' NOT NULL,
	"audit_months" smallint DEFAULT 36,
	"delivery_months" smallint DEFAULT 12 NOT NULL,
	"notification_months" smallint DEFAULT 12 NOT NULL,
	"people_limit" integer,
	"letters_limit" integer,
	"matrix" boolean DEFAULT false NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_slug_unique" UNIQUE("slug"),
	CONSTRAINT "brand_name_unique" UNIQUE("name"),
	CONSTRAINT "brand_domain_unique" UNIQUE("domain"),
	CONSTRAINT "brand_threshold" CHECK ("brand"."anonymity_threshold" = 1 or "brand"."anonymity_threshold" between 3 and 10),
	CONSTRAINT "brand_letter_hour" CHECK ("brand"."letter_hour" between 0 and 23),
	CONSTRAINT "brand_reminder_days" CHECK (cardinality("brand"."reminder_days") <= 5
        and 1 <= all ("brand"."reminder_days") and 30 >= all ("brand"."reminder_days")),
	CONSTRAINT "brand_limits" CHECK (least("brand"."people_limit", "brand"."letters_limit") >= 1),
	CONSTRAINT "brand_accent_color" CHECK ("brand"."accent_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "brand_terms" CHECK (least("brand"."audit_months", "brand"."delivery_months", "brand"."notification_months") >= 3),
	CONSTRAINT "brand_icon_size" CHECK (octet_length("brand"."icon") <= 65536)
);
--> statement-breakpoint
CREATE TABLE "brand_elsewhere" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyring_master" (
	"number" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"for_brand_id" uuid,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"parent_id" uuid,
	"account_id" uuid NOT NULL,
	"session_brand_id" uuid NOT NULL,
	"browser" text,
	"system" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"type" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "notification_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "assignment" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"participant_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'no_progress' NOT NULL,
	"is_counted" boolean DEFAULT true NOT NULL,
	CONSTRAINT "assignment_brand_id_questionary_id_participant_id_subject_id_pk" PRIMARY KEY("brand_id","questionary_id","participant_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"brand_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "invitation_brand_id_token_hash_pk" PRIMARY KEY("brand_id","token_hash"),
	CONSTRAINT "invitation_email_case" CHECK ("invitation"."email" = lower("invitation"."email"))
);
--> statement-breakpoint
CREATE TABLE "questionary" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"method" text NOT NULL,
	"type" text NOT NULL,
	"position_id" uuid,
	"subdivision_id" uuid,
	"date_start" date NOT NULL,
	"date_end" date NOT NULL,
	"period_type" text,
	"is_anonymous" boolean NOT NULL,
	"small_groups" text DEFAULT 'joined' NOT NULL,
	"anonymity_threshold" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"brought_at" timestamp with time zone,
	"title" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "questionary_brand_id_id_pk" PRIMARY KEY("brand_id","id"),
	CONSTRAINT "questionary_threshold" CHECK ("questionary"."anonymity_threshold" = 1 or "questionary"."anonymity_threshold" between 3 and 10)
);
--> statement-breakpoint
CREATE TABLE "questionary_competence" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"competence_id" uuid NOT NULL,
	"order" smallint NOT NULL,
	CONSTRAINT "questionary_competence_brand_id_questionary_id_competence_id_pk" PRIMARY KEY("brand_id","questionary_id","competence_id")
);
--> statement-breakpoint
CREATE TABLE "questionary_participant" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"type" text NOT NULL,
	"asked_name" jsonb,
	"invited_at" timestamp with time zone,
	"letter_id" uuid,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "questionary_participant_brand_id_questionary_id_employee_id_pk" PRIMARY KEY("brand_id","questionary_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "questionary_question" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"competence_id" uuid,
	"type" text NOT NULL,
	"text" jsonb NOT NULL,
	"is_required" boolean NOT NULL,
	"order" smallint NOT NULL,
	CONSTRAINT "questionary_question_brand_id_questionary_id_question_id_pk" PRIMARY KEY("brand_id","questionary_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "questionary_subject" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"asked_name" jsonb,
	CONSTRAINT "questionary_subject_brand_id_questionary_id_employee_id_pk" PRIMARY KEY("brand_id","questionary_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "sheet" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"respondent_id" uuid,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "sheet_brand_id_questionary_id_subject_id_id_pk" PRIMARY KEY("brand_id","questionary_id","subject_id","id")
);
--> statement-breakpoint
CREATE TABLE "sheet_key" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"check" "bytea" NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL,
	"is_lost" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sheet_key_brand_id_questionary_id_subject_id_pk" PRIMARY KEY("brand_id","questionary_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"passed_participant_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"number" integer NOT NULL,
	"method" text NOT NULL,
	"type" text NOT NULL,
	"date_start" date NOT NULL,
	"date_end" date NOT NULL,
	"content" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"raters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sums" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out_columns" text[] DEFAULT '{}' NOT NULL,
	"subdivision" text GENERATED ALWAYS AS (content ->> 'subdivision') STORED,
	"position" text GENERATED ALWAYS AS (content ->> 'position') STORED,
	"asked_count" integer GENERATED ALWAYS AS ((content -> 'participantTypeCount' ->> 'totalCount')::integer) STORED,
	"competence_ids" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(content, '$.competenceMarkList[*].competenceId')) STORED,
	"other_marks" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(content, '$.competenceMarkList[*].otherParticipantMark')) STORED,
	CONSTRAINT "report_brand_id_questionary_id_employee_id_kind_passed_participant_count_pk" PRIMARY KEY("brand_id","questionary_id","employee_id","kind","passed_participant_count")
);
--> statement-breakpoint
CREATE TABLE "report_archive" (
	"brand_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"report_list" jsonb NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"failed_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_archive_brand_id_id_pk" PRIMARY KEY("brand_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_ledger" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"ledger" jsonb NOT NULL,
	"reader_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "report_ledger_brand_id_questionary_id_employee_id_pk" PRIMARY KEY("brand_id","questionary_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "report_pdf" (
	"brand_id" uuid NOT NULL,
	"questionary_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"passed_participant_count" integer NOT NULL,
	"locale" text NOT NULL,
	"voice" text NOT NULL,
	"edition" text NOT NULL,
	"file" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_pdf_brand_id_questionary_id_employee_id_kind_passed_participant_count_locale_voice_pk" PRIMARY KEY("brand_id","questionary_id","employee_id","kind","passed_participant_count","locale","voice")
);
--> statement-breakpoint
CREATE TABLE "template" (
	"brand_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"type" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text,
	"text" text,
	"version" integer NOT NULL,
	CONSTRAINT "template_brand_id_channel_type_locale_pk" PRIMARY KEY("brand_id","channel","type","locale")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sending" ADD CONSTRAINT "report_sending_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "common_question" ADD CONSTRAINT "common_question_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competence" ADD CONSTRAINT "competence_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_matching" ADD CONSTRAINT "import_matching_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_competence" ADD CONSTRAINT "position_competence_brand_id_position_id_position_brand_id_id_fk" FOREIGN KEY ("brand_id","position_id") REFERENCES "public"."position"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_competence" ADD CONSTRAINT "position_competence_brand_id_competence_id_competence_brand_id_id_fk" FOREIGN KEY ("brand_id","competence_id") REFERENCES "public"."competence"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_brand_id_competence_id_competence_brand_id_id_fk" FOREIGN KEY ("brand_id","competence_id") REFERENCES "public"."competence"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subdivision" ADD CONSTRAINT "subdivision_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_brand_id_position_id_position_brand_id_id_fk" FOREIGN KEY ("brand_id","position_id") REFERENCES "public"."position"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_brand_id_subdivision_id_subdivision_brand_id_id_fk" FOREIGN KEY ("brand_id","subdivision_id") REFERENCES "public"."subdivision"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_leader" ADD CONSTRAINT "employee_leader_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_leader" ADD CONSTRAINT "employee_leader_brand_id_leader_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","leader_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_name" ADD CONSTRAINT "former_name_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_waits_in_brand_id_fk" FOREIGN KEY ("waits_in") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_elsewhere" ADD CONSTRAINT "brand_elsewhere_id_brand_id_fk" FOREIGN KEY ("id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_for_brand_id_brand_id_fk" FOREIGN KEY ("for_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_parent_id_session_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_session_brand_id_brand_id_fk" FOREIGN KEY ("session_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_brand_id_membership_id_membership_brand_id_id_fk" FOREIGN KEY ("brand_id","membership_id") REFERENCES "public"."membership"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary" ADD CONSTRAINT "questionary_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary" ADD CONSTRAINT "questionary_brand_id_position_id_position_brand_id_id_fk" FOREIGN KEY ("brand_id","position_id") REFERENCES "public"."position"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary" ADD CONSTRAINT "questionary_brand_id_subdivision_id_subdivision_brand_id_id_fk" FOREIGN KEY ("brand_id","subdivision_id") REFERENCES "public"."subdivision"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary_competence" ADD CONSTRAINT "questionary_competence_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary_competence" ADD CONSTRAINT "questionary_competence_brand_id_competence_id_competence_brand_id_id_fk" FOREIGN KEY ("brand_id","competence_id") REFERENCES "public"."competence"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary_participant" ADD CONSTRAINT "questionary_participant_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary_participant" ADD CONSTRAINT "questionary_participant_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary_question" ADD CONSTRAINT "questionary_question_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary_subject" ADD CONSTRAINT "questionary_subject_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionary_subject" ADD CONSTRAINT "questionary_subject_brand_id_employee_id_employee_brand_id_id_fk" FOREIGN KEY ("brand_id","employee_id") REFERENCES "public"."employee"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet" ADD CONSTRAINT "sheet_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_key" ADD CONSTRAINT "sheet_key_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_archive" ADD CONSTRAINT "report_archive_brand_id_membership_id_membership_brand_id_id_fk" FOREIGN KEY ("brand_id","membership_id") REFERENCES "public"."membership"("brand_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_ledger" ADD CONSTRAINT "report_ledger_brand_id_questionary_id_questionary_brand_id_id_fk" FOREIGN KEY ("brand_id","questionary_id") REFERENCES "public"."questionary"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_pdf" ADD CONSTRAINT "report_pdf_of_report" FOREIGN KEY ("brand_id","questionary_id","employee_id","kind","passed_participant_count") REFERENCES "public"."report"("brand_id","questionary_id","employee_id","kind","passed_participant_count") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("brand_id","at","id");--> statement-breakpoint
CREATE INDEX "delivery_created" ON "delivery" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "delivery_unsent" ON "delivery" USING btree ("brand_id","created_at") WHERE "delivery"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "delivery_report" ON "delivery" USING btree ("brand_id","created_at") WHERE "delivery"."type" = 'report';--> statement-breakpoint
CREATE INDEX "delivery_sent" ON "delivery" USING btree ("brand_id","sent_at") WHERE "delivery"."channel" = 'email' and "delivery"."sent_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_key" ON "delivery" USING btree ("brand_id","key") WHERE "delivery"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "position_name" ON "position" USING btree ("brand_id",regexp_replace(replace(lower("name" collate "ru-x-icu"), 'ё', 'е'), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));--> statement-breakpoint
CREATE INDEX "position_competence_competence" ON "position_competence" USING btree ("brand_id","competence_id");--> statement-breakpoint
CREATE INDEX "question_competence" ON "question" USING btree ("brand_id","competence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subdivision_name" ON "subdivision" USING btree ("brand_id",regexp_replace(replace(lower("name" collate "ru-x-icu"), 'ё', 'е'), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'));--> statement-breakpoint
CREATE UNIQUE INDEX "employee_email" ON "employee" USING btree ("brand_id","email");--> statement-breakpoint
CREATE INDEX "employee_position" ON "employee" USING btree ("brand_id","position_id");--> statement-breakpoint
CREATE INDEX "employee_subdivision" ON "employee" USING btree ("brand_id","subdivision_id","id","search_text" collate "C");--> statement-breakpoint
CREATE INDEX "employee_name" ON "employee" USING btree ("brand_id","last_name" collate "ru-x-icu","first_name" collate "ru-x-icu","id") WHERE "employee"."deleted_at" is null and "employee"."fired_at" is null;--> statement-breakpoint
CREATE INDEX "employee_assessed" ON "employee" USING btree ("brand_id","last_name" collate "ru-x-icu","first_name" collate "ru-x-icu","id","subdivision_id","position_id","search_text" collate "C");--> statement-breakpoint
CREATE INDEX "employee_here" ON "employee" USING btree ("brand_id","subdivision_id","search_text" collate "C") WHERE "employee"."deleted_at" is null and "employee"."fired_at" is null;--> statement-breakpoint
CREATE INDEX "employee_leader_leader" ON "employee_leader" USING btree ("brand_id","leader_id");--> statement-breakpoint
CREATE INDEX "former_name_employee" ON "former_name" USING btree ("brand_id","employee_id");--> statement-breakpoint
CREATE INDEX "former_name_until" ON "former_name" USING btree ("brand_id","until");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_account" ON "membership" USING btree ("brand_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_employee" ON "membership" USING btree ("brand_id","employee_id");--> statement-breakpoint
CREATE INDEX "membership_by_account" ON "membership" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_name" ON "account" USING btree ("last_name" collate "ru-x-icu","first_name" collate "ru-x-icu");--> statement-breakpoint
CREATE INDEX "one_time_token_session" ON "one_time_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_parent" ON "session" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("brand_id","membership_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("brand_id","membership_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("brand_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_untold" ON "notification" USING btree ("brand_id") WHERE "notification"."told_at" is null;--> statement-breakpoint
CREATE INDEX "assignment_subject" ON "assignment" USING btree ("brand_id","questionary_id","subject_id");--> statement-breakpoint
CREATE INDEX "assignment_participant" ON "assignment" USING btree ("brand_id","participant_id");--> statement-breakpoint
CREATE INDEX "invitation_employee" ON "invitation" USING btree ("brand_id","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionary_number" ON "questionary" USING btree ("brand_id","number");--> statement-breakpoint
CREATE INDEX "questionary_status" ON "questionary" USING btree ("brand_id","status","number","id") WHERE "questionary"."brought_at" is null;--> statement-breakpoint
CREATE INDEX "questionary_start" ON "questionary" USING btree ("brand_id","status","date_start","number","id") WHERE "questionary"."brought_at" is null;--> statement-breakpoint
CREATE INDEX "questionary_listed" ON "questionary" USING btree ("brand_id","status") WHERE "questionary"."brought_at" is null;--> statement-breakpoint
CREATE INDEX "questionary_position" ON "questionary" USING btree ("brand_id","position_id");--> statement-breakpoint
CREATE INDEX "questionary_subdivision" ON "questionary" USING btree ("brand_id","subdivision_id");--> statement-breakpoint
CREATE INDEX "questionary_end" ON "questionary" USING btree ("brand_id","status","date_end");--> statement-breakpoint
CREATE INDEX "questionary_competence_competence" ON "questionary_competence" USING btree ("brand_id","competence_id");--> statement-breakpoint
CREATE INDEX "questionary_participant_employee" ON "questionary_participant" USING btree ("brand_id","employee_id");--> statement-breakpoint
CREATE INDEX "questionary_participant_due" ON "questionary_participant" USING btree ("brand_id","due_at") WHERE "questionary_participant"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "questionary_subject_employee" ON "questionary_subject" USING btree ("brand_id","employee_id","questionary_id");--> statement-breakpoint
CREATE INDEX "report_created" ON "report" USING btree ("brand_id","created_at","number","employee_id","questionary_id","method","type","date_start") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_number" ON "report" USING btree ("brand_id","number","employee_id","questionary_id","method","type","date_start","created_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_start" ON "report" USING btree ("brand_id","date_start","number","employee_id","questionary_id","method","type","created_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_method" ON "report" USING btree ("brand_id",("method"::int),"number","employee_id","questionary_id","method","type","date_start","created_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_type" ON "report" USING btree ("brand_id","type","number","employee_id","questionary_id","method","date_start","created_at") WHERE "report"."kind" = 'final';--> statement-breakpoint
CREATE INDEX "report_employee" ON "report" USING btree ("brand_id","employee_id","kind","number","questionary_id","method","type","date_start","created_at");--> statement-breakpoint
CREATE INDEX "report_archive_of" ON "report_archive" USING btree ("brand_id","membership_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_pdf_created" ON "report_pdf" USING btree ("brand_id","created_at");