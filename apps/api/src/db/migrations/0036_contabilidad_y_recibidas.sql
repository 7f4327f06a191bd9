CREATE TABLE "pagos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pagos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recibida_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"medio" text NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"referencia" text DEFAULT '' NOT NULL,
	CONSTRAINT "pagos_importe" CHECK ("pagos"."importe" <> 0)
);
--> statement-breakpoint
CREATE TABLE "recibida_entradas" (
	"entrada_id" integer PRIMARY KEY NOT NULL,
	"recibida_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recibidas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recibidas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ejercicio" integer NOT NULL,
	"recepcion" integer NOT NULL,
	"proveedor_id" integer NOT NULL,
	"proveedor" text NOT NULL,
	"nif" text NOT NULL,
	"pais" text NOT NULL,
	"numero" text NOT NULL,
	"fecha" date NOT NULL,
	"fecha_operacion" date,
	"fecha_recepcion" date NOT NULL,
	"trato" text NOT NULL,
	"gasto" text NOT NULL,
	"tramos" jsonb NOT NULL,
	"base" numeric(12, 2) NOT NULL,
	"cuota" numeric(12, 2) NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"vencimientos" jsonb NOT NULL,
	"pagado" numeric(12, 2) DEFAULT 0 NOT NULL,
	"pendiente" numeric(12, 2) GENERATED ALWAYS AS (total - pagado) STORED NOT NULL,
	"vence" date,
	"notas" text DEFAULT '' NOT NULL,
	CONSTRAINT "recibidas_recepcion" UNIQUE("ejercicio","recepcion"),
	CONSTRAINT "recibidas_trato" CHECK ("recibidas"."trato" in ('interior', 'intracomunitaria', 'inversion', 'exenta')),
	CONSTRAINT "recibidas_gasto" CHECK ("recibidas"."gasto" in ('materia', 'taller', 'servicio', 'inmovilizado')),
	CONSTRAINT "recibidas_total" CHECK ("recibidas"."total" = "recibidas"."base" + case when "recibidas"."trato" in ('interior', 'exenta') then "recibidas"."cuota" else 0 end),
	CONSTRAINT "recibidas_pagado" CHECK ("recibidas"."pagado" between least("recibidas"."total", 0) and greatest("recibidas"."total", 0))
);
--> statement-breakpoint
DROP VIEW "public"."pases_lista";--> statement-breakpoint
ALTER TABLE "pase_apuntes" ALTER COLUMN "factura_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pases" ADD COLUMN "asientos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pases" ADD COLUMN "importe" numeric(12, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD COLUMN "documento" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD COLUMN "base" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD COLUMN "tipo" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD COLUMN "numero" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD COLUMN "tercero" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pase_apuntes" ADD COLUMN "nif" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_recibida_id_recibidas_id_fk" FOREIGN KEY ("recibida_id") REFERENCES "public"."recibidas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recibida_entradas" ADD CONSTRAINT "recibida_entradas_entrada_id_entradas_id_fk" FOREIGN KEY ("entrada_id") REFERENCES "public"."entradas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recibida_entradas" ADD CONSTRAINT "recibida_entradas_recibida_id_recibidas_id_fk" FOREIGN KEY ("recibida_id") REFERENCES "public"."recibidas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recibidas" ADD CONSTRAINT "recibidas_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pagos_recibida" ON "pagos" USING btree ("recibida_id","id");--> statement-breakpoint
CREATE INDEX "pagos_fecha" ON "pagos" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "recibida_entradas_recibida" ON "recibida_entradas" USING btree ("recibida_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recibidas_numero" ON "recibidas" USING btree ("proveedor_id",norm("numero"));--> statement-breakpoint
CREATE INDEX "recibidas_fecha" ON "recibidas" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "recibidas_fecha_recepcion" ON "recibidas" USING btree ("fecha_recepcion","id");--> statement-breakpoint
CREATE INDEX "recibidas_vence" ON "recibidas" USING btree ("vence") WHERE "recibidas"."pendiente" <> 0;--> statement-breakpoint
CREATE INDEX "recibidas_proveedor_orden" ON "recibidas" USING btree (norm("proveedor"),"id");--> statement-breakpoint
CREATE INDEX "recibidas_total_orden" ON "recibidas" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "recibidas_proveedor_busca" ON "recibidas" USING gin (norm("proveedor") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recibidas_numero_busca" ON "recibidas" USING gin (norm("numero") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pase_apuntes_documento" ON "pase_apuntes" USING btree ("documento");--> statement-breakpoint
CREATE VIEW "public"."libro_expedidas" AS (
  select l.id, l.factura_id, l.fecha, l.fecha_expedicion, l.fecha_operacion, l.serie, l.numero_completo, l.tipo, l.cliente_id,
    l.copia ->> 'razonSocial' as cliente, l.copia ->> 'nif' as nif, l.copia ->> 'nifIva' as nif_iva,
    l.copia -> 'direccion' ->> 'pais' as pais, l.regimen_iva,
    (l.signo * (l.tramo ->> 'base')::numeric)::numeric(12, 2) as base, (l.tramo ->> 'iva')::numeric(5, 2) as iva,
    (l.signo * (l.tramo ->> 'cuotaIva')::numeric)::numeric(12, 2) as cuota_iva, (l.tramo ->> 're')::numeric(5, 2) as re,
    (l.signo * (l.tramo ->> 'cuotaRe')::numeric)::numeric(12, 2) as cuota_re,
    (l.signo * ((l.tramo ->> 'base')::numeric + (l.tramo ->> 'cuotaIva')::numeric + (l.tramo ->> 'cuotaRe')::numeric))::numeric(12, 2) as importe
  from (
    select (f.id * 32 + t.n)::int as id, f.id as factura_id,
      case when f.tipo <> 'F1' or f.fecha_operacion is null then f.fecha
        when f.regimen_iva = 3 then least(f.fecha, (date_trunc('month', f.fecha_operacion) + interval '1 month 14 days')::date)
        else f.fecha_operacion end as fecha,
      f.fecha as fecha_expedicion, f.fecha_operacion, f.serie, f.numero_completo, f.tipo, f.cliente_id,
      f.cliente_copia as copia, f.regimen_iva, 1 as signo, t.tramo
    from facturas f cross join jsonb_array_elements(f.tramos) with ordinality as t(tramo, n) where f.estado = 'emitida'
    union all
    select (s.id * 32 + 4 * v.n + 4 + t.n)::int, s.id, s.fecha, s.fecha, s.fecha_operacion, s.serie, s.numero_completo, s.tipo,
      f.cliente_id, f.cliente_copia, f.regimen_iva, -1, t.tramo
    from facturas s cross join unnest(s.rectifica) with ordinality as v(id, n) join facturas f on f.id = v.id
      cross join jsonb_array_elements(f.tramos) with ordinality as t(tramo, n)
    where s.estado = 'emitida' and s.tipo_rectificativa = 'S') l);--> statement-breakpoint
CREATE VIEW "public"."libro_recibidas" AS (
  select (r.id * 32 + t.n)::int as id, r.id as recibida_id, r.ejercicio, r.recepcion,
    case when r.trato in ('intracomunitaria', 'inversion') then coalesce(r.fecha_operacion, r.fecha)
      else r.fecha_recepcion end as fecha,
    r.fecha as fecha_expedicion, r.fecha_operacion, r.fecha_recepcion, r.numero, r.proveedor_id, r.proveedor, r.nif, r.pais,
    r.trato, r.gasto, (t.tramo ->> 'base')::numeric(12, 2) as base, (t.tramo ->> 'iva')::numeric(5, 2) as iva,
    (t.tramo ->> 'cuota')::numeric(12, 2) as cuota
  from recibidas r cross join jsonb_array_elements(r.tramos) with ordinality as t(tramo, n));--> statement-breakpoint
CREATE VIEW "public"."pases_lista" AS (
  select p.id, p.creado_en, p.fecha, p.quien, p.deshace_id, d.id as deshecho_por_id, p.facturas, p.base, p.cuotas, p.total,
    p.asientos, p.importe
  from pases p left join pases d on d.deshace_id = p.id);
--> statement-breakpoint
update pase_apuntes a set documento = 'factura:' || a.factura_id, numero = coalesce(f.numero_completo, ''), tercero = f.cliente,
  nif = coalesce(f.cliente_copia ->> 'nif', '')
from facturas f where f.id = a.factura_id and a.documento = '';
--> statement-breakpoint
update pases p set asientos = s.asientos, importe = s.importe
from (select pase_id, count(distinct asiento) as asientos, sum(debe) as importe from pase_apuntes group by 1) s
where s.pase_id = p.id and p.asientos = 0;
--> statement-breakpoint
drop trigger if exists auditar on pagos;
--> statement-breakpoint
drop trigger if exists avisar on pagos;
--> statement-breakpoint
drop trigger if exists auditar on recibidas;
--> statement-breakpoint
drop trigger if exists avisar on recibidas;
--> statement-breakpoint
create trigger auditar after insert or update or delete on pagos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on pagos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on recibidas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on recibidas for each statement execute function avisar();
