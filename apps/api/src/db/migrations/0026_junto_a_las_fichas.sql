CREATE TABLE "adjuntos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adjuntos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recurso" text NOT NULL,
	"registro" text NOT NULL,
	"autor_id" uuid NOT NULL,
	"autor" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	"bytes" integer NOT NULL,
	"fichero" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recurso" text NOT NULL,
	"registro" text NOT NULL,
	"autor_id" uuid NOT NULL,
	"autor" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"texto" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seguimientos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seguimientos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recurso" text NOT NULL,
	"registro" text NOT NULL,
	"autor_id" uuid NOT NULL,
	"autor" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"medio" text NOT NULL,
	"fecha" date NOT NULL,
	"texto" text NOT NULL,
	"siguiente" text DEFAULT '' NOT NULL,
	"siguiente_fecha" date,
	"hecho" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "correos" ADD COLUMN "sobre" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "adjuntos_ficha" ON "adjuntos" USING btree ("recurso","registro");--> statement-breakpoint
CREATE INDEX "notas_ficha" ON "notas" USING btree ("recurso","registro");--> statement-breakpoint
CREATE INDEX "seguimientos_ficha" ON "seguimientos" USING btree ("recurso","registro");--> statement-breakpoint
CREATE INDEX "correos_sobre" ON "correos" USING gin ("sobre");
--> statement-breakpoint
update correos c set sobre = array['facturas/' || f.id, 'clientes/' || f.cliente_id]
from facturas f where c.adjunto ->> 'clase' = 'factura' and f.id = (c.adjunto ->> 'id')::int;--> statement-breakpoint
update correos c set sobre = array['pedidos/' || p.id, 'clientes/' || p.cliente_id]
from pedidos p where c.plantilla = 'pedido' and p.id = substring(c.texto from '/pedido/([0-9]{1,9})')::int;
