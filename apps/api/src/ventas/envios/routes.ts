import { envios } from '@telar/contract/ventas/envios'
import { enZpl } from '@telar/domain/casa/etiquetas'
import { hoy } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { and, eq } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import { entregasTable } from '../../db/schema/ventas/entregas.ts'
import { enviosLista as lista, enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { anotar, anular, cambiar, etiquetar, insistir, numerar, tomarEnvios } from './commands.ts'
import { bloquearEnvio } from './envio.ts'
import { enRollo, enUnPapel, etiquetasDe, imprimirBultos } from './etiquetas.ts'
import { preparar } from './preparar.ts'
import { enviosDePedido, fuente, porEntregar, propios, verEnvio } from './queries.ts'

/** A rep reaches the shipments of their customers. */
const suyo = (user: Caller) => deSusClientes(user, v.clienteId)
const suyos = (user: Caller) => deSusClientes(user, lista.clienteId)

const ROLLO = { ancho: 100, alto: 150 }

async function fichero({ files }: Pick<House, 'files'>, name: string, guardado: string | null, id: number) {
  const content = guardado ? await files.get(guardado) : null
  if (!content) throw notFound('Documento', id)
  return { name, content }
}

export default implement(envios, {
  search: ({ db, body, user, idioma }) => searchRows(db, fuente, body, idioma, suyos(user)),
  export: ({ body, user, idioma, house }) => exportRows(house, fuente, 'envios', body, idioma, suyos(user)),
  agrupar: ({ db, body, user, idioma }) =>
    groupRows(db, { source: fuente, sums: sumsOf(envios.agrupar), own: suyos(user) }, body, idioma),
  get: ({ db, params: { id }, user }) => verEnvio(db, id, suyos(user)),
  preparar: ({ db, body, user, reloj }) => {
    const suya = deSusClientes(user, entregasTable.clienteId)
    return preparar(db, body, { suya, quien: user.email, hoy: hoy(reloj) })
  },
  cambiar: async ({ db, params: { id }, body, user }) => {
    await cambiar(db, await bloquearEnvio(db, id, suyo(user), body.version), body)
    return id
  },
  etiquetar: async ({ db, body: { ids }, user, house, reloj }) => {
    const filas = await tomarEnvios(db, ids, suyo(user))
    for (const fila of filas) await etiquetar(db, fila, { casa: house, quien: user.email, ahora: reloj() })
    return ids
  },
  insistir: async ({ db, params: { id }, body: { version, comprobado }, user }) => {
    await insistir(db, await bloquearEnvio(db, id, suyo(user), version), comprobado)
    return id
  },
  numerar: async ({ db, params: { id }, body: { version, seguimiento }, user, house, reloj }) => {
    const fila = await bloquearEnvio(db, id, suyo(user), version)
    await numerar(db, fila, seguimiento, { casa: house, quien: user.email, ahora: reloj() })
    return id
  },
  anotar: async ({ db, params: { id }, body, user, house, reloj }) => {
    const fila = await bloquearEnvio(db, id, suyo(user), body.version)
    await anotar(db, fila, body, { casa: house, quien: user.email, ahora: reloj() })
    return id
  },
  anular: async ({ db, params: { id }, body: { version, motivo }, user, house, reloj }) => {
    const fila = await bloquearEnvio(db, id, suyo(user), version)
    await anular(db, fila, motivo, { casa: house, quien: user.email, ahora: reloj() })
    return id
  },
  etiquetas: async ({ db, body: { ids, formato }, idioma, user, house }) => {
    const { etiquetas, propias } = await etiquetasDe(db, ids, idioma, suyo(user))
    const suyas: { numero: string; pdf: Buffer }[] = []
    for (const { numero, etiqueta } of propias)
      suyas.push({ numero, pdf: (await fichero(house, numero, etiqueta, ids[0] ?? 0)).content })
    const nuestras = etiquetas.length > 0 ? await imprimirBultos(etiquetas, formato, idioma) : null
    return { name: 'etiquetas.pdf', content: await enUnPapel(nuestras, suyas) }
  },
  zpl: async ({ db, body: { ids, puntos }, idioma, user }) => {
    const { etiquetas, propias } = await etiquetasDe(db, ids, idioma, suyo(user))
    if (propias.length > 0)
      throw new ReglaError('envio.etiqueta-aparte', { numeros: propias.map(({ numero }) => numero).join(', ') })
    return { name: 'etiquetas.zpl', content: Buffer.from(enZpl(enRollo(etiquetas, idioma), { ...ROLLO, puntos })) }
  },
  justificante: async ({ db, params: { id }, user, house }) => {
    const [fila] = await db
      .select({ justificante: v.justificante })
      .from(v)
      .where(and(eq(v.id, id), suyo(user)))
    return fichero(house, 'entrega.pdf', fila?.justificante ?? null, id)
  },
  porEntregar: ({ db, user, reloj }) => porEntregar(db, reloj, suyo(user)),
  dePedido: ({ db, params: { id }, user }) => enviosDePedido(db, id, suyos(user)),
  mios: ({ db, params: { id }, user }) => enviosDePedido(db, id, propios(user)),
})
