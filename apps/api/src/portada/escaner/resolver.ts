import type { Escaneado } from '@telar/contract/casa/escaner'
import { claveDeUbicacion } from '@telar/domain/almacen/ubicacion'
import { leerCodigo } from '@telar/domain/casa/codigos'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import type { Permiso } from '@telar/domain/permiso'
import { and, eq, or, sql } from 'drizzle-orm'
import { varianteDeCodigo } from '../../catalogo/codigos/commands.ts'
import { deSusClientes } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { ubicacionesTable as u } from '../../db/schema/almacen/ubicaciones.ts'
import { coloresTable as c, modelosTable as m, modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { devolucionesLista as d } from '../../db/schema/facturacion/devoluciones.ts'
import { piezasLista as r } from '../../db/schema/produccion/listas.ts'
import { ordenesFabTable as o } from '../../db/schema/produccion/ordenesfab.ts'
import { notasTallerLista as n } from '../../db/schema/produccion/talleres.ts'
import { cajasTable as b } from '../../db/schema/ventas/cajas.ts'
import { entregasLista as e } from '../../db/schema/ventas/entregas.ts'
import { pedidosLista as p } from '../../db/schema/ventas/pedidos.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import type { Caller } from '../../kit/caller.ts'

type Busca = (db: Db, codigo: string, user: Caller, idioma: Idioma) => Promise<Escaneado | null>

/** A garment by its bar code. */
const variante: Busca = async (db, codigo, _, idioma) => {
  const leido = leerCodigo(codigo)
  const codigos = leido.clase === 'gtin' ? leido.codigos : leido.clase === 'texto' ? [leido.texto] : []
  if (codigos.length === 0) return null
  const [hallada] = await varianteDeCodigo(db, codigos)
  if (!hallada) return null
  const [una] = await db
    .select({
      id: v.id,
      modeloId: v.modeloId,
      numero: m.numero,
      nombre: m.nombre,
      colorId: v.colorId,
      color: c.nombre,
      talla: v.talla,
      almacen: v.stock,
      segunda: v.segunda,
      outlet: v.outlet,
    })
    .from(v)
    .innerJoin(m, eq(m.id, v.modeloId))
    .innerJoin(c, eq(c.id, v.colorId))
    .where(eq(v.id, hallada.id))
  if (!una) return null
  const { id: _variante, ...prenda } = una
  const titulo = `${una.numero} ${enIdioma(una.color, idioma)} ${una.talla}`
  return { clase: 'variante', id: una.modeloId, titulo, detalle: una.nombre, prenda }
}

/** What a code names by itself, or by the address that it holds. */
function nombrado(codigo: string, pantalla: string): { id: number | null; texto: string } {
  const leido = leerCodigo(codigo)
  if (leido.clase === 'enlace') return { id: leido.pantalla === pantalla ? leido.id : null, texto: '' }
  return { id: null, texto: leido.clase === 'texto' ? leido.texto : codigo.trim() }
}

/** A shelf by what its label says; its code alone, typed or scanned, is one only when nothing else is called so. */
const estante =
  (solo: boolean): Busca =>
  async (db, codigo) => {
    const leido = leerCodigo(codigo)
    const dicho = leido.clase === 'ubicacion' ? leido.codigo : solo && leido.clase === 'texto' ? leido.texto : ''
    const clave = claveDeUbicacion(dicho)
    if (clave === '') return null
    const [uno] = await db.select().from(u).where(eq(u.clave, clave)).limit(1)
    return uno ? { clase: 'ubicacion', id: uno.id, titulo: uno.codigo, detalle: uno.nota, prenda: null } : null
  }

const DE_CAJA = /^(.+)-(\d{1,4})$/

/** A box by its number in the world, or by that of its order and its own. */
const caja: Busca = async (db, codigo, user, idioma) => {
  const leido = leerCodigo(codigo)
  const [, numero = '', n = '0'] = leido.clase === 'texto' ? (DE_CAJA.exec(leido.texto) ?? []) : []
  if (leido.clase !== 'sscc' && numero === '') return null
  const [una] = await db
    .select({ pedidoId: b.pedidoId, entregaId: b.entregaId, n: b.numero, numero: p.numero, cliente: p.cliente })
    .from(b)
    .innerJoin(p, eq(p.id, b.pedidoId))
    .where(
      and(
        leido.clase === 'sscc' ? eq(b.sscc, leido.codigo) : and(eq(p.numero, numero), eq(b.numero, Number(n))),
        deSusClientes(user, p.clienteId),
      ),
    )
    .limit(1)
  if (!una) return null
  const titulo = `${una.numero} · ${mensaje(idioma, 'papel.caja', { n: una.n })}`
  return {
    clase: una.entregaId === null ? 'caja' : 'pedido',
    id: una.pedidoId,
    titulo,
    detalle: una.cliente,
    prenda: null,
  }
}

const pieza: Busca = async (db, codigo) => {
  const { id, texto } = nombrado(codigo, 'piezas')
  const [una] = await db
    .select({ id: r.id, numero: r.numero, materia: r.materia })
    .from(r)
    .where(id ? eq(r.id, id) : eq(r.numero, texto))
    .limit(1)
  return una ? { clase: 'pieza', id: una.id, titulo: una.numero, detalle: una.materia, prenda: null } : null
}

const entrega: Busca = async (db, codigo, user) => {
  const { texto } = nombrado(codigo, 'entregas')
  const [una] = await db
    .select({ pedidoId: e.pedidoId, numero: e.numero, cliente: e.cliente })
    .from(e)
    .where(and(eq(e.numero, texto.toUpperCase()), deSusClientes(user, e.clienteId)))
    .limit(1)
  return una ? { clase: 'entrega', id: una.pedidoId, titulo: una.numero, detalle: una.cliente, prenda: null } : null
}

const pedido: Busca = async (db, codigo, user) => {
  const { id, texto } = nombrado(codigo, 'pedidos')
  const [uno] = await db
    .select({ id: p.id, numero: p.numero, cliente: p.cliente })
    .from(p)
    .where(and(id ? eq(p.id, id) : eq(p.numero, texto), deSusClientes(user, p.clienteId)))
    .limit(1)
  return uno ? { clase: 'pedido', id: uno.id, titulo: uno.numero, detalle: uno.cliente, prenda: null } : null
}

const orden: Busca = async (db, codigo) => {
  const { id, texto } = nombrado(codigo, 'ordenesfab')
  const [una] = await db
    .select({ id: o.id, numero: o.numero, modelo: m.numero, nombre: m.nombre })
    .from(o)
    .innerJoin(m, eq(m.id, o.modeloId))
    .where(or(id ? eq(o.id, id) : sql`false`, eq(o.numero, texto)))
    .limit(1)
  if (!una) return null
  return { clase: 'orden', id: una.id, titulo: una.numero, detalle: `${una.modelo} ${una.nombre}`, prenda: null }
}

/** A workshop's note by its number: whoever receives scans the paper. */
const nota: Busca = async (db, codigo) => {
  const { id, texto } = nombrado(codigo, 'notastaller')
  const [una] = await db
    .select({ id: n.id, numero: n.numero, modelo: n.modelo, nombre: n.nombre })
    .from(n)
    .where(id ? eq(n.id, id) : eq(n.numero, texto.toUpperCase()))
    .limit(1)
  if (!una) return null
  return { clase: 'nota', id: una.id, titulo: una.numero, detalle: `${una.modelo} ${una.nombre}`, prenda: null }
}

/** A return by its number: its sheet lies in the box that came. */
const devolucion: Busca = async (db, codigo, user) => {
  const { id, texto } = nombrado(codigo, 'devoluciones')
  const [una] = await db
    .select({ id: d.id, numero: d.numero, cliente: d.cliente })
    .from(d)
    .where(and(id ? eq(d.id, id) : eq(d.numero, texto.toUpperCase()), deSusClientes(user, d.clienteId)))
    .limit(1)
  return una ? { clase: 'devolucion', id: una.id, titulo: una.numero, detalle: una.cliente, prenda: null } : null
}

/** Where a code is looked for, in turn, and who may see what is found there. */
const BUSCAN: readonly (readonly [Permiso, Busca])[] = [
  ['Permissions.Modelos.View', variante],
  ['Permissions.Recuentos.View', estante(false)],
  ['Permissions.Materias.View', pieza],
  ['Permissions.Pedidos.View', entrega],
  ['Permissions.Pedidos.View', pedido],
  ['Permissions.Pedidos.View', caja],
  ['Permissions.Ordenesfab.View', orden],
  ['Permissions.Ordenesfab.View', nota],
  ['Permissions.Devoluciones.View', devolucion],
  ['Permissions.Recuentos.View', estante(true)],
]

/** What a scanned code is, of what the caller may see. */
export async function resolver(db: Db, codigo: string, user: Caller, idioma: Idioma): Promise<Escaneado | null> {
  for (const [permiso, busca] of BUSCAN) {
    const hallado = user.permissions.has(permiso) ? await busca(db, codigo, user, idioma) : null
    if (hallado) return hallado
  }
  return null
}
