import { and, eq, type SQL } from 'drizzle-orm'
import { logoEnPapel } from '../../casa/appsettings/logo.ts'
import { lugarEscrito } from '../../casa/papeles/lugar.ts'
import { papelDe } from '../../casa/papeles/papeles.ts'
import type { Db } from '../../db/connection.ts'
import { manifiestosTable as m } from '../../db/schema/ventas/envios.ts'
import { fechaEscrita, mensaje, numeroEscrito } from '../../i18n/mensaje.ts'
import type { FileResult } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { csv } from '../../kit/formats/csv.ts'
import { imprimir } from '../../pdf/imprenta.ts'
import { type DichoDeManifiesto, MANIFIESTO_EN_PAPEL } from './dicho.ts'

const PLANTILLA = new URL('./manifiesto.typ', import.meta.url)
const KILO = 1000
/** The driver reads it here, whoever prints it. */
const IDIOMA = 'es'

async function leer(db: Db, id: number, suyos: SQL | undefined): Promise<DichoDeManifiesto> {
  const [fila] = await db
    .select({ id: m.id })
    .from(m)
    .where(and(eq(m.id, id), suyos))
  const papel = fila && (await papelDe(db, MANIFIESTO_EN_PAPEL, id))
  if (!papel) throw notFound('Manifiesto', id)
  return papel.contenido
}

const kilos = (gramos: number) => `${numeroEscrito(IDIOMA, gramos / KILO)} kg`
const peso = (bultos: DichoDeManifiesto['envios'][number]['bultos']) => bultos.reduce((n, { pesoGr }) => n + pesoGr, 0)

/** The sheet that the driver signs, from what was frozen alone. */
export async function manifiestoEnPapel(db: Db, id: number, suyos: SQL | undefined): Promise<FileResult> {
  const { numero, fecha, transportista, cuenta, quien, empresa, envios } = await leer(db, id, suyos)
  const di = (clave: Parameters<typeof mensaje>[1], params = {}) => mensaje(IDIOMA, clave, params)
  const todos = envios.flatMap(({ bultos }) => bultos)
  const datos = [
    [di('papel.fecha'), fechaEscrita(IDIOMA, fecha)],
    [di('papel.transportista'), [transportista, cuenta].filter(Boolean).join(' · ')],
    [di('papel.prepara'), quien],
  ]
  const hoja = {
    ...{
      idioma: IDIOMA,
      dia: fecha,
      marca: empresa.marca,
      titulo: mensaje(IDIOMA, 'papel.manifiesto', { numero }),
      datos,
    },
    casa: [
      empresa.razonSocial,
      empresa.direccion,
      `${empresa.codigoPostal} ${empresa.ciudad}`,
      empresa.nif && di('papel.nif', { nif: empresa.nif }),
    ].filter((parte) => parte.trim() !== ''),
    totales: [
      [di('papel.envios'), String(envios.length)],
      [di('papel.bultos'), String(todos.length)],
      [di('papel.peso'), kilos(peso(todos))],
    ],
    cabeceras: [
      di('papel.envio'),
      di('papel.destinatario'),
      di('papel.seguimiento'),
      di('papel.bultos'),
      di('papel.peso'),
    ],
    filas: envios.map((envio) => ({
      ...{ numero: envio.numero, destinatario: envio.destinatario, seguimiento: envio.seguimiento },
      lugar: lugarEscrito(IDIOMA, { ...envio, nombre: '', provincia: '' }).join(', '),
      albaranes: envio.albaranes,
      bultos: String(envio.bultos.length),
      peso: kilos(peso(envio.bultos)),
    })),
    firmas: [di('papel.firma-conductor'), di('papel.firma-casa')],
  }
  const content = await imprimir(PLANTILLA, hoja, await logoEnPapel(db))
  return { name: `manifiesto-${numero}.pdf`, content }
}

const CABECERA = [
  ...[
    'manifiesto',
    'fecha',
    'envio',
    'seguimiento',
    'servicio',
    'destinatario',
    'direccion',
    'codigo_postal',
    'ciudad',
  ],
  ...['pais', 'telefono', 'albaranes', 'bulto', 'bultos', 'codigo_bulto', 'peso_kg'],
]

/** The same as a list: a parcel in each row. */
export async function manifiestoEnCsv(db: Db, id: number, suyos: SQL | undefined): Promise<FileResult> {
  const { numero, fecha, envios } = await leer(db, id, suyos)
  const filas = envios.flatMap((envio) =>
    envio.bultos.map(({ orden, codigo, pesoGr }) => [
      ...[numero, fecha, envio.numero, envio.seguimiento, envio.servicio, envio.destinatario, envio.calle],
      ...[envio.codigoPostal, envio.ciudad, envio.pais, envio.telefono, envio.albaranes, orden, envio.bultos.length],
      ...[codigo, (pesoGr / KILO).toFixed(3)],
    ]),
  )
  return { name: `manifiesto-${numero}.csv`, content: csv([CABECERA, ...filas]) }
}
