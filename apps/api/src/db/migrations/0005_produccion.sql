CREATE TABLE "escandallo_lineas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "escandallo_lineas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"escandallo_id" integer NOT NULL,
	"orden" integer NOT NULL,
	"tipo" text NOT NULL,
	"materia_id" integer,
	"concepto" text NOT NULL,
	"consumo" numeric(12, 4) NOT NULL,
	"por_tallas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"merma" numeric(5, 2) DEFAULT 0 NOT NULL,
	"precio" numeric(12, 4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "escandallos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "escandallos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modelo_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"gastos_generales" numeric(5, 2) NOT NULL,
	"margen" numeric(5, 2) NOT NULL,
	"nota" text DEFAULT '' NOT NULL,
	"quien" text,
	"coste" numeric(12, 4) NOT NULL,
	"precio" numeric(12, 4) NOT NULL,
	CONSTRAINT "escandallos_revision_unique" UNIQUE("modelo_id","revision"),
	CONSTRAINT "escandallos_margen" CHECK ("escandallos"."margen" >= 0 and "escandallos"."margen" < 100)
);
--> statement-breakpoint
CREATE TABLE "entradas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entradas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"materia_id" integer NOT NULL,
	"proveedor_id" integer NOT NULL,
	"recibida" boolean DEFAULT false NOT NULL,
	"fecha" date NOT NULL,
	"fecha_prevista" date,
	"albaran_proveedor" text DEFAULT '' NOT NULL,
	"precio" numeric(12, 4) NOT NULL,
	"pedida" numeric(12, 4),
	"cantidad" numeric(12, 4) DEFAULT 0 NOT NULL,
	CONSTRAINT "entradas_cantidad" CHECK ("entradas"."cantidad" >= 0 and ("entradas"."recibida" or "entradas"."pedida" > 0))
);
--> statement-breakpoint
CREATE TABLE "materia_precios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materia_precios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"materia_id" integer NOT NULL,
	"proveedor_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"precio" numeric(12, 4) NOT NULL,
	"origen" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "materias" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"codigo" text NOT NULL,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	"unidad" text DEFAULT 'm' NOT NULL,
	"composicion" text DEFAULT '' NOT NULL,
	"ancho_cm" integer,
	"proveedor_id" integer NOT NULL,
	"precio" numeric(12, 4) NOT NULL,
	"stock_minimo" numeric(12, 4) DEFAULT 0 NOT NULL,
	"notas" text DEFAULT '' NOT NULL,
	"activa" boolean DEFAULT true NOT NULL,
	CONSTRAINT "materias_codigo_unique" UNIQUE("codigo")
);
--> statement-breakpoint
CREATE TABLE "piezas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "piezas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"entrada_id" integer NOT NULL,
	"materia_id" integer NOT NULL,
	"color_id" integer,
	"numero" text NOT NULL,
	"lote" text DEFAULT '' NOT NULL,
	"metros" numeric(12, 4) NOT NULL,
	"restante" numeric(12, 4) NOT NULL,
	"coste" numeric(12, 4) NOT NULL,
	"ubicacion" text DEFAULT '' NOT NULL,
	CONSTRAINT "piezas_numero_unique" UNIQUE("entrada_id","numero"),
	CONSTRAINT "piezas_restante" CHECK (0 <= "piezas"."restante" and "piezas"."restante" <= "piezas"."metros" and "piezas"."metros" > 0)
);
--> statement-breakpoint
CREATE TABLE "consumos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consumos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orden_id" integer NOT NULL,
	"pieza_id" integer NOT NULL,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quien" text,
	"cantidad" numeric(12, 4) NOT NULL,
	"coste" numeric(12, 4) NOT NULL,
	"resto" numeric(12, 4) NOT NULL,
	CONSTRAINT "consumos_cantidad" CHECK ("consumos"."cantidad" > 0 and "consumos"."resto" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orden_fab_celdas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orden_fab_celdas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orden_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"prevista" integer DEFAULT 0 NOT NULL,
	"cortada" integer DEFAULT 0 NOT NULL,
	"recibida" integer DEFAULT 0 NOT NULL,
	"segunda" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orden_fab_celdas_unique" UNIQUE("orden_id","color_id","talla"),
	CONSTRAINT "orden_fab_celdas_positivas" CHECK (least("orden_fab_celdas"."prevista", "orden_fab_celdas"."cortada", "orden_fab_celdas"."recibida", "orden_fab_celdas"."segunda") >= 0),
	CONSTRAINT "orden_fab_celdas_recibida" CHECK ("orden_fab_celdas"."recibida" + "orden_fab_celdas"."segunda" <= "orden_fab_celdas"."cortada")
);
--> statement-breakpoint
CREATE TABLE "orden_hechos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orden_hechos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orden_id" integer NOT NULL,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quien" text,
	"estado" text NOT NULL,
	"prendas" integer,
	"segundas" integer,
	"nota" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ordenes_fab" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ordenes_fab_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"modelo_id" integer NOT NULL,
	"taller_id" integer,
	"estado" text DEFAULT 'borrador' NOT NULL,
	"fecha" date NOT NULL,
	"fecha_entrega" date,
	"fecha_cierre" date,
	"tarifa_taller" numeric(12, 4) DEFAULT 0 NOT NULL,
	"escandallo_id" integer,
	"coste_previsto" numeric(12, 4),
	"coste_real" numeric(12, 4),
	"notas" text DEFAULT '' NOT NULL,
	CONSTRAINT "ordenes_fab_numero_unique" UNIQUE("numero"),
	CONSTRAINT "ordenes_fab_cerrada" CHECK (("ordenes_fab"."estado" = 'cerrada') = ("ordenes_fab"."coste_real" is not null))
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "produccion" jsonb DEFAULT '{"gastosGenerales":8,"margen":35,"terminaciones":[90],"pvp":{"desde":2.2,"hasta":2.5}}' NOT NULL;--> statement-breakpoint
ALTER TABLE "escandallo_lineas" ADD CONSTRAINT "escandallo_lineas_escandallo_id_escandallos_id_fk" FOREIGN KEY ("escandallo_id") REFERENCES "public"."escandallos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escandallo_lineas" ADD CONSTRAINT "escandallo_lineas_materia_id_materias_id_fk" FOREIGN KEY ("materia_id") REFERENCES "public"."materias"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "escandallos" ADD CONSTRAINT "escandallos_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_materia_id_materias_id_fk" FOREIGN KEY ("materia_id") REFERENCES "public"."materias"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materia_precios" ADD CONSTRAINT "materia_precios_materia_id_materias_id_fk" FOREIGN KEY ("materia_id") REFERENCES "public"."materias"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materia_precios" ADD CONSTRAINT "materia_precios_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materias" ADD CONSTRAINT "materias_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piezas" ADD CONSTRAINT "piezas_entrada_id_entradas_id_fk" FOREIGN KEY ("entrada_id") REFERENCES "public"."entradas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piezas" ADD CONSTRAINT "piezas_materia_id_materias_id_fk" FOREIGN KEY ("materia_id") REFERENCES "public"."materias"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piezas" ADD CONSTRAINT "piezas_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumos" ADD CONSTRAINT "consumos_orden_id_ordenes_fab_id_fk" FOREIGN KEY ("orden_id") REFERENCES "public"."ordenes_fab"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumos" ADD CONSTRAINT "consumos_pieza_id_piezas_id_fk" FOREIGN KEY ("pieza_id") REFERENCES "public"."piezas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD CONSTRAINT "orden_fab_celdas_orden_id_ordenes_fab_id_fk" FOREIGN KEY ("orden_id") REFERENCES "public"."ordenes_fab"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD CONSTRAINT "orden_fab_celdas_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orden_hechos" ADD CONSTRAINT "orden_hechos_orden_id_ordenes_fab_id_fk" FOREIGN KEY ("orden_id") REFERENCES "public"."ordenes_fab"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordenes_fab" ADD CONSTRAINT "ordenes_fab_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordenes_fab" ADD CONSTRAINT "ordenes_fab_taller_id_proveedores_id_fk" FOREIGN KEY ("taller_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordenes_fab" ADD CONSTRAINT "ordenes_fab_escandallo_id_escandallos_id_fk" FOREIGN KEY ("escandallo_id") REFERENCES "public"."escandallos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "escandallo_lineas_hoja" ON "escandallo_lineas" USING btree ("escandallo_id","orden");--> statement-breakpoint
CREATE INDEX "escandallo_lineas_materia" ON "escandallo_lineas" USING btree ("materia_id");--> statement-breakpoint
CREATE INDEX "entradas_materia" ON "entradas" USING btree ("materia_id","fecha");--> statement-breakpoint
CREATE INDEX "entradas_proveedor" ON "entradas" USING btree ("proveedor_id","fecha");--> statement-breakpoint
CREATE INDEX "entradas_fecha" ON "entradas" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "entradas_en_camino" ON "entradas" USING btree ("materia_id") WHERE not "entradas"."recibida";--> statement-breakpoint
CREATE INDEX "materia_precios_materia" ON "materia_precios" USING btree ("materia_id","fecha");--> statement-breakpoint
CREATE INDEX "materia_precios_proveedor" ON "materia_precios" USING btree ("proveedor_id");--> statement-breakpoint
CREATE INDEX "materias_proveedor" ON "materias" USING btree ("proveedor_id");--> statement-breakpoint
CREATE INDEX "materias_nombre" ON "materias" USING btree ("nombre");--> statement-breakpoint
CREATE INDEX "materias_tipo" ON "materias" USING btree ("tipo");--> statement-breakpoint
CREATE INDEX "materias_nombre_busca" ON "materias" USING gin (norm("nombre") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "materias_codigo_busca" ON "materias" USING gin (norm("codigo") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "piezas_materia" ON "piezas" USING btree ("materia_id","id");--> statement-breakpoint
CREATE INDEX "piezas_en_stock" ON "piezas" USING btree ("materia_id","color_id") WHERE "piezas"."restante" > 0;--> statement-breakpoint
CREATE INDEX "piezas_color" ON "piezas" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "piezas_numero" ON "piezas" USING btree ("numero");--> statement-breakpoint
CREATE INDEX "piezas_lote" ON "piezas" USING btree ("lote");--> statement-breakpoint
CREATE INDEX "consumos_orden" ON "consumos" USING btree ("orden_id");--> statement-breakpoint
CREATE INDEX "consumos_pieza" ON "consumos" USING btree ("pieza_id");--> statement-breakpoint
CREATE INDEX "orden_fab_celdas_color" ON "orden_fab_celdas" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "orden_hechos_orden" ON "orden_hechos" USING btree ("orden_id","id");--> statement-breakpoint
CREATE INDEX "ordenes_fab_modelo" ON "ordenes_fab" USING btree ("modelo_id");--> statement-breakpoint
CREATE INDEX "ordenes_fab_taller" ON "ordenes_fab" USING btree ("taller_id");--> statement-breakpoint
CREATE INDEX "ordenes_fab_fecha" ON "ordenes_fab" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "ordenes_fab_estado" ON "ordenes_fab" USING btree ("estado","fecha_entrega");--> statement-breakpoint
CREATE INDEX "ordenes_fab_entrega" ON "ordenes_fab" USING btree ("fecha_entrega");--> statement-breakpoint
CREATE INDEX "ordenes_fab_escandallo" ON "ordenes_fab" USING btree ("escandallo_id");--> statement-breakpoint
CREATE VIEW "public"."entradas_lista" AS (
  select e.id, e.version, e.creado_en, e.modificado_en, e.materia_id, m.codigo, m.nombre as materia, m.unidad,
    e.proveedor_id, p.razon_social as proveedor, e.recibida, e.fecha, e.fecha_prevista, e.albaran_proveedor, e.precio,
    e.pedida, e.cantidad, (select count(*)::int from piezas z where z.entrada_id = e.id) as piezas
  from entradas e join materias m on m.id = e.materia_id join proveedores p on p.id = e.proveedor_id);--> statement-breakpoint
CREATE VIEW "public"."materias_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.codigo, m.nombre, m.tipo, m.unidad, m.composicion,
    m.ancho_cm, m.proveedor_id, p.razon_social as proveedor, m.precio, m.stock_minimo, m.notas, m.activa, s.stock,
    s.piezas, s.precio_medio, e.en_camino, s.stock < m.stock_minimo as bajo_minimo
  from materias m
    join proveedores p on p.id = m.proveedor_id
    cross join lateral (
      select coalesce(sum(restante), 0)::numeric(12, 4) as stock, count(*)::int as piezas,
        round(sum(restante * coste) / sum(restante), 4)::numeric(12, 4) as precio_medio
      from piezas where materia_id = m.id and restante > 0) s
    cross join lateral (
      select coalesce(sum(pedida), 0)::numeric(12, 4) as en_camino
      from entradas where materia_id = m.id and not recibida) e);--> statement-breakpoint
CREATE VIEW "public"."ordenes_fab_lista" AS (
  select o.id, o.version, o.creado_en, o.modificado_en, o.numero, o.modelo_id, m.numero as modelo, m.nombre,
    m.temporada_id, s.codigo as temporada, o.taller_id, p.razon_social as taller, o.estado, o.fecha, o.fecha_entrega,
    coalesce(o.fecha_entrega < current_date, false) and o.estado not in ('cerrada', 'anulada') as atrasada,
    c.previstas, c.cortadas, c.recibidas, c.segundas, o.coste_previsto, o.coste_real
  from ordenes_fab o
    join modelos m on m.id = o.modelo_id
    join temporadas s on s.id = m.temporada_id
    left join proveedores p on p.id = o.taller_id
    cross join lateral (
      select coalesce(sum(prevista), 0)::int as previstas, coalesce(sum(cortada), 0)::int as cortadas,
        coalesce(sum(recibida), 0)::int as recibidas, coalesce(sum(segunda), 0)::int as segundas
      from orden_fab_celdas where orden_id = o.id) c);--> statement-breakpoint
CREATE VIEW "public"."piezas_lista" AS (
  select z.id, z.version, z.creado_en, z.modificado_en, z.entrada_id, e.fecha, z.materia_id, m.codigo,
    m.nombre as materia, m.unidad, z.color_id, c.nombre as color, z.numero, z.lote, z.metros, z.restante, z.coste,
    z.ubicacion
  from piezas z
    join entradas e on e.id = z.entrada_id
    join materias m on m.id = z.materia_id
    left join colores c on c.id = z.color_id);