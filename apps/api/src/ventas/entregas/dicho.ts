import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { Cantidad } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import { alCongelar, type Clase } from '../../casa/papeles/papeles.ts'
import { nombreEn } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { runPrepared } from '../../db/prepared.ts'

/** Everything that a delivery note says. */
export interface DichoDeEntrega {
  numero: string
  fecha: string
  nota: string
  pedido: string
  referenciaCliente: string
  direccionEnvio: Direccion
  cliente: { razonSocial: string; nif: string; direccionFiscal: Direccion; idioma: Idioma }
  empresa: { marca: string; razonSocial: string; direccion: string; codigoPostal: string; ciudad: string; nif: string }
  lineas: {
    modeloId: number
    numero: string
    nombre: string
    tallas: string[]
    color: Textos
    hex: string
    tallasCantidades: Cantidad[]
    /** What each was sold at; notes of before do not say. */
    precio?: number
    dto?: number
  }[]
  /** Where the garments lay, unless that was the stock. */
  lugar?: EnCasa
  /** What the whole order is sold at less. */
  dtos?: { comercial: number; prontoPago: number }
  /** The customer wants it with prices. */
  valorado?: boolean
  /** The boxes that it left in, with what lies in each. */
  cajas?: {
    numero: number
    sscc: string | null
    pesoGr: number
    prendas: { numero: string; color: Textos; talla: string; cantidad: number }[]
  }[]
}

export const ENTREGA_EN_PAPEL: Clase<DichoDeEntrega> = { nombre: 'albaran' }

/** What some delivery notes say by the names of today. */
export const dichoDeEntregas = (cuales: SQL): SQL => sql`
  select e.id, jsonb_build_object('numero', e.numero, 'fecha', e.fecha, 'nota', e.nota, 'pedido', p.numero,
    'referenciaCliente', p.referencia_cliente, 'direccionEnvio', p.direccion_envio,
    'cliente', jsonb_build_object('razonSocial', c.razon_social, 'nif', c.nif, 'direccionFiscal', c.direccion_fiscal,
      'idioma', ${ESCRITO_EN}),
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'nif', s.empresa -> 'nif'),
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('modeloId', l.modelo_id, 'numero', m.numero, 'nombre', ${nombreEn(ESCRITO_EN)}, 'tallas', m.tallas,
        'color', k.nombre, 'hex', k.hex, 'tallasCantidades', l.celdas,
        'precio', o.precio, 'dto', o.dto) order by l.linea)
      from (
        select pedido_linea_id as linea, modelo_id, color_id,
          jsonb_agg(jsonb_build_object('talla', talla, 'cantidad', cantidad) order by id) as celdas
        from entrega_lineas where entrega_id = e.id group by 1, 2, 3) l
        join pedido_lineas o on o.id = l.linea join modelos m on m.id = l.modelo_id join colores k on k.id = l.color_id), '[]'),
    'dtos', jsonb_build_object('comercial', p.dto_comercial, 'prontoPago', p.dto_pronto_pago),
    'valorado', c.albaran_valorado,
    'cajas', coalesce((
      select jsonb_agg(jsonb_build_object('numero', b.numero, 'sscc', b.sscc, 'pesoGr', coalesce(b.peso_gr, g.peso),
        'prendas', g.prendas) order by b.numero)
      from cajas b cross join lateral (
        select coalesce(sum(i.cantidad * coalesce(m.peso_gr, 0)), 0)::int as peso,
          jsonb_agg(jsonb_build_object('numero', m.numero, 'color', k.nombre, 'talla', i.talla, 'cantidad', i.cantidad)
            order by m.numero, i.id) as prendas
        from caja_prendas i join modelos m on m.id = i.modelo_id join colores k on k.id = i.color_id
        where i.caja_id = b.id) g
      where b.entrega_id = e.id), '[]'))
    || case when p.lugar = 'almacen' then '{}'::jsonb else jsonb_build_object('lugar', p.lugar) end as contenido
  from entregas e join pedidos p on p.id = e.pedido_id join clientes c on c.id = e.cliente_id, app_settings s
  where ${cuales}`

/** A delivery note says what it says by the names of the moment in which the garments left. */
export const congelarEntrega = (db: Db, id: number) =>
  runPrepared(db, 'entrega_congelar', alCongelar(ENTREGA_EN_PAPEL, dichoDeEntregas(sql`e.id = ${id}`)))
