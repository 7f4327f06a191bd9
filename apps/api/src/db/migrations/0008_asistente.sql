CREATE TABLE "conversaciones" (
	"id" text PRIMARY KEY NOT NULL,
	"creada_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"usada_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"estado" jsonb,
	"turnos" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"clave" text NOT NULL,
	"pregunta" jsonb NOT NULL,
	"respuesta" jsonb NOT NULL,
	"claves" jsonb NOT NULL,
	"orden" integer DEFAULT 0 NOT NULL,
	"activa" boolean DEFAULT true NOT NULL,
	CONSTRAINT "faq_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "preguntas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preguntas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"idioma" text NOT NULL,
	"pregunta" text NOT NULL,
	"huella" text NOT NULL,
	"veces" integer DEFAULT 1 NOT NULL,
	"ultima_vez" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resuelta" boolean DEFAULT false NOT NULL,
	CONSTRAINT "preguntas_huella_unique" UNIQUE("idioma","huella")
);
--> statement-breakpoint
CREATE INDEX "conversaciones_usada" ON "conversaciones" USING btree ("usada_en");--> statement-breakpoint
CREATE INDEX "faq_orden" ON "faq" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "preguntas_ultima" ON "preguntas" USING btree ("ultima_vez");--> statement-breakpoint
CREATE INDEX "preguntas_veces" ON "preguntas" USING btree ("veces");