ALTER TABLE "electronica_turno" ADD COLUMN "reintento_en" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "verifactu_turno" ADD COLUMN "ocupado_hasta" timestamp (3) with time zone;