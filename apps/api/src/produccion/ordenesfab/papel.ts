import type { OrdenFab } from '@telar/contract/produccion/orden'
import { enEuros } from '@telar/domain/dinero'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { necesidad } from '@telar/domain/produccion/escandallo'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { materiasTable } from '../../db/schema/produccion/materias.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { fechaEscrita, importeEscrito, mensaje, numeroEscrito, precioEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { type Hoja, imprimirHoja } from '../../pdf/hoja.ts'
import { lineasDeHoja } from '../escandallos/escandallos.ts'
import { ajustesDeProduccion } from '../escandallos/hojas.ts'

type Linea = OrdenFab['lineas'][number]

/** What is to be sewn of a colour: what was cut, or what is planned while nothing of it is. */
function celdasPorCoser({ tallasCantidades }: Linea): { talla: string; cantidad: number }[] {
  const cortada = tallasCantidades.some((celda) => celda.cortada > 0)
  return tallasCantidades.map((celda) => ({
    talla: celda.talla,
    cantidad: cortada ? celda.cortada : celda.prevista - celda.cerrada,
  }))
}
const suma = (celdas: readonly { cantidad: number }[]) => celdas.reduce((n, { cantidad }) => n + cantidad, 0)

async function materialesDe(db: Db, orden: OrdenFab, idioma: Idioma): Promise<string> {
  if (orden.escandalloId === null) return ''
  const prendas = orden.lineas.flatMap(celdasPorCoser)
  const lineas = await lineasDeHoja(db, orden.escandalloId)
  const materias = await db
    .select({ id: materiasTable.id, unidad: materiasTable.unidad })
    .from(materiasTable)
    .where(
      inArray(
        materiasTable.id,
        lineas.flatMap(({ materiaId }) => materiaId ?? []),
      ),
    )
  return lineas
    .filter(({ tipo }) => tipo === 'materia' || tipo === 'avio')
    .map((linea) => {
      const unidad = materias.find(({ id }) => id === linea.materiaId)?.unidad ?? 'ud'
      return `${linea.concepto}: ${numeroEscrito(idioma, Math.ceil(necesidad(linea, prendas) * 10) / 10)} ${unidad}`
    })
    .join('\n')
}

/** What the sewing of a garment is paid at: the order's rate or, without one, what its sheet says. */
async function manoDeObra(db: Db, { escandalloId, tarifaTaller }: OrdenFab) {
  const { segundasSePagan } = await ajustesDeProduccion(db)
  if (tarifaTaller > 0 || escandalloId === null)
    return { precio: tarifaTaller, origen: 'taller' as const, segundasSePagan }
  const costuras = (await lineasDeHoja(db, escandalloId)).filter(({ tipo }) => tipo === 'confeccion')
  const precio = costuras.reduce((n, linea) => n + linea.consumo * linea.precio, 0)
  return { precio: enEuros(precio), origen: 'hoja' as const, segundasSePagan }
}

/** The sheet that goes to the workshop with the cut garments. */
export async function hojaDeTaller(db: Db, orden: OrdenFab, idioma: Idioma): Promise<FileResult> {
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const [taller] =
    orden.tallerId === null
      ? []
      : await db.select().from(proveedoresTable).where(eq(proveedoresTable.id, orden.tallerId))
  if (!ajustes) throw new Error('The settings row is missing.')
  const { empresa } = ajustes
  const di = (clave: ClaveMensaje) => mensaje(idioma, clave)
  const { precio, origen, segundasSePagan } = await manoDeObra(db, orden)
  const pagar = (prendas: number) => importeEscrito(idioma, enEuros(prendas * precio))
  const total = suma(orden.lineas.flatMap(celdasPorCoser))
  const materiales = await materialesDe(db, orden, idioma)
  const datos: [ClaveMensaje, string | null][] = [
    ['papel.fecha', fechaEscrita(idioma, orden.fecha)],
    ['papel.estado', di(`orden.${orden.estado}`)],
    ['papel.fecha-entrega', orden.fechaEntrega && fechaEscrita(idioma, orden.fechaEntrega)],
    [origen === 'hoja' ? 'papel.tarifa-hoja' : 'papel.tarifa', precioEscrito(idioma, precio)],
    ['papel.segundas', di(segundasSePagan ? 'papel.se-pagan' : 'papel.no-se-pagan')],
  ]
  const hoja: Hoja = {
    idioma,
    titulo: mensaje(idioma, 'papel.orden', { numero: orden.numero }),
    marca: empresa.marca,
    casa: [
      empresa.razonSocial,
      empresa.direccion,
      `${empresa.codigoPostal} ${empresa.ciudad}`,
      empresa.telefono,
    ].filter((parte) => parte.trim() !== ''),
    datos: datos.flatMap(([clave, valor]) => (valor ? [[di(clave), valor] as [string, string]] : [])),
    partes: [
      { rotulo: di('papel.modelo'), lineas: [orden.modelo, orden.nombre, orden.temporada] },
      {
        rotulo: di('papel.taller'),
        lineas: taller
          ? [taller.razonSocial, taller.direccion.calle, `${taller.direccion.codigoPostal} ${taller.direccion.ciudad}`]
          : [],
      },
    ],
    cabeceras: { modelo: di('papel.color'), prendas: di('papel.prendas'), importe: di('papel.importe') },
    bloques: [
      {
        titulo: `${orden.modelo} · ${orden.nombre}`,
        precio: '',
        tallas: orden.tallas,
        filas: orden.lineas.map((linea) => {
          const celdas = celdasPorCoser(linea)
          const prendas = suma(celdas)
          return {
            color: enIdioma(linea.color, idioma),
            hex: linea.hex,
            cantidades: orden.tallas.map((talla) => {
              const n = celdas.find((celda) => celda.talla === talla)?.cantidad ?? 0
              return n > 0 ? String(n) : ''
            }),
            prendas: String(prendas),
            importe: pagar(prendas),
          }
        }),
      },
    ],
    notas: [
      ...(materiales ? [[di('papel.materiales'), materiales] as [string, string]] : []),
      ...(orden.notas ? [[di('papel.notas'), orden.notas] as [string, string]] : []),
    ],
    totales: [
      { rotulo: di('papel.total-prendas'), valor: String(total), fuerte: false },
      { rotulo: di('papel.total'), valor: pagar(total), fuerte: true },
    ],
    pie: di('papel.pie-orden'),
  }
  return { name: `orden-${orden.numero.replace('/', '-')}.pdf`, content: await imprimirHoja(hoja) }
}
