CREATE TABLE "pruebas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pruebas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"envio_id" integer,
	"factura_id" integer,
	"clase" text NOT NULL,
	"emisor" text NOT NULL,
	"referencia" text DEFAULT '' NOT NULL,
	"pais" text DEFAULT '' NOT NULL,
	"fecha" date NOT NULL,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	"bytes" integer NOT NULL,
	"fichero" text NOT NULL,
	"quien" text NOT NULL,
	"quitada_en" timestamp (3) with time zone,
	"quitada_por" text,
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "pruebas_de" CHECK (num_nonnulls("pruebas"."envio_id", "pruebas"."factura_id") = 1),
	CONSTRAINT "pruebas_quitada" CHECK ("pruebas"."quitada_en" is null or "pruebas"."motivo" <> '')
);
--> statement-breakpoint
CREATE TABLE "seguimientos_349" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seguimientos_349_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ejercicio" integer NOT NULL,
	"periodo" text NOT NULL,
	"factura_ids" integer[] NOT NULL,
	"quien" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suministros" (
	"factura_id" integer PRIMARY KEY NOT NULL,
	"transporta" text NOT NULL,
	"quien" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envio_bultos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envio_bultos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"envio_id" integer NOT NULL,
	"orden" integer NOT NULL,
	"caja_id" integer,
	"sscc" text,
	"seguimiento" text,
	"peso_gr" integer NOT NULL,
	"largo" integer,
	"ancho" integer,
	"alto" integer,
	"vive" boolean DEFAULT true NOT NULL,
	CONSTRAINT "envio_bultos_orden" UNIQUE("envio_id","orden"),
	CONSTRAINT "envio_bultos_peso" CHECK ("envio_bultos"."peso_gr" >= 0)
);
--> statement-breakpoint
CREATE TABLE "envio_entregas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envio_entregas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"envio_id" integer NOT NULL,
	"entrega_id" integer NOT NULL,
	"vive" boolean DEFAULT true NOT NULL,
	CONSTRAINT "envio_entregas_unique" UNIQUE("envio_id","entrega_id")
);
--> statement-breakpoint
CREATE TABLE "envio_sucesos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envio_sucesos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"envio_id" integer NOT NULL,
	"cuando" timestamp (3) with time zone NOT NULL,
	"lugar" text DEFAULT '' NOT NULL,
	"codigo" text DEFAULT '' NOT NULL,
	"texto" text DEFAULT '' NOT NULL,
	"estado" text,
	"quien" text,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "envios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text GENERATED ALWAYS AS ('EN' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end) STORED NOT NULL,
	"fecha" date NOT NULL,
	"cliente_id" integer NOT NULL,
	"direccion" jsonb NOT NULL,
	"transportista_id" integer NOT NULL,
	"servicio" text DEFAULT '' NOT NULL,
	"estado" text DEFAULT 'preparado' NOT NULL,
	"notas" text DEFAULT '' NOT NULL,
	"quien" text DEFAULT '' NOT NULL,
	"seguimiento" text,
	"enlace" text,
	"manifiesto_id" integer,
	"entregado_en" date,
	"llamada" text DEFAULT 'ninguna' NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"proximo_intento" timestamp (3) with time zone,
	"error" text DEFAULT '' NOT NULL,
	"etiqueta" text,
	"justificante" text,
	"proxima_consulta" timestamp (3) with time zone,
	"sin_novedad" integer DEFAULT 0 NOT NULL,
	"avisado_en" timestamp (3) with time zone,
	CONSTRAINT "envios_estado" CHECK ("envios"."estado" in ('preparado', 'etiquetado', 'recogido', 'transito', 'entregado', 'incidencia', 'anulado')),
	CONSTRAINT "envios_llamada" CHECK ("envios"."llamada" in ('ninguna', 'pendiente', 'en-curso', 'desconocida', 'rechazada', 'hecha')),
	CONSTRAINT "envios_entregado" CHECK (("envios"."estado" = 'entregado') = ("envios"."entregado_en" is not null))
);
--> statement-breakpoint
CREATE TABLE "manifiestos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manifiestos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text GENERATED ALWAYS AS ('MN' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end) STORED NOT NULL,
	"transportista_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"quien" text NOT NULL,
	"envios" integer NOT NULL,
	"bultos" integer NOT NULL,
	"peso_gr" integer NOT NULL,
	CONSTRAINT "manifiestos_cuenta" CHECK ("manifiestos"."envios" > 0 and "manifiestos"."bultos" >= "manifiestos"."envios")
);
--> statement-breakpoint
CREATE TABLE "transportistas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transportistas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"nombre" text NOT NULL,
	"clase" text DEFAULT 'generico' NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	"predeterminado" boolean DEFAULT false NOT NULL,
	"paises" text DEFAULT '' NOT NULL,
	"peso_max_gr" integer,
	"hora_corte" text DEFAULT '' NOT NULL,
	"patron" text DEFAULT '' NOT NULL,
	"servicios" text DEFAULT '' NOT NULL,
	"cuenta" text DEFAULT '' NOT NULL,
	"usuario" text DEFAULT '' NOT NULL,
	"secreto" text DEFAULT '' NOT NULL,
	"con_secreto" boolean GENERATED ALWAYS AS (secreto <> '') STORED NOT NULL,
	"notas" text DEFAULT '' NOT NULL,
	CONSTRAINT "transportistas_nombre_unique" UNIQUE("nombre"),
	CONSTRAINT "transportistas_clase" CHECK ("transportistas"."clase" in ('generico', 'dhl'))
);
--> statement-breakpoint
ALTER TABLE "papeles" DROP CONSTRAINT "papeles_clase";--> statement-breakpoint
ALTER TABLE "pruebas" ADD CONSTRAINT "pruebas_envio_id_envios_id_fk" FOREIGN KEY ("envio_id") REFERENCES "public"."envios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pruebas" ADD CONSTRAINT "pruebas_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suministros" ADD CONSTRAINT "suministros_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envio_bultos" ADD CONSTRAINT "envio_bultos_envio_id_envios_id_fk" FOREIGN KEY ("envio_id") REFERENCES "public"."envios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envio_bultos" ADD CONSTRAINT "envio_bultos_caja_id_cajas_id_fk" FOREIGN KEY ("caja_id") REFERENCES "public"."cajas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envio_entregas" ADD CONSTRAINT "envio_entregas_envio_id_envios_id_fk" FOREIGN KEY ("envio_id") REFERENCES "public"."envios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envio_entregas" ADD CONSTRAINT "envio_entregas_entrega_id_entregas_id_fk" FOREIGN KEY ("entrega_id") REFERENCES "public"."entregas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envio_sucesos" ADD CONSTRAINT "envio_sucesos_envio_id_envios_id_fk" FOREIGN KEY ("envio_id") REFERENCES "public"."envios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envios" ADD CONSTRAINT "envios_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envios" ADD CONSTRAINT "envios_transportista_id_transportistas_id_fk" FOREIGN KEY ("transportista_id") REFERENCES "public"."transportistas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envios" ADD CONSTRAINT "envios_manifiesto_id_manifiestos_id_fk" FOREIGN KEY ("manifiesto_id") REFERENCES "public"."manifiestos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifiestos" ADD CONSTRAINT "manifiestos_transportista_id_transportistas_id_fk" FOREIGN KEY ("transportista_id") REFERENCES "public"."transportistas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pruebas_envio" ON "pruebas" USING btree ("envio_id") WHERE "pruebas"."envio_id" is not null;--> statement-breakpoint
CREATE INDEX "pruebas_factura" ON "pruebas" USING btree ("factura_id") WHERE "pruebas"."factura_id" is not null;--> statement-breakpoint
CREATE INDEX "seguimientos_349_periodo" ON "seguimientos_349" USING btree ("ejercicio","periodo","id");--> statement-breakpoint
CREATE UNIQUE INDEX "envio_bultos_vive" ON "envio_bultos" USING btree ("caja_id") WHERE "envio_bultos"."vive" and "envio_bultos"."caja_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "envio_entregas_vive" ON "envio_entregas" USING btree ("entrega_id") WHERE "envio_entregas"."vive";--> statement-breakpoint
CREATE INDEX "envio_entregas_entrega" ON "envio_entregas" USING btree ("entrega_id");--> statement-breakpoint
CREATE INDEX "envio_sucesos_envio" ON "envio_sucesos" USING btree ("envio_id","cuando");--> statement-breakpoint
CREATE UNIQUE INDEX "envio_sucesos_unique" ON "envio_sucesos" USING btree ("envio_id","cuando","codigo","lugar") WHERE "envio_sucesos"."quien" is null;--> statement-breakpoint
CREATE INDEX "envios_fecha" ON "envios" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "envios_cliente" ON "envios" USING btree ("cliente_id","fecha");--> statement-breakpoint
CREATE INDEX "envios_estado_fecha" ON "envios" USING btree ("estado","fecha","id");--> statement-breakpoint
CREATE INDEX "envios_por_recoger" ON "envios" USING btree ("transportista_id") WHERE "envios"."estado" = 'etiquetado';--> statement-breakpoint
CREATE INDEX "envios_transportista" ON "envios" USING btree ("transportista_id","fecha");--> statement-breakpoint
CREATE INDEX "envios_manifiesto" ON "envios" USING btree ("manifiesto_id");--> statement-breakpoint
CREATE INDEX "envios_seguimiento" ON "envios" USING btree ("seguimiento");--> statement-breakpoint
CREATE INDEX "envios_por_llamar" ON "envios" USING btree ("proximo_intento") WHERE "envios"."llamada" in ('pendiente', 'en-curso', 'desconocida');--> statement-breakpoint
CREATE INDEX "envios_por_consultar" ON "envios" USING btree ("proxima_consulta") WHERE "envios"."proxima_consulta" is not null;--> statement-breakpoint
CREATE INDEX "manifiestos_fecha" ON "manifiestos" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "manifiestos_transportista" ON "manifiestos" USING btree ("transportista_id","fecha");--> statement-breakpoint
CREATE UNIQUE INDEX "transportistas_predeterminado" ON "transportistas" USING btree ("predeterminado") WHERE "transportistas"."predeterminado";--> statement-breakpoint
ALTER TABLE "papeles" ADD CONSTRAINT "papeles_clase" CHECK ("papeles"."clase" in ('factura', 'pedido', 'orden', 'albaran', 'compra', 'devolucion-proveedor', 'manifiesto'));--> statement-breakpoint
CREATE VIEW "public"."envios_lista" AS (
  select v.id, v.version, v.creado_en, v.modificado_en, v.numero, v.fecha, v.cliente_id, c.razon_social as cliente,
    coalesce(v.direccion ->> 'pais', '') as pais, coalesce(v.direccion ->> 'ciudad', '') as ciudad, v.transportista_id,
    t.nombre as transportista, v.servicio, v.estado, v.llamada, v.seguimiento, b.bultos, b.peso_gr,
    coalesce(e.albaranes, '') as albaranes, coalesce(e.pedidos, '') as pedidos, v.manifiesto_id, m.numero as manifiesto,
    v.entregado_en
  from envios v join clientes c on c.id = v.cliente_id join transportistas t on t.id = v.transportista_id
    left join manifiestos m on m.id = v.manifiesto_id
    cross join lateral (
      select count(*)::int as bultos, coalesce(sum(x.peso_gr), 0)::int as peso_gr from envio_bultos x where x.envio_id = v.id) b
    cross join lateral (
      select string_agg(n.numero, ', ' order by n.id) as albaranes, string_agg(distinct p.numero, ', ') as pedidos
      from envio_entregas x join entregas n on n.id = x.entrega_id join pedidos p on p.id = n.pedido_id
      where x.envio_id = v.id) e);--> statement-breakpoint
