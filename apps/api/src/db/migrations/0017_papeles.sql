CREATE TABLE "papeles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papeles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"clase" text NOT NULL,
	"documento_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"contenido" jsonb NOT NULL,
	"huella" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papeles_revision_unique" UNIQUE("clase","documento_id","revision"),
	CONSTRAINT "papeles_clase" CHECK ("papeles"."clase" in ('factura', 'pedido', 'orden', 'albaran')),
	CONSTRAINT "papeles_revision" CHECK ("papeles"."revision" > 0)
);
--> statement-breakpoint
DROP VIEW "public"."pedidos_lista";--> statement-breakpoint
ALTER TABLE "facturas" ADD COLUMN "autorizacion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_hechos" ADD COLUMN "autorizacion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "por_confirmar" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."pedidos_lista" AS (
  select p.id, p.version, p.creado_en, p.modificado_en, p.numero, p.cliente_id, c.razon_social as cliente,
    p.comercial_id, p.fecha, p.tipo, p.estado, p.situacion, p.fecha_entrega_hasta, p.referencia_cliente, p.origen,
    p.situacion = 'recibido' and coalesce(c.bloqueado, false) as retenido, p.prendas, p.base, p.total
  from pedidos p left join clientes c on c.id = p.cliente_id);
--> statement-breakpoint
-- What a document said is never changed; what was given out and must be kept is never deleted either.
create function papel_inmutable() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    if old.clase not in ('factura', 'albaran') then return old; end if;
  end if;
  raise exception 'What a document said is never changed.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger inmutable before update or delete on papeles for each row execute function papel_inmutable();
--> statement-breakpoint
create trigger no_vaciar before truncate on papeles for each statement execute function papel_inmutable();
--> statement-breakpoint
-- Orders that were confirmed before say what they say today; that is no change of theirs.
alter table pedidos disable trigger user;
--> statement-breakpoint
update pedidos set por_confirmar = false where situacion not in ('recibido', 'cancelado');
--> statement-breakpoint
alter table pedidos enable trigger user;
--> statement-breakpoint
insert into papeles (clase, documento_id, revision, contenido, huella)
select 'factura', d.id, 1, d.contenido, encode(sha256(convert_to(d.contenido::text, 'UTF8')), 'hex')
from (
  select f.id, jsonb_build_object(
    'modo', coalesce(s.verifactu ->> 'modo', 'off'), 'estado', f.estado, 'notas', f.notas, 'pruebaTransporte', f.prueba_transporte,
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('modeloId', l.modelo_id, 'numero', m.numero, 'nombre', m.nombre, 'tallas', m.tallas,
        'color', c.nombre, 'hex', c.hex, 'descripcion', l.descripcion, 'tallasCantidades', l.tallas_cantidades,
        'cantidad', l.cantidad, 'precio', l.precio, 'dto', l.dto, 'iva', l.iva, 're', l.re, 'importe', l.importe)
        order by l.orden, l.id)
      from factura_lineas l left join modelos m on m.id = l.modelo_id left join colores c on c.id = l.color_id
      where l.factura_id = f.id), '[]'),
    'rectifica', coalesce((
      select jsonb_agg(jsonb_build_object('numero', r.numero_completo, 'fecha', r.fecha) order by r.id)
      from facturas r where r.id = any (f.rectifica)), '[]'),
    'pedidos', coalesce((
      select jsonb_agg(jsonb_build_object('numero', p.numero) order by p.id)
      from pedidos p where p.id = any (f.pedido_ids)), '[]')) as contenido
  from facturas f, app_settings s where f.estado <> 'borrador') d;
