import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { aLaVista, SIGNO } from '@telar/domain/produccion/materia'
import { sql } from 'drizzle-orm'
import { imprimirHoja } from '../../casa/papeles/imprimir.ts'
import { lugarDeLaCasa, lugarEscrito } from '../../casa/papeles/lugar.ts'
import { diriaAhora, papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import type { Adjunto } from '../../gateways/mail.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import type { Bloque, Hoja, Par } from '../../pdf/hoja.ts'
import {
  COMPRA_EN_PAPEL,
  DEVOLUCION_EN_PAPEL,
  type DichoDeCompra,
  type DichoDeDevolucion,
  dichoDeCompras,
  type LineaDicha,
} from './dicho.ts'

const importeDe = ({ cantidad, precio }: Pick<LineaDicha, 'cantidad' | 'precio'>) => enEuros(cantidad * precio)

/** Lines by material: what it is and costs above, its colours below. */
function bloquesDe<L extends LineaDicha>(
  lineas: readonly L[],
  idioma: Idioma,
  columnas: readonly [rotulo: string, valor: (linea: L) => string][],
): Bloque[] {
  return [...Map.groupBy(lineas, ({ codigo, precio }) => `${codigo} ${precio}`).values()].flatMap((suyas) =>
    suyas.slice(0, 1).map(({ codigo, materia, referencia, unidad, precio }) => ({
      titulo: [codigo, materia, referencia].filter(Boolean).join(' · '),
      precio: `${precioEscrito(idioma, precio)} / ${SIGNO[unidad][idioma]}`,
      tallas: columnas.map(([rotulo]) => rotulo),
      filas: suyas.map((linea) => ({
        color: linea.color ? enIdioma(linea.color, idioma) : '',
        cantidades: columnas.map(([, valor]) => valor(linea)),
        prendas: `${numeroEscrito(idioma, aLaVista(linea.cantidad, unidad))} ${SIGNO[unidad][idioma]}`,
        importe: importeEscrito(idioma, importeDe(linea)),
      })),
    })),
  )
}

/** What both papers begin with. */
function cabecera({ idioma, fecha, empresa, proveedor }: DichoDeCompra | DichoDeDevolucion) {
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  return {
    ...{ idioma, dia: fecha, marca: empresa.marca },
    casa: [
      empresa.razonSocial,
      di('papel.nif', { nif: empresa.nif }),
      ...lugarDeLaCasa(idioma, empresa, proveedor.direccion.pais),
      empresa.telefono,
    ].filter((parte) => parte.trim() !== ''),
    partes: [
      {
        rotulo: di('papel.proveedor'),
        lineas: [
          proveedor.razonSocial,
          proveedor.nif ? di('papel.nif', { nif: proveedor.nif }) : '',
          ...lugarEscrito(idioma, { ...proveedor.direccion, nombre: '' }),
        ].filter((parte) => parte.trim() !== ''),
      },
    ],
    cabeceras: { modelo: di('papel.color'), prendas: di('papel.cantidad'), importe: di('papel.importe') },
  }
}

/** A purchase order in the supplier's language. What is no longer awaited is not asked for any more. */
export function hojaDeCompra(dicho: DichoDeCompra, revision: number): Hoja {
  const { idioma, numero, referencia, notas } = dicho
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const lineas = dicho.lineas
    .map((linea) => ({ ...linea, cantidad: Math.max(0, linea.cantidad - linea.cerrada) }))
    .filter(({ cantidad }) => cantidad > 0)
  const datos: [ClaveMensaje, string][] = [
    ['papel.fecha', fechaEscrita(idioma, dicho.fecha)],
    ['papel.revision', revision > 1 ? String(revision) : ''],
    ['papel.su-referencia', referencia],
  ]
  return {
    ...cabecera(dicho),
    titulo: di('papel.compra', { numero }),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as Par] : [])),
    bloques: bloquesDe(lineas, idioma, [
      [di('papel.entrega'), ({ fecha }) => (fecha ? fechaEscrita(idioma, fecha) : '')],
    ]),
    notas: [
      ...(revision > 1 ? [[di('papel.revision'), di('papel.revision-que', { revision })] as Par] : []),
      ...(notas ? [[di('papel.notas'), notas] as Par] : []),
    ],
    totales: [
      {
        rotulo: di('papel.total-sin-iva'),
        valor: importeEscrito(idioma, sumarEuros(lineas.map(importeDe))),
        fuerte: true,
      },
    ],
    pie: di('papel.pie-compra', { numero }),
  }
}

/** The note that goes with what goes back. */
export function hojaDeDevolucion(dicho: DichoDeDevolucion): Hoja {
  const { idioma, numero, lineas, motivo, repone } = dicho
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  return {
    ...cabecera(dicho),
    titulo: di('papel.devolucion-proveedor', { numero }),
    datos: [[di('papel.fecha'), fechaEscrita(idioma, dicho.fecha)]],
    bloques: bloquesDe(lineas, idioma, [
      [di('papel.pieza'), ({ pieza }) => pieza],
      [di('papel.lote'), ({ lote }) => lote],
      [di('papel.su-albaran'), ({ albaran }) => albaran],
    ]),
    notas: [
      [di('papel.motivo'), motivo],
      [di('papel.esperamos'), di(repone ? 'papel.repone' : 'papel.abona')],
    ],
    totales: [
      {
        rotulo: di('papel.total-sin-iva'),
        valor: importeEscrito(idioma, sumarEuros(lineas.map(importeDe))),
        fuerte: true,
      },
    ],
    pie: di('papel.pie-devolucion', { numero }),
  }
}

async function hojaVigente(db: Db, id: number): Promise<{ numero: string; hoja: Hoja }> {
  const papel = await papelDe(db, COMPRA_EN_PAPEL, id)
  const dicho = papel?.contenido ?? (await diriaAhora(db, COMPRA_EN_PAPEL, dichoDeCompras(sql`k.id = ${id}`))).get(id)
  if (!dicho) throw notFound('Compra', id)
  return { numero: dicho.numero, hoja: hojaDeCompra(dicho, papel?.revision ?? 1) }
}

/** The order on paper: as it was last given out, or as a draft would say it. */
export async function compraEnPapel(db: Db, id: number): Promise<FileResult> {
  const { numero, hoja } = await hojaVigente(db, id)
  return { name: `${numero.replace('/', '-')}.pdf`, content: await imprimirHoja(db, hoja) }
}

/** The order as a mail carries it. */
export async function compraAdjunta(db: Db, id: number): Promise<Adjunto> {
  const { numero, hoja } = await hojaVigente(db, id)
  return { nombre: `${numero.replace('/', '-')}.pdf`, tipo: 'application/pdf', contenido: await imprimirHoja(db, hoja) }
}

export async function devolucionEnPapel(db: Db, id: number): Promise<FileResult> {
  const papel = await papelDe(db, DEVOLUCION_EN_PAPEL, id)
  if (!papel) throw notFound('Devolución', id)
  const { contenido } = papel
  return {
    name: `${contenido.numero.replace('/', '-')}.pdf`,
    content: await imprimirHoja(db, hojaDeDevolucion(contenido)),
  }
}
