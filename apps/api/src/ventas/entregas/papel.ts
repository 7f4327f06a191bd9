import { conLasUsadas } from '@telar/domain/catalogo/tallas'
import { aEuros, type Centimos } from '@telar/domain/dinero'
import { diaDe } from '@telar/domain/fecha'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { descontar, importeDeLinea } from '@telar/domain/ventas/totales'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { imprimirHoja } from '../../casa/papeles/imprimir.ts'
import { lugarDeLaCasa, lugarEscrito } from '../../casa/papeles/lugar.ts'
import { diriaAhora, papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import { entregasLista as e } from '../../db/schema/ventas/entregas.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import type { Bloque, Hoja, Par } from '../../pdf/hoja.ts'
import { rebajaEscrita } from '../rebaja.ts'
import { type DichoDeEntrega, dichoDeEntregas, ENTREGA_EN_PAPEL } from './dicho.ts'

const cuantas = (celdas: readonly { cantidad: number }[]) => celdas.reduce((n, { cantidad }) => n + cantidad, 0)

interface Deshecha {
  /** The day on which it was undone. */
  dia: string
  motivo: string
}

type LineaDicha = DichoDeEntrega['lineas'][number]

const valorDeLinea = ({ precio = 0, dto = 0, tallasCantidades }: LineaDicha) =>
  importeDeLinea({ precio, dto, cantidad: cuantas(tallasCantidades) })

const SIN_MODELO = { numero: '', nombre: '', tallas: [], precio: 0 }

/** Lines of one model; where prices are said, those of one price. */
const deUnModelo =
  (conPrecios: boolean) =>
  ({ modeloId, precio }: LineaDicha) =>
    conPrecios ? `${modeloId} ${precio}` : `${modeloId}`

function bloque(lineas: readonly LineaDicha[], idioma: Idioma, conPrecios: boolean): Bloque {
  const [{ numero, nombre, tallas: suyas, precio = 0 } = SIN_MODELO] = lineas
  const tallas = conLasUsadas(
    suyas,
    lineas.flatMap(({ tallasCantidades }) => tallasCantidades),
  )
  return {
    ...{ titulo: `${numero} · ${nombre}`, precio: conPrecios ? precioEscrito(idioma, precio) : '', tallas },
    filas: lineas.map((linea) => ({
      color: enIdioma(linea.color, idioma) + (conPrecios ? rebajaEscrita(idioma, linea.dto ?? 0) : ''),
      importe: conPrecios ? importeEscrito(idioma, aEuros(valorDeLinea(linea))) : '',
      cantidades: tallas.map((talla) =>
        String(linea.tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? ''),
      ),
      prendas: numeroEscrito(idioma, cuantas(linea.tallasCantidades)),
    })),
  }
}

/** What a note comes to without taxes, by the prices and discounts of its order. */
function valorDeNota({ lineas, dtos = { comercial: 0, prontoPago: 0 } }: Pick<DichoDeEntrega, 'lineas' | 'dtos'>) {
  const bruto = lineas.reduce((suma, linea) => (suma + valorDeLinea(linea)) as Centimos, 0 as Centimos)
  const { neto } = descontar(bruto, { dtoComercial: dtos.comercial, dtoProntoPago: dtos.prontoPago })
  return aEuros(neto)
}

const KILO = 1000

/** The boxes of a note, each with its weight and what lies in it. */
const cajasDichas = (idioma: Idioma, cajas: NonNullable<DichoDeEntrega['cajas']>): Par[] =>
  cajas.map(({ numero, sscc, pesoGr, prendas }) => [
    [
      mensaje(idioma, 'papel.caja', { n: numero }),
      pesoGr > 0 ? `${numeroEscrito(idioma, pesoGr / KILO)} kg` : '',
      sscc ? `SSCC ${sscc}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
    prendas
      .map(
        ({ numero: modelo, color, talla, cantidad }) => `${modelo} ${enIdioma(color, idioma)} ${talla} × ${cantidad}`,
      )
      .join(', '),
  ])

/** A delivery note in words, in its customer's language: what left, with prices where they are wanted, or that it never did. */
export function hojaDeEntrega(
  { cliente, empresa, ...dicho }: DichoDeEntrega,
  deshecha?: Deshecha,
  valorado = dicho.valorado ?? false,
): Hoja {
  const conPrecios = valorado && dicho.lineas.every(({ precio }) => precio !== undefined)
  const cajas = dicho.cajas ?? []
  const peso = cajas.reduce((n, { pesoGr }) => n + pesoGr, 0)
  const { idioma } = cliente
  const di = (clave: ClaveMensaje, params = {}) => mensaje(idioma, clave, params)
  const datos: [ClaveMensaje, string][] = [
    ['papel.fecha', fechaEscrita(idioma, dicho.fecha)],
    ['papel.de-pedido', dicho.pedido],
    ['papel.referencia', dicho.referenciaCliente],
    ['papel.calidad', dicho.lugar && dicho.lugar !== 'almacen' ? di(`papel.de-${dicho.lugar}`) : ''],
    ['papel.bultos', cajas.length > 0 ? String(cajas.length) : ''],
    ['papel.peso', peso > 0 ? `${numeroEscrito(idioma, peso / KILO)} kg` : ''],
  ]
  return {
    idioma,
    dia: dicho.fecha,
    titulo: mensaje(idioma, deshecha ? 'papel.albaran-deshecho' : 'papel.albaran', { numero: dicho.numero }),
    marca: empresa.marca,
    casa: [
      empresa.razonSocial,
      ...lugarDeLaCasa(idioma, empresa, cliente.direccionFiscal.pais, dicho.direccionEnvio.pais),
      empresa.nif && di('papel.nif', { nif: empresa.nif }),
    ].filter((parte) => parte.trim() !== ''),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as [string, string]] : [])),
    partes: [
      {
        rotulo: di('papel.cliente'),
        lineas: [
          cliente.razonSocial,
          di('papel.nif', { nif: cliente.nif }),
          ...lugarEscrito(idioma, cliente.direccionFiscal),
        ],
      },
      { rotulo: di('papel.entrega'), lineas: lugarEscrito(idioma, dicho.direccionEnvio) },
    ],
    cabeceras: {
      modelo: di('papel.color'),
      prendas: di('papel.prendas'),
      importe: conPrecios ? di('papel.importe') : '',
    },
    bloques: [...Map.groupBy(dicho.lineas, deUnModelo(conPrecios)).values()].map((lineas) =>
      bloque(lineas, idioma, conPrecios),
    ),
    notas: [
      ...(deshecha
        ? [[mensaje(idioma, 'papel.deshecho', { fecha: fechaEscrita(idioma, deshecha.dia) }), deshecha.motivo] as Par]
        : []),
      ...cajasDichas(idioma, cajas),
      ...(dicho.nota ? [[di('papel.notas'), dicho.nota] as Par] : []),
    ],
    totales: [
      {
        rotulo: di('papel.total-prendas'),
        valor: numeroEscrito(idioma, cuantas(dicho.lineas.flatMap(({ tallasCantidades }) => tallasCantidades))),
        fuerte: true,
      },
      ...(conPrecios
        ? [{ rotulo: di('papel.albaran-valorado'), valor: importeEscrito(idioma, valorDeNota(dicho)), fuerte: true }]
        : []),
    ],
    pie: di('papel.pie-albaran'),
  }
}

/** A delivery note that the caller reaches, on paper: what it said when the garments left. */
export async function albaranEnPapel(
  db: Db,
  id: number,
  suyo: SQL | undefined,
  valorado?: boolean,
): Promise<FileResult> {
  const [entrega] = await db
    .select({ numero: e.numero, deshechaEn: e.deshechaEn, motivo: e.motivo })
    .from(e)
    .where(and(eq(e.id, id), suyo))
  if (!entrega) throw notFound('Entrega', id)
  const papel = await papelDe(db, ENTREGA_EN_PAPEL, id)
  const dicho = papel?.contenido ?? (await diriaAhora(db, ENTREGA_EN_PAPEL, dichoDeEntregas(sql`e.id = ${id}`))).get(id)
  if (!dicho) throw notFound('Entrega', id)
  const { deshechaEn, motivo } = entrega
  const deshecha = deshechaEn ? { dia: diaDe(new Date(deshechaEn)), motivo } : undefined
  return {
    name: `albaran-${entrega.numero}.pdf`,
    content: await imprimirHoja(db, hojaDeEntrega(dicho, deshecha, valorado)),
  }
}
