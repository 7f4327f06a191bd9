DROP VIEW "public"."movimientos_bancarios_lista";--> statement-breakpoint
DROP VIEW "public"."libro_recibidas";--> statement-breakpoint
DROP VIEW "public"."materias_lista";--> statement-breakpoint
ALTER TABLE "pagos" ADD COLUMN "movimiento_id" integer;--> statement-breakpoint
ALTER TABLE "recibidas" ADD COLUMN "deducible" numeric(5, 2) DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "liquidaciones" ADD COLUMN "movimiento_id" integer;--> statement-breakpoint
ALTER TABLE "materias" ADD COLUMN "taric" text;--> statement-breakpoint
ALTER TABLE "materias" ADD COLUMN "peso_gr" integer;--> statement-breakpoint
ALTER TABLE "pagos" ADD CONSTRAINT "pagos_movimiento_id_movimientos_bancarios_id_fk" FOREIGN KEY ("movimiento_id") REFERENCES "public"."movimientos_bancarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liquidaciones" ADD CONSTRAINT "liquidaciones_movimiento_id_movimientos_bancarios_id_fk" FOREIGN KEY ("movimiento_id") REFERENCES "public"."movimientos_bancarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pagos_movimiento" ON "pagos" USING btree ("movimiento_id");--> statement-breakpoint
CREATE INDEX "liquidaciones_movimiento" ON "liquidaciones" USING btree ("movimiento_id");--> statement-breakpoint
ALTER TABLE "recibidas" ADD CONSTRAINT "recibidas_deducible" CHECK ("recibidas"."deducible" between 0 and 100);--> statement-breakpoint
CREATE VIEW "public"."movimientos_bancarios_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.extracto_id, m.cuenta, m.fecha, m.fecha_valor, m.importe,
    m.concepto, m.texto, m.referencia, m.contraparte, m.contraparte_iban, m.motivo, s.casado, m.importe - s.casado as resto,
    case when m.descartado then 'descartado' when s.casado = 0 then 'pendiente' when s.casado = m.importe then 'casado'
      else 'parcial' end as estado
  from movimientos_bancarios m cross join lateral (
    select coalesce(sum(d.importe), 0)::numeric(12, 2) as casado
    from (
      select case when c.devolucion_id = m.id then -c.importe else c.importe end as importe
      from cobros c where c.movimiento_id = m.id or c.devolucion_id = m.id
      union all select -p.importe from pagos p where p.movimiento_id = m.id
      union all select -q.importe from liquidaciones q where q.movimiento_id = m.id) d) s);--> statement-breakpoint
CREATE VIEW "public"."libro_recibidas" AS (
  select (r.id * 32 + t.n)::int as id, r.id as recibida_id, r.ejercicio, r.recepcion,
    case when r.trato = 'intracomunitaria' and r.gasto in ('materia', 'inmovilizado') and r.fecha_operacion is not null
        then least(r.fecha, (date_trunc('month', r.fecha_operacion) + interval '1 month 14 days')::date)
      when r.trato in ('intracomunitaria', 'inversion') then coalesce(r.fecha_operacion, r.fecha)
      else r.fecha_recepcion end as fecha,
    r.fecha as fecha_expedicion, r.fecha_operacion, r.fecha_recepcion, r.numero, r.proveedor_id, r.proveedor, r.nif, r.pais,
    r.trato, r.gasto, (t.tramo ->> 'base')::numeric(12, 2) as base, (t.tramo ->> 'iva')::numeric(5, 2) as iva,
    (t.tramo ->> 'cuota')::numeric(12, 2) as cuota,
    round((t.tramo ->> 'base')::numeric * r.deducible / 100, 2)::numeric(12, 2) as base_deducible,
    round((t.tramo ->> 'cuota')::numeric * r.deducible / 100, 2)::numeric(12, 2) as cuota_deducible, r.base < 0 as rectificativa
  from recibidas r cross join jsonb_array_elements(r.tramos) with ordinality as t(tramo, n));--> statement-breakpoint
CREATE VIEW "public"."materias_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.codigo, m.nombre, m.tipo, m.unidad, m.composicion,
    m.ancho_cm, m.proveedor_id, p.razon_social as proveedor, m.precio, m.stock_minimo, m.taric, m.peso_gr, m.notas, m.activa, s.stock,
    s.piezas, s.precio_medio, r.reservada, e.en_camino, s.stock < m.stock_minimo as bajo_minimo
  from materias m
    join proveedores p on p.id = m.proveedor_id
    cross join lateral (
      select coalesce(sum(restante), 0)::numeric(12, 4) as stock, count(*)::int as piezas,
        round(sum(restante * coste) / sum(restante), 4)::numeric(12, 4) as precio_medio
      from piezas where materia_id = m.id and restante > 0) s
    cross join lateral (
      select coalesce(sum(cantidad), 0)::numeric(12, 4) as reservada
      from (
  select o.id as orden_id, l.materia_id, c.color_id,
    ceil(sum(c.por_cortar * coalesce(t.consumo, l.consumo)) * (1 + l.merma / 100) * 10000) / 10000 as cantidad
  from ordenes_fab o
    join orden_fab_celdas c on c.orden_id = o.id and c.por_cortar > 0
    join escandallo_lineas l on l.escandallo_id = o.escandallo_id and l.materia_id is not null
    left join lateral (
      select (r->>'consumo')::numeric as consumo from jsonb_array_elements(l.por_tallas) r
      where r->'tallas' ? c.talla limit 1) t on true
  where o.estado in ('lanzada', 'cortada', 'enTaller', 'recibidaParcial') group by o.id, l.id, c.color_id having l.materia_id = m.id) x) r
    cross join lateral (
      select coalesce(sum(a.abierta), 0)::numeric(12, 4) as en_camino
      from entradas e cross join lateral (
  select x.recibido, case when e.recibida or exists (
      select from compras k where k.id = e.compra_id and k.estado = 'borrador') then 0
    else greatest(0, e.pedida - x.recibido - e.cerrada) end as abierta
  from (
    select coalesce(sum(p.cantidad - coalesce((
      select sum(l.cantidad) from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
        join devoluciones_proveedor d on d.id = l.devolucion_id and d.repone and not d.anulada
      where z.entrada_id = p.id), 0)), 0) as recibido
    from entradas p where p.pedida_en_id = e.id) x) a where e.materia_id = m.id and not e.recibida) e);