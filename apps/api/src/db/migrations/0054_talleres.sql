CREATE TABLE "recibida_liquidaciones" (
	"liquidacion_id" integer PRIMARY KEY NOT NULL,
	"recibida_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modelo_operaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modelo_operaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"modelo_id" integer NOT NULL,
	"orden" integer NOT NULL,
	"operacion_id" integer NOT NULL,
	"dentro" boolean DEFAULT false NOT NULL,
	"taller_id" integer,
	"tarifa" numeric(12, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "modelo_operaciones_dentro" CHECK (not "modelo_operaciones"."dentro" or "modelo_operaciones"."taller_id" is null)
);
--> statement-breakpoint
CREATE TABLE "operacion_tarifas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operacion_tarifas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proveedor_id" integer NOT NULL,
	"operacion_id" integer NOT NULL,
	"tarifa" numeric(12, 4) NOT NULL,
	"precio_perdida" numeric(12, 4),
	CONSTRAINT "operacion_tarifas_unique" UNIQUE("proveedor_id","operacion_id")
);
--> statement-breakpoint
CREATE TABLE "operaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"codigo" text NOT NULL,
	"nombre" jsonb NOT NULL,
	"orden" integer DEFAULT 0 NOT NULL,
	"trabajo" text NOT NULL,
	"minutos" numeric(12, 4),
	"tarifa" numeric(12, 4) DEFAULT 0 NOT NULL,
	"activa" boolean DEFAULT true NOT NULL,
	CONSTRAINT "operaciones_codigo_unique" UNIQUE("codigo"),
	CONSTRAINT "operaciones_trabajo" CHECK ("operaciones"."trabajo" in ('corte', 'confeccion', 'acabado'))
);
--> statement-breakpoint
CREATE TABLE "orden_operaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orden_operaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"orden_id" integer NOT NULL,
	"orden" integer NOT NULL,
	"operacion_id" integer NOT NULL,
	"dentro" boolean DEFAULT false NOT NULL,
	"taller_id" integer,
	"tarifa" numeric(12, 4) DEFAULT 0 NOT NULL,
	"precio_perdida" numeric(12, 4),
	"desde" date,
	"hasta" date,
	CONSTRAINT "orden_operaciones_dentro" CHECK (not "orden_operaciones"."dentro" or "orden_operaciones"."taller_id" is null),
	CONSTRAINT "orden_operaciones_fechas" CHECK ("orden_operaciones"."desde" <= "orden_operaciones"."hasta")
);
--> statement-breakpoint
CREATE TABLE "liquidacion_taller_lineas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "liquidacion_taller_lineas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"liquidacion_id" integer NOT NULL,
	"vuelta_id" integer NOT NULL,
	"buenas" integer NOT NULL,
	"segundas" integer NOT NULL,
	"perdidas" integer NOT NULL,
	"tarifa" numeric(12, 4) NOT NULL,
	"precio_perdida" numeric(12, 4),
	"segundas_se_pagan" boolean NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"revisada" boolean DEFAULT false NOT NULL,
	"corregido" numeric(12, 2),
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "liquidacion_taller_lineas_vueltaId_unique" UNIQUE("vuelta_id"),
	CONSTRAINT "liquidacion_taller_lineas_motivo" CHECK ("liquidacion_taller_lineas"."corregido" is null or "liquidacion_taller_lineas"."motivo" <> '')
);
--> statement-breakpoint
CREATE TABLE "liquidaciones_taller" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "liquidaciones_taller_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text,
	"taller_id" integer NOT NULL,
	"mes" text NOT NULL,
	"estado" text DEFAULT 'borrador' NOT NULL,
	"fecha" date,
	"importe" numeric(12, 2) DEFAULT 0 NOT NULL,
	"enviada_en" timestamp (3) with time zone,
	"enviada_a" text,
	"notas" text DEFAULT '' NOT NULL,
	"quien" text,
	CONSTRAINT "liquidaciones_taller_numero_unique" UNIQUE("numero"),
	CONSTRAINT "liquidaciones_taller_mes" UNIQUE("taller_id","mes"),
	CONSTRAINT "liquidaciones_taller_estado" CHECK ("liquidaciones_taller"."estado" in ('borrador', 'liquidada')),
	CONSTRAINT "liquidaciones_taller_numero" CHECK (("liquidaciones_taller"."estado" = 'liquidada') = ("liquidaciones_taller"."numero" is not null) and ("liquidaciones_taller"."numero" is null) = ("liquidaciones_taller"."fecha" is null))
);
--> statement-breakpoint
CREATE TABLE "nota_taller_celdas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nota_taller_celdas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nota_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"cantidad" integer NOT NULL,
	CONSTRAINT "nota_taller_celdas_cantidad" CHECK ("nota_taller_celdas"."cantidad" > 0)
);
--> statement-breakpoint
CREATE TABLE "notas_taller" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notas_taller_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"orden_id" integer NOT NULL,
	"orden_operacion_id" integer NOT NULL,
	"taller_id" integer,
	"fecha" date NOT NULL,
	"fecha_prevista" date,
	"tarifa" numeric(12, 4) NOT NULL,
	"precio_perdida" numeric(12, 4),
	"acompana" text DEFAULT '' NOT NULL,
	"notas" text DEFAULT '' NOT NULL,
	"quien" text,
	"anulada" boolean DEFAULT false NOT NULL,
	"cantidad" integer NOT NULL,
	"vueltas" integer DEFAULT 0 NOT NULL,
	"fuera" integer GENERATED ALWAYS AS (case when anulada then 0 else cantidad - vueltas end) STORED NOT NULL,
	CONSTRAINT "notas_taller_numero_unique" UNIQUE("numero"),
	CONSTRAINT "notas_taller_cantidad" CHECK ("notas_taller"."cantidad" > 0 and "notas_taller"."vueltas" between 0 and "notas_taller"."cantidad"),
	CONSTRAINT "notas_taller_anulada" CHECK (not "notas_taller"."anulada" or "notas_taller"."vueltas" = 0)
);
--> statement-breakpoint
CREATE TABLE "vuelta_taller_celdas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vuelta_taller_celdas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vuelta_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"buenas" integer DEFAULT 0 NOT NULL,
	"segundas" integer DEFAULT 0 NOT NULL,
	"perdidas" integer DEFAULT 0 NOT NULL,
	"motivo" text,
	"detalle" text DEFAULT '' NOT NULL,
	CONSTRAINT "vuelta_taller_celdas_motivo" CHECK ("vuelta_taller_celdas"."motivo" in ('mancha', 'costura', 'talla', 'tejido', 'otro'))
);
--> statement-breakpoint
CREATE TABLE "vueltas_taller" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vueltas_taller_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"orden_id" integer NOT NULL,
	"orden_operacion_id" integer NOT NULL,
	"nota_id" integer,
	"taller_id" integer,
	"fecha" date NOT NULL,
	"tarifa" numeric(12, 4) NOT NULL,
	"precio_perdida" numeric(12, 4),
	"liquidable" boolean DEFAULT true NOT NULL,
	"anulada" boolean DEFAULT false NOT NULL,
	"nota" text DEFAULT '' NOT NULL,
	"quien" text
);
--> statement-breakpoint
ALTER TABLE "papeles" DROP CONSTRAINT "papeles_clase";--> statement-breakpoint
ALTER TABLE "recibida_liquidaciones" ADD CONSTRAINT "recibida_liquidaciones_liquidacion_id_liquidaciones_taller_id_fk" FOREIGN KEY ("liquidacion_id") REFERENCES "public"."liquidaciones_taller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recibida_liquidaciones" ADD CONSTRAINT "recibida_liquidaciones_recibida_id_recibidas_id_fk" FOREIGN KEY ("recibida_id") REFERENCES "public"."recibidas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_operaciones" ADD CONSTRAINT "modelo_operaciones_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_operaciones" ADD CONSTRAINT "modelo_operaciones_operacion_id_operaciones_id_fk" FOREIGN KEY ("operacion_id") REFERENCES "public"."operaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_operaciones" ADD CONSTRAINT "modelo_operaciones_taller_id_proveedores_id_fk" FOREIGN KEY ("taller_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operacion_tarifas" ADD CONSTRAINT "operacion_tarifas_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operacion_tarifas" ADD CONSTRAINT "operacion_tarifas_operacion_id_operaciones_id_fk" FOREIGN KEY ("operacion_id") REFERENCES "public"."operaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orden_operaciones" ADD CONSTRAINT "orden_operaciones_orden_id_ordenes_fab_id_fk" FOREIGN KEY ("orden_id") REFERENCES "public"."ordenes_fab"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orden_operaciones" ADD CONSTRAINT "orden_operaciones_operacion_id_operaciones_id_fk" FOREIGN KEY ("operacion_id") REFERENCES "public"."operaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orden_operaciones" ADD CONSTRAINT "orden_operaciones_taller_id_proveedores_id_fk" FOREIGN KEY ("taller_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liquidacion_taller_lineas" ADD CONSTRAINT "liquidacion_taller_lineas_liquidacion_id_liquidaciones_taller_id_fk" FOREIGN KEY ("liquidacion_id") REFERENCES "public"."liquidaciones_taller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liquidacion_taller_lineas" ADD CONSTRAINT "liquidacion_taller_lineas_vuelta_id_vueltas_taller_id_fk" FOREIGN KEY ("vuelta_id") REFERENCES "public"."vueltas_taller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liquidaciones_taller" ADD CONSTRAINT "liquidaciones_taller_taller_id_proveedores_id_fk" FOREIGN KEY ("taller_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota_taller_celdas" ADD CONSTRAINT "nota_taller_celdas_nota_id_notas_taller_id_fk" FOREIGN KEY ("nota_id") REFERENCES "public"."notas_taller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nota_taller_celdas" ADD CONSTRAINT "nota_taller_celdas_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_taller" ADD CONSTRAINT "notas_taller_orden_id_ordenes_fab_id_fk" FOREIGN KEY ("orden_id") REFERENCES "public"."ordenes_fab"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_taller" ADD CONSTRAINT "notas_taller_orden_operacion_id_orden_operaciones_id_fk" FOREIGN KEY ("orden_operacion_id") REFERENCES "public"."orden_operaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas_taller" ADD CONSTRAINT "notas_taller_taller_id_proveedores_id_fk" FOREIGN KEY ("taller_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vuelta_taller_celdas" ADD CONSTRAINT "vuelta_taller_celdas_vuelta_id_vueltas_taller_id_fk" FOREIGN KEY ("vuelta_id") REFERENCES "public"."vueltas_taller"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vuelta_taller_celdas" ADD CONSTRAINT "vuelta_taller_celdas_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vueltas_taller" ADD CONSTRAINT "vueltas_taller_orden_id_ordenes_fab_id_fk" FOREIGN KEY ("orden_id") REFERENCES "public"."ordenes_fab"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vueltas_taller" ADD CONSTRAINT "vueltas_taller_orden_operacion_id_orden_operaciones_id_fk" FOREIGN KEY ("orden_operacion_id") REFERENCES "public"."orden_operaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vueltas_taller" ADD CONSTRAINT "vueltas_taller_nota_id_notas_taller_id_fk" FOREIGN KEY ("nota_id") REFERENCES "public"."notas_taller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vueltas_taller" ADD CONSTRAINT "vueltas_taller_taller_id_proveedores_id_fk" FOREIGN KEY ("taller_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recibida_liquidaciones_recibida" ON "recibida_liquidaciones" USING btree ("recibida_id");--> statement-breakpoint
CREATE INDEX "modelo_operaciones_modelo" ON "modelo_operaciones" USING btree ("modelo_id","orden");--> statement-breakpoint
CREATE INDEX "modelo_operaciones_operacion" ON "modelo_operaciones" USING btree ("operacion_id");--> statement-breakpoint
CREATE INDEX "modelo_operaciones_taller" ON "modelo_operaciones" USING btree ("taller_id");--> statement-breakpoint
CREATE INDEX "operacion_tarifas_operacion" ON "operacion_tarifas" USING btree ("operacion_id");--> statement-breakpoint
CREATE INDEX "operaciones_orden" ON "operaciones" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "orden_operaciones_orden" ON "orden_operaciones" USING btree ("orden_id","orden");--> statement-breakpoint
CREATE INDEX "orden_operaciones_operacion" ON "orden_operaciones" USING btree ("operacion_id");--> statement-breakpoint
CREATE INDEX "orden_operaciones_taller" ON "orden_operaciones" USING btree ("taller_id");--> statement-breakpoint
CREATE INDEX "liquidacion_taller_lineas_liquidacion" ON "liquidacion_taller_lineas" USING btree ("liquidacion_id");--> statement-breakpoint
CREATE INDEX "liquidaciones_taller_mes_orden" ON "liquidaciones_taller" USING btree ("mes","id");--> statement-breakpoint
CREATE INDEX "nota_taller_celdas_nota" ON "nota_taller_celdas" USING btree ("nota_id");--> statement-breakpoint
CREATE INDEX "nota_taller_celdas_color" ON "nota_taller_celdas" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "notas_taller_orden" ON "notas_taller" USING btree ("orden_id","id");--> statement-breakpoint
CREATE INDEX "notas_taller_operacion" ON "notas_taller" USING btree ("orden_operacion_id");--> statement-breakpoint
CREATE INDEX "notas_taller_taller" ON "notas_taller" USING btree ("taller_id","fecha");--> statement-breakpoint
CREATE INDEX "notas_taller_fecha" ON "notas_taller" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "notas_taller_prevista" ON "notas_taller" USING btree ("fecha_prevista");--> statement-breakpoint
CREATE INDEX "notas_taller_fuera" ON "notas_taller" USING btree ("taller_id","id") WHERE "notas_taller"."fuera" > 0;--> statement-breakpoint
CREATE INDEX "vuelta_taller_celdas_vuelta" ON "vuelta_taller_celdas" USING btree ("vuelta_id");--> statement-breakpoint
CREATE INDEX "vuelta_taller_celdas_color" ON "vuelta_taller_celdas" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "vueltas_taller_orden" ON "vueltas_taller" USING btree ("orden_id","orden_operacion_id");--> statement-breakpoint
CREATE INDEX "vueltas_taller_operacion" ON "vueltas_taller" USING btree ("orden_operacion_id");--> statement-breakpoint
CREATE INDEX "vueltas_taller_nota" ON "vueltas_taller" USING btree ("nota_id");--> statement-breakpoint
CREATE INDEX "vueltas_taller_taller" ON "vueltas_taller" USING btree ("taller_id","fecha");--> statement-breakpoint
CREATE INDEX "vueltas_taller_fecha" ON "vueltas_taller" USING btree ("fecha","id");--> statement-breakpoint
ALTER TABLE "papeles" ADD CONSTRAINT "papeles_clase" CHECK ("papeles"."clase" in ('factura', 'pedido', 'orden', 'albaran', 'compra', 'devolucion-proveedor', 'manifiesto', 'nota-taller', 'liquidacion-taller'));--> statement-breakpoint
CREATE VIEW "public"."liquidaciones_taller_lista" AS (
  select l.id, l.version, l.creado_en, l.modificado_en, l.numero, l.taller_id, p.razon_social as taller, l.mes, l.estado, l.fecha,
    x.lineas, x.revisadas, x.prendas, x.segundas, l.importe
  from liquidaciones_taller l join proveedores p on p.id = l.taller_id cross join lateral (
    select count(*)::int as lineas, (count(*) filter (where i.revisada))::int as revisadas,
      coalesce(sum(i.buenas + i.segundas), 0)::int as prendas, coalesce(sum(i.segundas), 0)::int as segundas
    from liquidacion_taller_lineas i where i.liquidacion_id = l.id) x);--> statement-breakpoint
CREATE VIEW "public"."notas_taller_lista" AS (
  select n.id, n.version, n.creado_en, n.modificado_en, n.numero, n.orden_id, o.numero as orden, m.numero as modelo, m.nombre,
    n.orden_operacion_id, k.nombre as operacion, n.taller_id, p.razon_social as taller,
    case when n.anulada then 'anulada' when n.vueltas = 0 then 'fuera' when n.fuera > 0 then 'parcial' else 'vuelta' end as estado,
    n.fecha, n.fecha_prevista, n.tarifa, n.cantidad, v.buenas, v.segundas, v.perdidas, n.fuera, n.quien
  from notas_taller n join ordenes_fab o on o.id = n.orden_id join modelos m on m.id = o.modelo_id
    join orden_operaciones r on r.id = n.orden_operacion_id join operaciones k on k.id = r.operacion_id
    left join proveedores p on p.id = n.taller_id
    cross join lateral (
      select coalesce(sum(c.buenas), 0)::int as buenas, coalesce(sum(c.segundas), 0)::int as segundas,
        coalesce(sum(c.perdidas), 0)::int as perdidas
      from vueltas_taller t join vuelta_taller_celdas c on c.vuelta_id = t.id where t.nota_id = n.id and not t.anulada) v);
--> statement-breakpoint
-- Who works with manufacturing orders checks what workshops are owed; who pays suppliers settles it.
insert into role_permissions (role_id, permission)
select distinct p.role_id, 'Permissions.Liquidacionestaller.' || d.accion
from (values ('View'), ('Search'), ('Export'), ('Create'), ('Update'), ('Delete')) d (accion) cross join role_permissions p
where p.permission = 'Permissions.Ordenesfab.Update'
union
select distinct p.role_id, 'Permissions.Liquidacionestaller.' || d.accion
from (values ('View'), ('Search'), ('Export'), ('Update'), ('Approve')) d (accion) cross join role_permissions p
where p.permission = 'Permissions.Recibidas.Update'
on conflict do nothing;
--> statement-breakpoint
insert into operaciones (codigo, nombre, orden, trabajo) values
  ('CORTE', '{"es":"Corte","en":"Cutting","pt":"Corte","ca":"Tall"}', 10, 'corte'),
  ('CONFECCION', '{"es":"Confección","en":"Sewing","pt":"Confeção","ca":"Confecció"}', 20, 'confeccion'),
  ('BORDADO', '{"es":"Bordado","en":"Embroidery","pt":"Bordado","ca":"Brodat"}', 30, 'acabado'),
  ('LAVADO', '{"es":"Lavado","en":"Washing","pt":"Lavagem","ca":"Rentat"}', 40, 'acabado'),
  ('PLANCHA', '{"es":"Plancha","en":"Ironing","pt":"Engomagem","ca":"Planxa"}', 50, 'acabado'),
  ('ACABADO', '{"es":"Acabado","en":"Finishing","pt":"Acabamento","ca":"Acabat"}', 60, 'acabado');
--> statement-breakpoint
insert into orden_operaciones (orden_id, orden, operacion_id, taller_id, tarifa)
select o.id, 0, k.id, o.taller_id, o.tarifa_taller from ordenes_fab o, operaciones k where k.codigo = 'CONFECCION' order by o.id;
--> statement-breakpoint
insert into vueltas_taller (orden_id, orden_operacion_id, taller_id, fecha, tarifa, liquidable)
select o.id, r.id, o.taller_id, coalesce(o.fecha_cierre, o.fecha), case when o.tarifa_taller > 0 then o.tarifa_taller else coalesce((
  select sum(l.consumo * l.precio) from escandallo_lineas l where l.escandallo_id = o.escandallo_id and l.tipo = 'confeccion'), 0) end, false
from ordenes_fab o join orden_operaciones r on r.orden_id = o.id where exists (
  select from orden_fab_celdas c where c.orden_id = o.id and c.recibida + c.segunda + c.perdida > 0) order by o.id;
--> statement-breakpoint
insert into vuelta_taller_celdas (vuelta_id, color_id, talla, buenas, segundas, perdidas)
select v.id, c.color_id, c.talla, c.recibida, c.segunda, c.perdida
from vueltas_taller v join orden_fab_celdas c on c.orden_id = v.orden_id where c.recibida + c.segunda + c.perdida > 0 order by c.id;
--> statement-breakpoint
drop trigger if exists auditar on liquidacion_taller_lineas;
--> statement-breakpoint
drop trigger if exists avisar on liquidacion_taller_lineas;
--> statement-breakpoint
drop trigger if exists auditar on liquidaciones_taller;
--> statement-breakpoint
drop trigger if exists avisar on liquidaciones_taller;
--> statement-breakpoint
drop trigger if exists auditar on modelo_operaciones;
--> statement-breakpoint
drop trigger if exists avisar on modelo_operaciones;
--> statement-breakpoint
drop trigger if exists auditar on notas_taller;
--> statement-breakpoint
drop trigger if exists avisar on notas_taller;
--> statement-breakpoint
drop trigger if exists auditar on operacion_tarifas;
--> statement-breakpoint
drop trigger if exists avisar on operacion_tarifas;
--> statement-breakpoint
drop trigger if exists auditar on operaciones;
--> statement-breakpoint
drop trigger if exists avisar on operaciones;
--> statement-breakpoint
drop trigger if exists auditar on orden_operaciones;
--> statement-breakpoint
drop trigger if exists avisar on orden_operaciones;
--> statement-breakpoint
drop trigger if exists auditar on vueltas_taller;
--> statement-breakpoint
drop trigger if exists avisar on vueltas_taller;
--> statement-breakpoint
create trigger auditar after insert or update or delete on liquidacion_taller_lineas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on liquidacion_taller_lineas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on liquidaciones_taller for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on liquidaciones_taller for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on modelo_operaciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on modelo_operaciones for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on notas_taller for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on notas_taller for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on operacion_tarifas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on operacion_tarifas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on operaciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on operaciones for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on orden_operaciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on orden_operaciones for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on vueltas_taller for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on vueltas_taller for each statement execute function avisar();
