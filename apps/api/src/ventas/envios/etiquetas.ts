import { type Etiqueta, repartir } from '@telar/domain/casa/etiquetas'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { serviciosDe } from '@telar/domain/ventas/transportista'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { leerCasa } from '../../casa/correo/enviar.ts'
import { barrasSvg } from '../../casa/etiquetas/barras.ts'
import type { Db } from '../../db/connection.ts'
import { envioBultosTable as b, enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { transportistasTable as t } from '../../db/schema/ventas/transportistas.ts'
import { mensaje, numeroEscrito } from '../../i18n/mensaje.ts'
import { notFound } from '../../kit/errors.ts'
import { encuadernar } from '../../pdf/encuadernar.ts'
import { imprimir } from '../../pdf/imprenta.ts'

const PLANTILLA = new URL('./etiqueta.typ', import.meta.url)
const KILO = 1000

/** What the label of one parcel says. */
export interface EtiquetaDeBulto {
  numero: string
  remitente: string[]
  destinatario: string[]
  transportista: string
  servicio: string
  bulto: string
  peso: string
  seguimiento: string
  barras: NonNullable<Etiqueta['barras']>
}

/** How labels lie on paper: four on an A4, or one on a label of its own. */
const FORMATOS = {
  a4: { pagina: { ancho: 210, alto: 297 }, ancho: 105, alto: 148.5, columnas: 2, filas: 2 },
  '10x15': { pagina: { ancho: 100, alto: 150 }, ancho: 100, alto: 150, columnas: 1, filas: 1 },
}

interface Impresas {
  /** Ours, parcel by parcel. */
  etiquetas: EtiquetaDeBulto[]
  /** Those that carriers made, by their names among the private files. */
  propias: { numero: string; etiqueta: string }[]
}

/** Refuses to leave out in silence those of some shipments that have nothing to print. */
function refuseAny(clave: string, filas: readonly { envio: { numero: string } }[]): void {
  if (filas.length > 0) throw new ReglaError(clave, { numeros: filas.map(({ envio }) => envio.numero).join(', ') })
}

/** The labels of shipments that the caller reaches. */
export async function etiquetasDe(
  db: Db,
  ids: readonly number[],
  idioma: Idioma,
  suyos: SQL | undefined,
): Promise<Impresas> {
  const filas = await db
    .select({ envio: v, transportista: t })
    .from(v)
    .innerJoin(t, eq(t.id, v.transportistaId))
    .where(and(inArray(v.id, [...ids]), suyos))
    .orderBy(asc(v.id))
  const falta = ids.find((id) => !filas.some(({ envio }) => envio.id === id))
  if (falta !== undefined) throw notFound('Envío', falta)
  refuseAny(
    'envio.sin-etiqueta',
    filas.filter(({ envio }) => envio.seguimiento === null || envio.estado === 'anulado'),
  )
  const conSuya = filas.filter(({ transportista }) => transportista.clase !== 'generico')
  refuseAny(
    'envio.etiqueta-alli',
    conSuya.filter(({ envio }) => envio.etiqueta === null),
  )
  const casa = await leerCasa(db)
  const remitente = [
    casa.razonSocial || casa.marca,
    casa.direccion,
    `${casa.codigoPostal} ${casa.ciudad}`,
    casa.telefono,
  ]
  const bultos = await db
    .select()
    .from(b)
    .where(inArray(b.envioId, [...ids]))
    .orderBy(asc(b.envioId), asc(b.orden))
  const conNuestra = filas.filter(({ transportista }) => transportista.clase === 'generico')
  const etiquetas = conNuestra.flatMap(({ envio, transportista }) => {
    const { nombre, calle, codigoPostal, ciudad, provincia, pais, telefono } = envio.direccion
    const suyos = bultos.filter(({ envioId }) => envioId === envio.id)
    return suyos.map((bulto) => ({
      numero: envio.numero,
      remitente: remitente.filter((parte) => parte.trim() !== ''),
      destinatario: [
        nombre,
        calle,
        `${codigoPostal} ${ciudad}`,
        [provincia === ciudad ? '' : provincia, pais].filter(Boolean).join(' · '),
        telefono ? `${mensaje(idioma, 'papel.telefono')} ${telefono}` : '',
      ].filter((parte) => parte.trim() !== ''),
      transportista: transportista.nombre,
      servicio:
        serviciosDe(transportista.servicios).find(({ codigo }) => codigo === envio.servicio)?.nombre ?? envio.servicio,
      bulto: `${bulto.orden}/${suyos.length}`,
      peso: bulto.pesoGr > 0 ? `${numeroEscrito(idioma, bulto.pesoGr / KILO)} kg` : '–',
      seguimiento: envio.seguimiento ?? '',
      barras: bulto.sscc
        ? { clase: 'sscc' as const, valor: bulto.sscc }
        : { clase: 'code128' as const, valor: bulto.seguimiento ?? envio.numero },
    }))
  })
  return {
    etiquetas,
    propias: conSuya.map(({ envio: { numero, etiqueta } }) => ({ numero, etiqueta: etiqueta ?? '' })),
  }
}

/** What is set on paper: each label with its bars drawn, and where it lies. */
export async function enHojas(etiquetas: readonly EtiquetaDeBulto[], formato: keyof typeof FORMATOS, idioma: Idioma) {
  const { pagina, ancho, alto, columnas, filas } = FORMATOS[formato]
  const medidas = { columnas, filas, ancho, alto, margenX: 0, margenY: 0, huecoX: 0, huecoY: 0 }
  const hojas = repartir(
    etiquetas.map(() => 1),
    medidas,
    1,
  )
  return {
    ...{ idioma, pagina, ancho, alto, columnas, hojas, titulo: mensaje(idioma, 'papel.etiquetas-de-envio') },
    palabras: {
      remitente: mensaje(idioma, 'papel.remitente'),
      destinatario: mensaje(idioma, 'papel.destinatario'),
      envio: mensaje(idioma, 'papel.envio'),
      peso: mensaje(idioma, 'papel.peso'),
      bulto: mensaje(idioma, 'papel.bulto'),
      seguimiento: mensaje(idioma, 'papel.seguimiento'),
    },
    etiquetas: await Promise.all(
      etiquetas.map(async (una) => ({ ...una, barras: await barrasSvg(una.barras), valor: una.barras.valor })),
    ),
  }
}

export const imprimirBultos = async (
  etiquetas: readonly EtiquetaDeBulto[],
  formato: keyof typeof FORMATOS,
  idioma: Idioma,
): Promise<Buffer> => imprimir(PLANTILLA, await enHojas(etiquetas, formato, idioma))

interface Suya {
  numero: string
  pdf: Buffer
}

/** A carrier's label that cannot be read is printed by itself: whose it is, is said. */
async function refuseUnreadable(suyas: readonly Suya[]): Promise<void> {
  for (const { numero, pdf } of suyas)
    await encuadernar([pdf]).catch(() => {
      throw new ReglaError('envio.etiqueta-aparte', { numeros: numero })
    })
}

/** Our sheets and the labels of carriers, in one document. */
export async function enUnPapel(nuestras: Buffer | null, suyas: readonly Suya[]): Promise<Buffer> {
  const papeles = [...(nuestras ? [nuestras] : []), ...suyas.map(({ pdf }) => pdf)]
  const [solo, ...mas] = papeles
  if (solo && mas.length === 0) return solo
  return encuadernar(papeles).catch(async (error) => {
    await refuseUnreadable(suyas)
    throw error
  })
}

/** The same for a label printer. */
export const enRollo = (etiquetas: readonly EtiquetaDeBulto[], idioma: Idioma): Etiqueta[] =>
  etiquetas.map(({ destinatario: [titulo = '', ...lineas], ...una }) => ({
    titulo,
    lineas: [
      ...lineas,
      `${mensaje(idioma, 'papel.remitente')}: ${una.remitente.join(', ')}`,
      [una.transportista, una.servicio, una.numero].filter(Boolean).join(' · '),
    ],
    ...{ grande: una.bulto, precio: una.peso, barras: una.barras, cantidad: 1 },
  }))
