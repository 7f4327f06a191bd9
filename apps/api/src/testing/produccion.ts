import { modelos } from '@telar/contract/catalogo/modelos'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { materias } from '@telar/contract/produccion/materias'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { hoy } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { countriesTable } from '../db/schema/casa/countries.ts'
import type { TestApp } from './app.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let n = 0

/** A supplier of the test's own. */
export async function proveedorPara(
  { house: { db } }: TestApp,
  quien: Client,
  tipo: 'materia' | 'taller' | 'servicio' = 'materia',
  pais = 'ES',
): Promise<number> {
  const [suyo] = await db.select({ id: countriesTable.id }).from(countriesTable).where(eq(countriesTable.iso2, pais))
  n += 1
  return quien.call(proveedores.create, {
    body: {
      codigo: `PRUEBA-${n}`,
      razonSocial: `Proveedor de prueba ${n}`,
      direccion: { calle: 'Carrer Nou, 1', ciudad: 'Sabadell', codigoPostal: '08201', pais: 'ES' },
      countryId: suyo?.id as number,
      tipo,
    },
  })
}

/** A material of that supplier. */
export function materiaPara(quien: Client, proveedorId: number, datos: object = {}): Promise<number> {
  n += 1
  return quien.call(materias.create, {
    body: { codigo: `MAT-${n}`, nombre: `Tejido ${n}`, tipo: 'tejido', proveedorId, precio: 3.2, ...datos },
  })
}

/** Rolls of it, of those metres. */
export async function piezasPara(
  quien: Client,
  materiaId: number,
  metros: readonly number[],
  {
    precio = null,
    colorId = null,
    lote = 'A',
  }: { precio?: number | null; colorId?: number | null; lote?: string } = {},
): Promise<{ entradaId: number; piezaIds: number[] }> {
  const piezas = metros.map((largo) => {
    n += 1
    return { numero: String(n), metros: largo, lote, colorId }
  })
  const { id: entradaId } = await quien.call(materias.recibir, { body: { materiaId, precio, piezas } })
  const entrada = await quien.call(materias.getEntrada, { params: { id: entradaId } })
  return { entradaId, piezaIds: entrada.piezas.map(({ id }) => id) }
}

/** A cost sheet for a model: that cloth and the work of a workshop. */
export function escandalloPara(quien: Client, modeloId: number, materiaId: number, tela: object = {}) {
  return quien.call(escandallos.saveEscandallo, {
    params: { id: modeloId },
    body: {
      lineas: [
        { tipo: 'materia', materiaId, concepto: 'Tela', consumo: 1.85, merma: 5, ...tela },
        { tipo: 'confeccion', concepto: 'Confección', precio: 5.5 },
      ],
    },
  })
}

/** A manufacturing order of a model's first colour, launched unless said otherwise. */
export async function ordenPara(
  t: TestApp,
  quien: Client,
  modeloId: number,
  cantidades: Record<string, number>,
  datos: object = {},
  estado: 'borrador' | 'lanzada' = 'lanzada',
): Promise<{ id: number; colorId: number; tallerId: number }> {
  const { variantes } = await quien.call(modelos.get, { params: { id: modeloId } })
  const colorId = variantes[0]?.colorId as number
  const tallerId = await proveedorPara(t, quien, 'taller')
  const tallasCantidades = Object.entries(cantidades).map(([talla, cantidad]) => ({ talla, cantidad }))
  const id = await quien.call(ordenesfab.create, {
    body: { modeloId, tallerId, lineas: [{ colorId, tallasCantidades }], ...datos },
  })
  if (estado === 'lanzada') await quien.call(ordenesfab.estado, { body: { ids: [id], estado } })
  return { id, colorId, tallerId }
}

/** A settled statement of a workshop: of one garment that it brought back today. */
export async function liquidacionPara(t: TestApp, quien: Client, tallerId: number, modeloId: number): Promise<number> {
  const { variantes, tallas } = await quien.call(modelos.get, { params: { id: modeloId } })
  const colorId = variantes[0]?.colorId as number
  const talla = tallas[0] as string
  const { id } = await ordenPara(t, quien, modeloId, { [talla]: 1 }, { tallerId, tarifaTaller: 5 })
  const corte = { lineas: [{ colorId, tallasCantidades: [{ talla, cantidad: 1 }] }], motivo: 'Prueba' }
  await quien.call(ordenesfab.cortar, { params: { id }, body: corte })
  await quien.call(ordenesfab.recibir, {
    params: { id },
    body: { lineas: [{ colorId, tallasCantidades: [{ talla, recibida: 1 }] }] },
  })
  const mes = hoy(t.house.reloj).slice(0, 7)
  const params = { id: await quien.call(liquidacionestaller.create, { body: { tallerId, mes } }) }
  const { lineas } = await quien.call(liquidacionestaller.get, { params })
  const revisadas = lineas.map((linea) => ({ id: linea.id, revisada: true }))
  await quien.call(liquidacionestaller.revisar, { params, body: { lineas: revisadas } })
  await quien.call(liquidacionestaller.liquidar, { params, body: {} })
  return params.id
}
