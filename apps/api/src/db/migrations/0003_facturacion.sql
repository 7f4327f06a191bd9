CREATE TABLE "cobros" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cobros_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"factura_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"medio" text NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"referencia" text DEFAULT '' NOT NULL,
	"impagado" boolean DEFAULT false NOT NULL,
	"fecha_impagado" date,
	CONSTRAINT "cobros_importe" CHECK ("cobros"."importe" <> 0),
	CONSTRAINT "cobros_impagado" CHECK ("cobros"."impagado" = ("cobros"."fecha_impagado" is not null))
);
--> statement-breakpoint
CREATE TABLE "factura_lineas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "factura_lineas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"factura_id" integer NOT NULL,
	"orden" integer NOT NULL,
	"modelo_id" integer,
	"color_id" integer,
	"pedido_linea_id" integer,
	"anticipo_id" integer,
	"descripcion" text NOT NULL,
	"tallas_cantidades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cantidad" integer NOT NULL,
	"precio" numeric(12, 4) NOT NULL,
	"dto" numeric(5, 2) DEFAULT 0 NOT NULL,
	"iva" numeric(5, 2) NOT NULL,
	"re" numeric(5, 2) DEFAULT 0 NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"comision" numeric(5, 2),
	CONSTRAINT "factura_lineas_dto" CHECK ("factura_lineas"."dto" between 0 and 100),
	CONSTRAINT "factura_lineas_importe" CHECK ("factura_lineas"."importe" = round("factura_lineas"."cantidad" * "factura_lineas"."precio" * (100 - "factura_lineas"."dto") / 100, 2))
);
--> statement-breakpoint
CREATE TABLE "facturas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facturas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"serie" text NOT NULL,
	"ejercicio" integer NOT NULL,
	"numero" integer,
	"numero_completo" text,
	"estado" text DEFAULT 'borrador' NOT NULL,
	"tipo" text DEFAULT 'F1' NOT NULL,
	"tipo_rectificativa" text,
	"rectifica" integer[] DEFAULT '{}' NOT NULL,
	"motivo_rectificacion" text DEFAULT '' NOT NULL,
	"anticipo" boolean DEFAULT false NOT NULL,
	"fecha" date NOT NULL,
	"fecha_operacion" date,
	"emitida_en" timestamp (3) with time zone,
	"cliente_id" integer NOT NULL,
	"cliente" text NOT NULL,
	"cliente_copia" jsonb,
	"emisor_copia" jsonb,
	"direccion_envio" jsonb NOT NULL,
	"regimen_iva" integer NOT NULL,
	"regimen_motivo" text NOT NULL,
	"regimen_params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"regimen_forzado" integer,
	"regimen_razon" text DEFAULT '' NOT NULL,
	"prueba_transporte" text DEFAULT '' NOT NULL,
	"comercial_id" integer,
	"comision" numeric(5, 2),
	"dto_comercial" numeric(5, 2) DEFAULT 0 NOT NULL,
	"dto_pronto_pago" numeric(5, 2) DEFAULT 0 NOT NULL,
	"portes" numeric(12, 2) DEFAULT 0 NOT NULL,
	"forma_pago" text NOT NULL,
	"dias_pago" jsonb DEFAULT '[30]'::jsonb NOT NULL,
	"dias_fijos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vencimientos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prendas" integer DEFAULT 0 NOT NULL,
	"bruto" numeric(12, 2) DEFAULT 0 NOT NULL,
	"tramos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"base" numeric(12, 2) DEFAULT 0 NOT NULL,
	"cuota_iva" numeric(12, 2) DEFAULT 0 NOT NULL,
	"cuota_re" numeric(12, 2) DEFAULT 0 NOT NULL,
	"total" numeric(12, 2) DEFAULT 0 NOT NULL,
	"comision_total" numeric(12, 2) DEFAULT 0 NOT NULL,
	"comision_liquidada" numeric(12, 2) DEFAULT 0 NOT NULL,
	"cobrado" numeric(12, 2) DEFAULT 0 NOT NULL,
	"pendiente" numeric(12, 2) GENERATED ALWAYS AS (total - cobrado) STORED NOT NULL,
	"vence" date,
	"pedido_ids" integer[] DEFAULT '{}' NOT NULL,
	"referencia_cliente" text DEFAULT '' NOT NULL,
	"notas" text DEFAULT '' NOT NULL,
	"contabilizada" boolean DEFAULT false NOT NULL,
	"fecha_pase" date,
	"pase_id" integer,
	"anulada_en" timestamp (3) with time zone,
	"motivo_anulacion" text DEFAULT '' NOT NULL,
	CONSTRAINT "facturas_numero_unique" UNIQUE("serie","ejercicio","numero"),
	CONSTRAINT "facturas_numero_completo_unique" UNIQUE("numero_completo"),
	CONSTRAINT "facturas_estado" CHECK ("facturas"."estado" in ('borrador', 'emitida', 'anulada')),
	CONSTRAINT "facturas_tipo" CHECK ("facturas"."tipo" in ('F1', 'R1', 'R2', 'R3', 'R4')),
	CONSTRAINT "facturas_rectificativa" CHECK (("facturas"."tipo" = 'F1') = ("facturas"."tipo_rectificativa" is null)),
	CONSTRAINT "facturas_emitida" CHECK (("facturas"."estado" = 'borrador') = ("facturas"."numero" is null)
        and num_nulls("facturas"."numero", "facturas"."numero_completo", "facturas"."cliente_copia", "facturas"."emisor_copia", "facturas"."emitida_en") in (0, 5)),
	CONSTRAINT "facturas_ejercicio" CHECK ("facturas"."ejercicio" = extract(year from "facturas"."fecha")),
	CONSTRAINT "facturas_total" CHECK ("facturas"."total" = "facturas"."base" + "facturas"."cuota_iva" + "facturas"."cuota_re"),
	CONSTRAINT "facturas_cobrado" CHECK ("facturas"."cobrado" between least("facturas"."total", 0) and greatest("facturas"."total", 0) and ("facturas"."estado" <> 'borrador' or "facturas"."cobrado" = 0)),
	CONSTRAINT "facturas_regimen" CHECK ("facturas"."regimen_iva" between 1 and 4),
	CONSTRAINT "facturas_regimen_razon" CHECK ("facturas"."regimen_forzado" is null or "facturas"."regimen_razon" <> ''),
	CONSTRAINT "facturas_pase" CHECK ("facturas"."contabilizada" = ("facturas"."pase_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "pases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha" date NOT NULL,
	"quien" text NOT NULL,
	"deshace_id" integer,
	"facturas" integer NOT NULL,
	"base" numeric(12, 2) NOT NULL,
	"cuotas" numeric(12, 2) NOT NULL,
	"total" numeric(12, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "caja_dias" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "caja_dias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha" date NOT NULL,
	"apertura" numeric(12, 2) NOT NULL,
	"teorico" numeric(12, 2) NOT NULL,
	"recuento" numeric(12, 2) NOT NULL,
	"diferencia" numeric(12, 2) GENERATED ALWAYS AS (recuento - teorico) STORED NOT NULL,
	"cerrada" boolean DEFAULT true NOT NULL,
	"quien" text NOT NULL,
	"notas" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "caja_movimientos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "caja_movimientos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha" date NOT NULL,
	"tipo" text NOT NULL,
	"concepto" text NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"quien" text NOT NULL,
	CONSTRAINT "caja_movimientos_importe" CHECK ("caja_movimientos"."importe" > 0)
);
--> statement-breakpoint
CREATE TABLE "liquidacion_facturas" (
	"liquidacion_id" integer NOT NULL,
	"factura_id" integer NOT NULL,
	"comision" numeric(12, 2) NOT NULL,
	"devengado" numeric(12, 2) NOT NULL,
	"anterior" numeric(12, 2) NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"tipo" numeric(5, 2),
	CONSTRAINT "liquidacion_facturas_liquidacion_id_factura_id_pk" PRIMARY KEY("liquidacion_id","factura_id"),
	CONSTRAINT "liquidacion_facturas_importe" CHECK ("liquidacion_facturas"."importe" = "liquidacion_facturas"."devengado" - "liquidacion_facturas"."anterior")
);
--> statement-breakpoint
CREATE TABLE "liquidaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "liquidaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"comercial_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"hasta" date NOT NULL,
	"criterio" text NOT NULL,
	"facturas" integer NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"quien" text NOT NULL,
	"notas" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pase_apuntes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pase_apuntes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pase_id" integer NOT NULL,
	"factura_id" integer NOT NULL,
	"asiento" integer NOT NULL,
	"fecha" date NOT NULL,
	"cuenta" text NOT NULL,
	"concepto" text NOT NULL,
	"debe" numeric(12, 2) DEFAULT 0 NOT NULL,
	"haber" numeric(12, 2) DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "series" jsonb DEFAULT '{"ordinaria":"A","rectificativa":"R"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "recargo_fecha" date;--> statement-breakpoint
ALTER TABLE "contadores" ADD COLUMN "fecha" date;--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_lineas" ADD CONSTRAINT "factura_lineas_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_lineas" ADD CONSTRAINT "factura_lineas_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_lineas" ADD CONSTRAINT "factura_lineas_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_lineas" ADD CONSTRAINT "factura_lineas_pedido_linea_id_pedido_lineas_id_fk" FOREIGN KEY ("pedido_linea_id") REFERENCES "public"."pedido_lineas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factura_lineas" ADD CONSTRAINT "factura_lineas_anticipo_id_facturas_id_fk" FOREIGN KEY ("anticipo_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_comercial_id_comerciales_id_fk" FOREIGN KEY ("comercial_id") REFERENCES "public"."comerciales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_pase_id_pases_id_fk" FOREIGN KEY ("pase_id") REFERENCES "public"."pases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pases" ADD CONSTRAINT "pases_deshace_id_pases_id_fk" FOREIGN KEY ("deshace_id") REFERENCES "public"."pases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liquidacion_facturas" ADD CONSTRAINT "liquidacion_facturas_liquidacion_id_liquidaciones_id_fk" FOREIGN KEY ("liquidacion_id") REFERENCES "public"."liquidaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liquidacion_facturas" ADD CONSTRAINT "liquidacion_facturas_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liquidaciones" ADD CONSTRAINT "liquidaciones_comercial_id_comerciales_id_fk" FOREIGN KEY ("comercial_id") REFERENCES "public"."comerciales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD CONSTRAINT "pase_apuntes_pase_id_pases_id_fk" FOREIGN KEY ("pase_id") REFERENCES "public"."pases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD CONSTRAINT "pase_apuntes_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cobros_factura" ON "cobros" USING btree ("factura_id","id");--> statement-breakpoint
CREATE INDEX "cobros_fecha" ON "cobros" USING btree ("fecha","medio");--> statement-breakpoint
CREATE INDEX "cobros_impagado_fecha" ON "cobros" USING btree ("fecha_impagado") WHERE "cobros"."impagado";--> statement-breakpoint
CREATE INDEX "factura_lineas_factura" ON "factura_lineas" USING btree ("factura_id","orden");--> statement-breakpoint
CREATE INDEX "factura_lineas_modelo" ON "factura_lineas" USING btree ("modelo_id");--> statement-breakpoint
CREATE INDEX "factura_lineas_color" ON "factura_lineas" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "factura_lineas_pedido" ON "factura_lineas" USING btree ("pedido_linea_id");--> statement-breakpoint
CREATE INDEX "factura_lineas_anticipo" ON "factura_lineas" USING btree ("anticipo_id");--> statement-breakpoint
CREATE INDEX "factura_lineas_busca" ON "factura_lineas" USING gin (norm("descripcion") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "facturas_fecha" ON "facturas" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "facturas_cliente" ON "facturas" USING btree ("cliente_id","fecha","id");--> statement-breakpoint
CREATE INDEX "facturas_comercial" ON "facturas" USING btree ("comercial_id","fecha");--> statement-breakpoint
CREATE INDEX "facturas_estado_fecha" ON "facturas" USING btree (norm("estado"),"fecha","id");--> statement-breakpoint
CREATE INDEX "facturas_cliente_orden" ON "facturas" USING btree (norm("cliente"),"id");--> statement-breakpoint
CREATE INDEX "facturas_numero_orden" ON "facturas" USING btree (norm("numero_completo"),"id");--> statement-breakpoint
CREATE INDEX "facturas_vence" ON "facturas" USING btree ("vence") WHERE "facturas"."pendiente" <> 0;--> statement-breakpoint
CREATE INDEX "facturas_total_orden" ON "facturas" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "facturas_pendiente_orden" ON "facturas" USING btree ("pendiente","id") WHERE "facturas"."pendiente" <> 0;--> statement-breakpoint
CREATE INDEX "facturas_pase_pendiente" ON "facturas" USING btree ("fecha") WHERE not "facturas"."contabilizada";--> statement-breakpoint
CREATE INDEX "facturas_lote" ON "facturas" USING btree ("pase_id");--> statement-breakpoint
CREATE INDEX "facturas_pedidos" ON "facturas" USING gin ("pedido_ids");--> statement-breakpoint
CREATE INDEX "facturas_rectificadas" ON "facturas" USING gin ("rectifica");--> statement-breakpoint
CREATE INDEX "facturas_numero_busca" ON "facturas" USING gin (norm("numero_completo") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "facturas_cliente_busca" ON "facturas" USING gin (norm("cliente") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "facturas_referencia_busca" ON "facturas" USING gin (norm("referencia_cliente") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "pases_deshace" ON "pases" USING btree ("deshace_id");--> statement-breakpoint
CREATE INDEX "pases_fecha" ON "pases" USING btree ("fecha","id");--> statement-breakpoint
CREATE UNIQUE INDEX "caja_dias_fecha" ON "caja_dias" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "caja_movimientos_fecha" ON "caja_movimientos" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "liquidacion_facturas_factura" ON "liquidacion_facturas" USING btree ("factura_id");--> statement-breakpoint
CREATE INDEX "liquidaciones_comercial" ON "liquidaciones" USING btree ("comercial_id","fecha");--> statement-breakpoint
CREATE INDEX "liquidaciones_fecha" ON "liquidaciones" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "pase_apuntes_pase" ON "pase_apuntes" USING btree ("pase_id","asiento","id");--> statement-breakpoint
CREATE INDEX "pase_apuntes_factura" ON "pase_apuntes" USING btree ("factura_id");--> statement-breakpoint
CREATE VIEW "public"."cobros_lista" AS (
  select c.id, c.version, c.creado_en, c.modificado_en, c.factura_id, f.numero_completo, f.cliente_id, f.cliente, c.fecha,
    c.medio, c.importe, c.referencia, c.impagado, c.fecha_impagado
  from cobros c join facturas f on f.id = c.factura_id);--> statement-breakpoint
CREATE VIEW "public"."factura_lineas_lista" AS (
  select l.id, l.factura_id, f.numero_completo, f.estado, f.tipo, f.fecha, f.cliente_id, f.cliente, f.comercial_id,
    l.modelo_id, l.color_id, l.pedido_linea_id, l.descripcion, l.cantidad, l.precio, l.dto, l.iva, l.re, l.importe
  from factura_lineas l join facturas f on f.id = l.factura_id);--> statement-breakpoint
CREATE VIEW "public"."liquidaciones_lista" AS (
  select q.id, q.version, q.creado_en, q.modificado_en, q.comercial_id, r.nombre as comercial, q.fecha, q.hasta, q.criterio,
    q.facturas, q.importe, q.quien, q.notas
  from liquidaciones q join comerciales r on r.id = q.comercial_id);--> statement-breakpoint
CREATE VIEW "public"."pases_lista" AS (
  select p.id, p.creado_en, p.fecha, p.quien, p.deshace_id, d.id as deshecho_por_id, p.facturas, p.base, p.cuotas, p.total
  from pases p left join pases d on d.deshace_id = p.id);--> statement-breakpoint
-- An issued invoice is the tax agency's too: only notes, payments, settlement, posting and annulment still change.
create function factura_inmutable() returns trigger
language plpgsql
as $$
declare
  mudables text[] := array['version', 'modificado_en', 'notas', 'prueba_transporte', 'cobrado', 'pendiente', 'vence',
    'comision_liquidada', 'contabilizada', 'fecha_pase', 'pase_id', 'estado', 'anulada_en', 'motivo_anulacion'];
begin
  if old.estado = 'borrador' then return case when tg_op = 'DELETE' then old else new end; end if;
  if tg_op = 'DELETE' then
    raise exception 'Invoice % is issued and cannot be deleted.', old.numero_completo using errcode = 'restrict_violation';
  end if;
  if (to_jsonb(new) - mudables) is distinct from (to_jsonb(old) - mudables)
    or (new.estado <> old.estado and not (old.estado = 'emitida' and new.estado = 'anulada')) then
    raise exception 'Invoice % is issued and cannot be changed.', old.numero_completo using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger inmutable before update or delete on facturas for each row execute function factura_inmutable();
--> statement-breakpoint
-- The lines of an issued invoice neither come nor go; a merge of colours may still say by what name one is known.
create function factura_linea_inmutable() returns trigger
language plpgsql
as $$
declare
  suya integer := case when tg_op = 'INSERT' then new.factura_id else old.factura_id end;
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'color_id') is not distinct from (to_jsonb(old) - 'color_id') then return new; end if;
  if exists (select from facturas f where f.id = suya and f.estado <> 'borrador')
    or (tg_op = 'UPDATE' and exists (select from facturas f where f.id = new.factura_id and f.estado <> 'borrador')) then
    raise exception 'The lines of an issued invoice cannot be changed.' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
--> statement-breakpoint
create trigger inmutable before insert or update or delete on factura_lineas for each row execute function factura_linea_inmutable();
--> statement-breakpoint
create function factura_no_vaciar() returns trigger
language plpgsql
as $$
begin
  if exists (select from facturas where estado <> 'borrador') then
    raise exception 'Issued invoices cannot be deleted.' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger no_vaciar before truncate on facturas for each statement execute function factura_no_vaciar();
--> statement-breakpoint
create trigger no_vaciar before truncate on factura_lineas for each statement execute function factura_no_vaciar();