--> statement-breakpoint
insert into papeles (clase, documento_id, revision, contenido, huella)
select 'pedido', d.id, 1, d.contenido, encode(sha256(convert_to(d.contenido::text, 'UTF8')), 'hex')
from (
  select p.id, jsonb_build_object('numero', p.numero, 'fecha', p.fecha, 'tipo', p.tipo,
    'situacion', case when p.situacion in ('recibido', 'cancelado') then p.situacion else 'confirmado' end,
    'confirmado', not p.por_confirmar and p.situacion <> 'cancelado',
    'fechaEntregaDesde', p.fecha_entrega_desde, 'fechaEntregaHasta', p.fecha_entrega_hasta,
    'direccionEnvio', p.direccion_envio, 'dtoComercial', p.dto_comercial, 'dtoProntoPago', p.dto_pronto_pago,
    'portes', p.portes, 'notas', p.notas, 'referenciaCliente', p.referencia_cliente,
    'cliente', jsonb_build_object('razonSocial', c.razon_social, 'nif', c.nif, 'direccionFiscal', c.direccion_fiscal,
      'idioma', c.idioma, 'recargoEquivalencia', c.recargo_equivalencia, 'viesResultado', c.vies_resultado,
      'regimenForzado', c.regimen_forzado),
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'nif', s.empresa -> 'nif'),
    'impuestos', s.impuestos,
    'esUE', coalesce((select es_ue from countries where iso2 = p.direccion_envio ->> 'pais'), false),
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('modeloId', l.modelo_id, 'numero', m.numero, 'nombre', m.nombre, 'tallas', m.tallas,
        'color', k.nombre, 'hex', k.hex, 'precio', l.precio, 'dto', l.dto, 'tallasCantidades', (
          select jsonb_agg(jsonb_build_object('talla', t -> 'talla', 'cantidad', t -> 'cantidad') order by n)
          from jsonb_array_elements(l.tallas_cantidades) with ordinality x(t, n))) order by l.orden, l.id)
      from pedido_lineas l join modelos m on m.id = l.modelo_id join colores k on k.id = l.color_id
      where l.pedido_id = p.id), '[]')) as contenido
  from pedidos p join clientes c on c.id = p.cliente_id, app_settings s where not p.por_confirmar) d;
--> statement-breakpoint
insert into papeles (clase, documento_id, revision, contenido, huella)
select 'orden', d.id, 1, d.contenido, encode(sha256(convert_to(d.contenido::text, 'UTF8')), 'hex')
from (
  select o.id, jsonb_build_object('numero', o.numero, 'fecha', o.fecha, 'estado', o.estado, 'fechaEntrega', o.fecha_entrega,
    'tarifaTaller', o.tarifa_taller, 'notas', o.notas, 'modelo', m.numero, 'nombre', m.nombre, 'temporada', e.codigo,
    'tallas', m.tallas,
    'taller', case when t.id is not null then
      jsonb_build_object('razonSocial', t.razon_social, 'direccion', t.direccion) end,
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'telefono', s.empresa -> 'telefono'),
    'celdas', coalesce((
      select jsonb_agg(jsonb_build_object('colorId', c.color_id, 'color', k.nombre, 'hex', k.hex, 'talla', c.talla,
        'prevista', c.prevista, 'cortada', c.cortada, 'cerrada', c.cerrada) order by c.id)
      from orden_fab_celdas c join colores k on k.id = c.color_id where c.orden_id = o.id), '[]'),
    'costura', (
      select sum(l.consumo * l.precio) from escandallo_lineas l
      where l.escandallo_id = o.escandallo_id and l.tipo = 'confeccion'),
    'segundasSePagan', coalesce(s.produccion -> 'segundasSePagan', 'true'),
    'materiales', coalesce((
      select jsonb_agg(jsonb_build_object('concepto', l.concepto, 'consumo', l.consumo, 'porTallas', l.por_tallas,
        'merma', l.merma, 'unidad', coalesce(a.unidad, 'ud')) order by l.orden)
      from escandallo_lineas l left join materias a on a.id = l.materia_id
      where l.escandallo_id = o.escandallo_id and l.tipo in ('materia', 'avio')), '[]')) as contenido
  from ordenes_fab o join modelos m on m.id = o.modelo_id join temporadas e on e.id = m.temporada_id
    left join proveedores t on t.id = o.taller_id, app_settings s
  where o.estado not in ('borrador', 'anulada')) d;
