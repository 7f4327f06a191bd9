import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { Cantidad } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { ESCRITO_EN } from '../../casa/appsettings/hablados.ts'
import { alCongelar, type Clase } from '../../casa/papeles/papeles.ts'
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
      select jsonb_agg(jsonb_build_object('modeloId', l.modelo_id, 'numero', m.numero, 'nombre', m.nombre, 'tallas', m.tallas,
        'color', k.nombre, 'hex', k.hex, 'tallasCantidades', l.celdas) order by l.linea)
      from (
        select pedido_linea_id as linea, modelo_id, color_id,
          jsonb_agg(jsonb_build_object('talla', talla, 'cantidad', cantidad) order by id) as celdas
        from entrega_lineas where entrega_id = e.id group by 1, 2, 3) l
        join modelos m on m.id = l.modelo_id join colores k on k.id = l.color_id), '[]')) as contenido
  from entregas e join pedidos p on p.id = e.pedido_id join clientes c on c.id = e.cliente_id, app_settings s
  where ${cuales}`

/** A delivery note says what it says by the names of the moment in which the garments left. */
export const congelarEntrega = (db: Db, id: number) =>
  runPrepared(db, 'entrega_congelar', alCongelar(ENTREGA_EN_PAPEL, dichoDeEntregas(sql`e.id = ${id}`)))
