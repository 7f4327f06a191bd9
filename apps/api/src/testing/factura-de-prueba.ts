import { EXPORTACION, INTRACOMUNITARIA, type Regimen } from '@telar/domain/clientes/regimen'
import { numeroDeFactura } from '@telar/domain/facturacion/factura'
import { ejercicioDe, hoy } from '@telar/domain/fecha'
import { importeDeLinea, totales } from '@telar/domain/ventas/totales'
import { eq, sql } from 'drizzle-orm'
import { appSettingsTable } from '../db/schema/casa/ajustes.ts'
import { clientesTable } from '../db/schema/clientes/clientes.ts'
import { facturaLineasTable, facturasTable } from '../db/schema/facturacion/facturas.ts'
import { congelarFactura } from '../facturacion/facturas/documentos/dicho.ts'
import { leerAjustes } from '../facturacion/verifactu/ajustes.ts'
import { leerFactura, leerLineas, registrarAlta, tomarCadena } from '../facturacion/verifactu/registrar.ts'
import type { TestApp } from './app.ts'

type Factura = typeof facturasTable.$inferInsert

export interface LineaDePrueba {
  descripcion: string
  cantidad: number
  precio: number
  dto?: number
  modeloId?: number
  colorId?: number
  tallasCantidades?: { talla: string; cantidad: number }[]
}

/** The worked invoice of the house's rules. */
const LINEAS: LineaDePrueba[] = [
  { descripcion: 'Blusa Nora', cantidad: 12, precio: 24.9 },
  { descripcion: 'Vestido Alba', cantidad: 10, precio: 34.5, dto: 10 },
  { descripcion: 'Falda Inés', cantidad: 15, precio: 19.95 },
  { descripcion: 'Pantalón Lía', cantidad: 7, precio: 28.9 },
]

const MOTIVOS = { 1: 'interior', 2: 'recargo', 3: 'intracomunitaria', 4: 'fuera-de-la-ue' } as const

const EMPRESA = {
  marca: 'Telar',
  razonSocial: 'Telar Moda SL',
  nif: 'B12345674',
  direccion: 'Carrer de la Indústria, 12',
  codigoPostal: '08201',
  ciudad: 'Sabadell',
  provincia: 'Barcelona',
  pais: 'ES',
  telefono: '+34 937 000 000',
  email: 'hola@telar.test',
  registroMercantil: 'R. M. de Barcelona, tomo 1, folio 1, hoja B-1',
  iban: 'ES9121000418450200051332',
}

/** Sets the company that issues. */
export const ponerEmpresa = ({ house: { db } }: TestApp) =>
  db.update(appSettingsTable).set({ empresa: sql`${appSettingsTable.empresa} || ${JSON.stringify(EMPRESA)}::jsonb` })

/** An invoice of the test's own, written straight into the database: a draft, or issued and registered. */
export async function facturaDePrueba(
  { house: { db, reloj } }: TestApp,
  clienteId: number,
  {
    regimen = 1,
    lineas = LINEAS,
    borrador = false,
    portes = 12,
    ...datos
  }: { regimen?: Regimen; lineas?: LineaDePrueba[]; borrador?: boolean; portes?: number } & Partial<Factura> = {},
): Promise<number> {
  const exenta = regimen === INTRACOMUNITARIA || regimen === EXPORTACION
  const tipos = { iva: exenta ? 0 : 21, re: regimen === 2 ? 5.2 : 0 }
  const gravadas = lineas.map((linea) => ({ dto: 0, ...linea, ...tipos }))
  const importes = totales(gravadas, { dtoComercial: 0, dtoProntoPago: 2, portes }, tipos)
  return db.transaction(async (tx) => {
    const cadena = await tomarCadena(tx, await leerAjustes(tx), reloj)
    const [cliente] = await tx.select().from(clientesTable).where(eq(clientesTable.id, clienteId))
    if (!cliente) throw new Error('No such customer.')
    const fecha = datos.fecha ?? hoy(reloj)
    const ejercicio = ejercicioDe(fecha)
    const [factura] = await tx
      .insert(facturasTable)
      .values({
        serie: 'Z',
        ejercicio,
        fecha,
        clienteId,
        cliente: cliente.razonSocial,
        direccionEnvio: cliente.direccionFiscal,
        regimenIva: regimen,
        regimenMotivo: MOTIVOS[regimen],
        dtoProntoPago: 2,
        portes,
        formaPago: 'transferencia',
        vencimientos: [{ fecha, importe: importes.total }],
        prendas: lineas.reduce((n, { cantidad }) => n + cantidad, 0),
        bruto: importes.bruto,
        tramos: importes.tramos,
        base: importes.base,
        cuotaIva: importes.cuotaIva,
        cuotaRe: importes.cuotaRe,
        total: importes.total,
        ...datos,
      })
      .returning({ id: facturasTable.id })
    const id = factura?.id as number
    await tx
      .insert(facturaLineasTable)
      .values(
        gravadas.map((linea, orden) => ({ ...linea, facturaId: id, orden, importe: importeDeLinea(linea) / 100 })),
      )
    if (borrador) return id
    const numero = (await tx.$count(facturasTable, sql`${facturasTable.numero} is not null and serie = 'Z'`)) + 1
    const { codigo, razonSocial, nombreComercial, nif, nifIva, email, telefono, direccionFiscal, idioma, iban } =
      cliente
    await tx
      .update(facturasTable)
      .set({
        estado: 'emitida',
        numero,
        numeroCompleto: numeroDeFactura('Z', ejercicio, numero),
        emitidaEn: reloj().toISOString(),
        emisorCopia: EMPRESA,
        clienteCopia: {
          ...{ codigo, razonSocial, nombreComercial, nif, nifIva, email, telefono, idioma, iban },
          direccion: direccionFiscal,
          mandatoSepa: null,
          recargoEquivalencia: regimen === 2,
          viesFecha: null,
          viesResultado: cliente.viesResultado,
        },
      })
      .where(eq(facturasTable.id, id))
    await congelarFactura(tx, id)
    await registrarAlta(tx, cadena, { factura: await leerFactura(tx, id), lineas: await leerLineas(tx, id) })
    return id
  })
}
