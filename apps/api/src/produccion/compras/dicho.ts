import type { Direccion } from '@telar/domain/casa/direccion'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { Unidad } from '@telar/domain/produccion/materia'
import { type SQL, sql } from 'drizzle-orm'
import { type Clase, congelar } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'

interface Cabecera {
  numero: string
  fecha: string
  idioma: Idioma
  proveedor: { razonSocial: string; nif: string | null; direccion: Direccion }
  empresa: {
    marca: string
    razonSocial: string
    nif: string
    direccion: string
    codigoPostal: string
    ciudad: string
    telefono: string
  }
}

export interface LineaDicha {
  codigo: string
  materia: string
  unidad: Unidad
  /** What the supplier calls it. */
  referencia: string
  color: Textos | null
  hex: string | null
  cantidad: number
  precio: number
}

/** Everything that a purchase order says on paper. */
export interface DichoDeCompra extends Cabecera {
  referencia: string
  notas: string
  lineas: (LineaDicha & { fecha: string | null; cerrada: number })[]
}

/** Everything that the note says with which goods go back. */
export interface DichoDeDevolucion extends Cabecera {
  motivo: string
  repone: boolean
  lineas: (LineaDicha & { pieza: string; lote: string; albaran: string })[]
}

export const COMPRA_EN_PAPEL: Clase<DichoDeCompra> = { nombre: 'compra' }
export const DEVOLUCION_EN_PAPEL: Clase<DichoDeDevolucion> = { nombre: 'devolucion-proveedor' }

const PROVEEDOR = sql`'proveedor', jsonb_build_object('razonSocial', p.razon_social, 'nif', p.nif, 'direccion', p.direccion),
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial', 'nif', s.empresa -> 'nif',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'telefono', s.empresa -> 'telefono')`

/** What some orders say by the names of today. */
export const dichoDeCompras = (cuales: SQL): SQL => sql`
  select k.id, jsonb_build_object('numero', k.numero, 'fecha', k.fecha, 'idioma', k.idioma, 'referencia', k.referencia,
    'notas', k.notas, ${PROVEEDOR},
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('codigo', m.codigo, 'materia', m.nombre, 'unidad', m.unidad,
        'referencia', coalesce(c.referencia, ''), 'color', o.nombre, 'hex', o.hex, 'cantidad', e.pedida, 'cerrada', e.cerrada,
        'precio', e.precio, 'fecha', coalesce(e.fecha_confirmada, e.fecha_prevista)) order by e.orden, e.id)
      from entradas e join materias m on m.id = e.materia_id left join colores o on o.id = e.color_id
        left join materia_proveedores c on c.materia_id = e.materia_id and c.proveedor_id = k.proveedor_id
      where e.compra_id = k.id), '[]')) as contenido
  from compras k join proveedores p on p.id = k.proveedor_id, app_settings s where ${cuales}`

/** The paper says what it says by the names of this moment, until the order itself changes. */
export const congelarCompra = (db: Db, id: number) => congelar(db, COMPRA_EN_PAPEL, dichoDeCompras(sql`k.id = ${id}`))

const dichoDeDevoluciones = (cuales: SQL): SQL => sql`
  select d.id, jsonb_build_object('numero', d.numero, 'fecha', d.fecha, 'idioma', p.idioma, 'motivo', d.motivo,
    'repone', d.repone, ${PROVEEDOR},
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('codigo', m.codigo, 'materia', m.nombre, 'unidad', m.unidad,
        'referencia', coalesce(c.referencia, ''), 'color', o.nombre, 'hex', o.hex, 'cantidad', l.cantidad, 'precio', z.coste,
        'pieza', z.numero, 'lote', z.lote, 'albaran', e.albaran_proveedor) order by m.codigo, z.id)
      from devolucion_proveedor_piezas l join piezas z on z.id = l.pieza_id join entradas e on e.id = z.entrada_id
        join materias m on m.id = z.materia_id left join colores o on o.id = z.color_id
        left join materia_proveedores c on c.materia_id = z.materia_id and c.proveedor_id = d.proveedor_id
      where l.devolucion_id = d.id), '[]')) as contenido
  from devoluciones_proveedor d join proveedores p on p.id = d.proveedor_id, app_settings s where ${cuales}`

export const congelarDevolucion = (db: Db, id: number) =>
  congelar(db, DEVOLUCION_EN_PAPEL, dichoDeDevoluciones(sql`d.id = ${id}`))
