import type { ModoVerifactu } from '@telar/domain/casa/ajustes'
import type { EstadoDeFactura } from '@telar/domain/facturacion/factura'
import { servicioDeCotejo } from '@telar/domain/facturacion/verifactu/verifactu'
import type { Textos } from '@telar/domain/idioma'
import type { Cantidad } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { ESCRITO_EN } from '../../../casa/appsettings/hablados.ts'
import { alCongelar, type Clase, congelar } from '../../../casa/papeles/papeles.ts'
import { nombreEn } from '../../../catalogo/nombrar.ts'
import type { Db } from '../../../db/connection.ts'
import { runPrepared } from '../../../db/prepared.ts'

/** A line as the paper says it: its model and colour by the names they had. */
export interface LineaDeDocumento {
  modeloId: number | null
  numero: string | null
  nombre: string | null
  tallas: string[] | null
  color: Textos | null
  hex: string | null
  descripcion: string
  tallasCantidades: Cantidad[]
  cantidad: number
  precio: number
  /** With its tax in it, where it was said so. */
  pvp?: number | null
  dto: number
  iva: number
  re: number
  importe: number
  /** Garments with a fault. */
  segunda?: boolean
  /** It deducts a deposit, which no discount touches. */
  neta?: boolean
}

/** An invoice that another corrects, with what it came to. */
export interface Rectificada {
  numero: string | null
  fecha: string
  base?: number
  cuotas?: number
  total?: number
}

/** What an invoice says beside its own columns, which no longer change once it is issued. */
export interface DichoDeFactura {
  modo: ModoVerifactu
  /** Where it could be checked with the agency on the day of its issue; nowhere where nothing was sent. */
  cotejo?: string | null
  estado: EstadoDeFactura
  notas: string
  pruebaTransporte: string
  lineas: LineaDeDocumento[]
  rectifica: Rectificada[]
  pedidos: { numero: string }[]
}

/** Where an invoice could be checked when it was issued; the oldest papers say only how records were sent then. */
export const cotejoDicho = ({ modo, cotejo }: Pick<DichoDeFactura, 'modo' | 'cotejo'>): string | null =>
  cotejo === undefined ? servicioDeCotejo(modo) : cotejo

export const FACTURA_EN_PAPEL: Clase<DichoDeFactura> = { nombre: 'factura' }

/** The invoices that one corrects, by the alias it has in the statement. */
export const rectificadasDe = (f: SQL): SQL => sql`
  select jsonb_agg(jsonb_build_object('numero', r.numero_completo, 'fecha', r.fecha, 'base', r.base,
    'cuotas', r.cuota_iva + r.cuota_re, 'total', r.total) order by r.id)
  from facturas r where r.id = any (${f}.rectifica)`

/** The agency's service of today, by the mode of sending. */
const COTEJO = sql`case s.verifactu ->> 'modo' when 'test' then ${servicioDeCotejo('test')}::text
  when 'real' then ${servicioDeCotejo('real')}::text end`

/** What some invoices say by the names of today. */
export const dichoDeFacturas = (cuales: SQL, estado: SQL = sql`f.estado`): SQL => sql`
  select f.id, jsonb_build_object(
    'modo', coalesce(s.verifactu ->> 'modo', 'off'), 'cotejo', ${COTEJO}, 'estado', ${estado}, 'notas', f.notas, 'pruebaTransporte', f.prueba_transporte,
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('modeloId', l.modelo_id, 'numero', m.numero, 'nombre', ${nombreEn(ESCRITO_EN)}, 'tallas', m.tallas,
        'color', k.nombre, 'hex', k.hex, 'descripcion', l.descripcion, 'tallasCantidades', l.tallas_cantidades,
        'cantidad', l.cantidad, 'precio', l.precio, 'pvp', l.pvp, 'dto', l.dto, 'iva', l.iva, 're', l.re, 'importe', l.importe,
        'segunda', case when l.pedido_linea_id is null then f.tipo in ('F1', 'F2') and f.mercancia = 'segunda' and l.modelo_id is not null
          else exists (select from pedido_lineas y join pedidos x on x.id = y.pedido_id
            where y.id = l.pedido_linea_id and x.lugar = 'segunda') end,
        'neta', l.anticipo_id is not null)
        order by l.orden, l.id)
      from factura_lineas l left join modelos m on m.id = l.modelo_id left join colores k on k.id = l.color_id
      where l.factura_id = f.id), '[]'),
    'rectifica', coalesce((${rectificadasDe(sql`f`)}), '[]'),
    'pedidos', coalesce((
      select jsonb_agg(jsonb_build_object('numero', p.numero) order by p.id)
      from pedidos p where p.id = any (f.pedido_ids)), '[]')) as contenido
  from facturas f join clientes c on c.id = f.cliente_id, app_settings s where ${cuales}`

const EMITIDA: EstadoDeFactura = 'emitida'

/** From its issue on, an invoice says what it says by the names of that moment; it may still be without its number. */
export const congelarFactura = (db: Db, id: number) =>
  runPrepared(
    db,
    'factura_congelar',
    alCongelar(FACTURA_EN_PAPEL, dichoDeFacturas(sql`f.id = ${id}`, sql`${EMITIDA}::text`)),
  )

/** An annulled one says what it said, and that it is annulled. */
export const congelarAnulada = (db: Db, id: number) =>
  congelar(
    db,
    FACTURA_EN_PAPEL,
    sql`
    (select documento_id as id, contenido || '{"estado": "anulada"}' as contenido
    from papeles where clase = 'factura' and documento_id = ${id} order by revision desc limit 1)`,
  )