CREATE VIEW "public"."manifiestos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.fecha, m.transportista_id, t.nombre as transportista,
    m.envios, m.bultos, m.peso_gr, m.quien
  from manifiestos m join transportistas t on t.id = m.transportista_id);
--> statement-breakpoint
drop trigger if exists auditar on envios;
--> statement-breakpoint
drop trigger if exists avisar on envios;
--> statement-breakpoint
drop trigger if exists avisar on manifiestos;
--> statement-breakpoint
drop trigger if exists auditar on pruebas;
--> statement-breakpoint
drop trigger if exists avisar on pruebas;
--> statement-breakpoint
drop trigger if exists auditar on transportistas;
--> statement-breakpoint
drop trigger if exists avisar on transportistas;
--> statement-breakpoint
create trigger auditar after insert or update of direccion, transportista_id, servicio, estado, notas, seguimiento, manifiesto_id, entregado_en, llamada or delete on envios for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update of direccion, transportista_id, servicio, estado, notas, seguimiento, manifiesto_id, entregado_en, llamada, error or delete or truncate on envios for each statement execute function avisar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on manifiestos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on pruebas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on pruebas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on transportistas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on transportistas for each statement execute function avisar();
--> statement-breakpoint
create function webhook_de_envio() returns trigger
language plpgsql
as $$
declare
  dicho jsonb := jsonb_build_object('id', new.id, 'numero', new.numero, 'clienteId', new.cliente_id, 'fecha', new.fecha,
    'estado', new.estado, 'seguimiento', new.seguimiento, 'entregadoEn', new.entregado_en);
begin
  perform webhook_decir(case when tg_op = 'INSERT' then 'envio.creado' else 'envio.entregado' end, dicho);
  return null;
end
$$;
--> statement-breakpoint
create trigger webhook_nuevo after insert on envios for each row execute function webhook_de_envio();
--> statement-breakpoint
create trigger webhook_cambio after update of estado on envios for each row
  when (old.estado is distinct from new.estado and new.estado = 'entregado') execute function webhook_de_envio();
