CREATE TABLE "devolucion_lineas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devolucion_lineas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"devolucion_id" integer NOT NULL,
	"entrega_linea_id" integer NOT NULL,
	"motivo" text NOT NULL,
	"pedida" integer NOT NULL,
	"aprobada" integer DEFAULT 0 NOT NULL,
	"almacen" integer DEFAULT 0 NOT NULL,
	"segunda" integer DEFAULT 0 NOT NULL,
	"arreglo" integer DEFAULT 0 NOT NULL,
	"sin_facturar" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "devolucion_lineas_unique" UNIQUE("devolucion_id","entrega_linea_id"),
	CONSTRAINT "devolucion_lineas_cuenta" CHECK ("devolucion_lineas"."pedida" > 0 and "devolucion_lineas"."aprobada" between 0 and "devolucion_lineas"."pedida"),
	CONSTRAINT "devolucion_lineas_recibida" CHECK (least("devolucion_lineas"."almacen", "devolucion_lineas"."segunda", "devolucion_lineas"."arreglo") >= 0 and "devolucion_lineas"."sin_facturar" between 0 and "devolucion_lineas"."almacen" + "devolucion_lineas"."segunda" + "devolucion_lineas"."arreglo")
);
--> statement-breakpoint
CREATE TABLE "devoluciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devoluciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text GENERATED ALWAYS AS ('DEV' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end) STORED NOT NULL,
	"entrega_id" integer NOT NULL,
	"pedido_id" integer NOT NULL,
	"cliente_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"estado" text DEFAULT 'solicitada' NOT NULL,
	"quien" text,
	"notas" text DEFAULT '' NOT NULL,
	"respuesta" text DEFAULT '' NOT NULL,
	"observaciones" text DEFAULT '' NOT NULL,
	"recibida_en" date,
	"factura_id" integer
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "dias_devolucion" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "devolucion_lineas" ADD CONSTRAINT "devolucion_lineas_devolucion_id_devoluciones_id_fk" FOREIGN KEY ("devolucion_id") REFERENCES "public"."devoluciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devolucion_lineas" ADD CONSTRAINT "devolucion_lineas_entrega_linea_id_entrega_lineas_id_fk" FOREIGN KEY ("entrega_linea_id") REFERENCES "public"."entrega_lineas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devoluciones" ADD CONSTRAINT "devoluciones_entrega_id_entregas_id_fk" FOREIGN KEY ("entrega_id") REFERENCES "public"."entregas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devoluciones" ADD CONSTRAINT "devoluciones_pedido_id_pedidos_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devoluciones" ADD CONSTRAINT "devoluciones_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devoluciones" ADD CONSTRAINT "devoluciones_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devolucion_lineas_entrega" ON "devolucion_lineas" USING btree ("entrega_linea_id");--> statement-breakpoint
CREATE INDEX "devoluciones_entrega" ON "devoluciones" USING btree ("entrega_id");--> statement-breakpoint
CREATE INDEX "devoluciones_pedido" ON "devoluciones" USING btree ("pedido_id");--> statement-breakpoint
CREATE INDEX "devoluciones_cliente" ON "devoluciones" USING btree ("cliente_id","fecha");--> statement-breakpoint
CREATE INDEX "devoluciones_fecha" ON "devoluciones" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "devoluciones_estado" ON "devoluciones" USING btree ("estado","fecha");--> statement-breakpoint
CREATE INDEX "devoluciones_factura" ON "devoluciones" USING btree ("factura_id");--> statement-breakpoint
CREATE VIEW "public"."devoluciones_lista" AS (
  select d.id, d.version, d.creado_en, d.modificado_en, d.numero, d.entrega_id, e.numero as entrega, d.pedido_id,
    p.numero as pedido, d.cliente_id, c.razon_social as cliente, d.fecha,
    case when d.estado = 'recibida' and (f.estado = 'emitida' or l.recibidas = l.sin_facturar) then 'abonada' else d.estado end as estado,
    l.prendas, l.recibidas, d.factura_id, f.numero_completo as factura, d.notas, d.respuesta, d.observaciones
  from devoluciones d join entregas e on e.id = d.entrega_id join pedidos p on p.id = d.pedido_id
    join clientes c on c.id = d.cliente_id left join facturas f on f.id = d.factura_id
    cross join lateral (
      select coalesce(sum(pedida), 0)::int as prendas, coalesce(sum(almacen + segunda + arreglo), 0)::int as recibidas,
        coalesce(sum(sin_facturar), 0)::int as sin_facturar
      from devolucion_lineas where devolucion_id = d.id) l);
--> statement-breakpoint
drop trigger if exists auditar on devoluciones;
--> statement-breakpoint
drop trigger if exists avisar on devoluciones;
--> statement-breakpoint
create trigger auditar after insert or update or delete on devoluciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on devoluciones for each statement execute function avisar();
