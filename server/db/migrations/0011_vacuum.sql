-- Dead versions of these rows lie in their pages in the order they were written, which tells who
-- wrote which sheet: they are cleared away within minutes, not once a fifth of the table is dead.
ALTER TABLE "sheet" SET (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 1, toast.autovacuum_vacuum_scale_factor = 0);--> statement-breakpoint
ALTER TABLE "assignment" SET (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
