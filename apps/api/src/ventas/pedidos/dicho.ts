import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { TiposDeIva } from '@telar/domain/casa/ajustes'
import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { Cantidad, Situacion } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import { type Clase, congelar } from '../../casa/papeles/papeles.ts'
import { nombreEn } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import type { Tipo } from '../../db/schema/ventas/pedidos.ts'
import type { Cliente } from '../condiciones.ts'

export interface LineaDicha {
  modeloId: number
  numero: string
  nombre: string
  tallas: string[]
  color: Textos
  hex: string
  precio: number
  dto: number
  tallasCantidades: Cantidad[]
  /** The days that were agreed for it, where its season is delivered in several goes. */
  entregaDesde?: string
  entregaHasta?: string
}

/** Everything that an order says on paper. */
export interface DichoDePedido {
  numero: string
  fecha: string
  tipo: Tipo
  /** Served or not, the confirmation of an order says that it is confirmed. */
  situacion: Situacion
  confirmado: boolean
  fechaEntregaDesde: string | null
  fechaEntregaHasta: string | null
  direccionEnvio: Direccion
  dtoComercial: number
  dtoProntoPago: number
  portes: number
  notas: string
  referenciaCliente: string
  cliente: Pick<
    Cliente,
    'razonSocial' | 'nif' | 'direccionFiscal' | 'recargoEquivalencia' | 'viesResultado' | 'regimenForzado'
  > & { idioma: Idioma }
  empresa: { marca: string; razonSocial: string; direccion: string; codigoPostal: string; ciudad: string; nif: string }
  impuestos: TiposDeIva[]
  esUE: boolean
  lineas: LineaDicha[]
  /** Where its garments lie, unless that is the stock. */
  lugar?: EnCasa
}

export const PEDIDO_EN_PAPEL: Clase<DichoDePedido> = { nombre: 'pedido' }

/** What some orders say by the names of today. */
export const dichoDePedidos = (cuales: SQL): SQL => sql`
  select p.id, jsonb_build_object('numero', p.numero, 'fecha', p.fecha, 'tipo', p.tipo,
    'situacion', case when p.situacion in ('recibido', 'cancelado') then p.situacion else 'confirmado' end,
    'confirmado', not p.por_confirmar and p.situacion <> 'cancelado',
    'fechaEntregaDesde', p.fecha_entrega_desde, 'fechaEntregaHasta', p.fecha_entrega_hasta,
    'direccionEnvio', p.direccion_envio, 'dtoComercial', p.dto_comercial, 'dtoProntoPago', p.dto_pronto_pago,
    'portes', p.portes, 'notas', p.notas, 'referenciaCliente', p.referencia_cliente,
    'cliente', jsonb_build_object('razonSocial', c.razon_social, 'nif', c.nif, 'direccionFiscal', c.direccion_fiscal,
      'idioma', ${ESCRITO_EN}, 'recargoEquivalencia', c.recargo_equivalencia, 'viesResultado', c.vies_resultado,
      'regimenForzado', c.regimen_forzado),
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'nif', s.empresa -> 'nif'),
    'impuestos', s.impuestos,
    'esUE', coalesce((select es_ue from countries where iso2 = p.direccion_envio ->> 'pais'), false),
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('modeloId', l.modelo_id, 'numero', m.numero, 'nombre', ${nombreEn(ESCRITO_EN)}, 'tallas', m.tallas,
        'color', k.nombre, 'hex', k.hex, 'precio', l.precio, 'dto', l.dto, 'tallasCantidades', (
          select jsonb_agg(jsonb_build_object('talla', t -> 'talla', 'cantidad', t -> 'cantidad') order by n)
          from jsonb_array_elements(l.tallas_cantidades) with ordinality x(t, n)))
        || case when l.entrega_desde is null then '{}'::jsonb else jsonb_build_object('entregaDesde', l.entrega_desde,
          'entregaHasta', l.entrega_hasta) end order by l.orden, l.id)
      from pedido_lineas l join modelos m on m.id = l.modelo_id join colores k on k.id = l.color_id
      where l.pedido_id = p.id), '[]'))
    || case when p.lugar = 'almacen' then '{}'::jsonb else jsonb_build_object('lugar', p.lugar) end as contenido
  from pedidos p join clientes c on c.id = p.cliente_id, app_settings s where ${cuales}`

/** From its confirmation on, an order says what it says by the names of that moment. */
export const congelarPedidos = (db: Db, ids: readonly number[]) =>
  congelar(db, PEDIDO_EN_PAPEL, dichoDePedidos(sql`p.id = any (${ints(ids)})`))
