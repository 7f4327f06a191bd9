import type { Db } from '@telar/api/db/connection'
import { escandalloLineasTable, escandallosTable } from '@telar/api/db/schema/produccion/escandallos'
import { ajustesDeProduccion } from '@telar/api/produccion/escandallos/hojas'
import type { AjustesDeProduccion } from '@telar/domain/casa/ajustes'
import { redondearA } from '@telar/domain/dinero'
import { type Consumido, type LineaDeOrden, lineasDeOrden } from '@telar/domain/produccion/coste-de-orden'
import { calcularEscandallo, pesosDe } from '@telar/domain/produccion/escandallo'
import type { Familia } from '../pictures/prenda.ts'
import { DEMO_MATERIAS, MATERIA_DE, POR_FAMILIA } from '../produccion.ts'
import type { Casa, ModeloVivo } from './casa.ts'
import { siguienteId, volcar } from './volcar.ts'

/** How much a kind of garment takes that the small demo has no sheet of. */
const OTRAS: Partial<Record<Familia, { consumo: number; forro: number; taller: number }>> = {
  top: { consumo: 0.75, forro: 0, taller: 2.1 },
  camiseta: { consumo: 0.8, forro: 0, taller: 1.9 },
  jersey: { consumo: 1.15, forro: 0, taller: 4.2 },
  mono: { consumo: 2.2, forro: 0.4, taller: 6.8 },
  conjunto: { consumo: 2.6, forro: 0.8, taller: 9.4 },
}

/** What a model is made of, and what it is to cost. */
export interface HojaViva {
  id: number
  modelo: ModeloVivo
  lineas: LineaDeOrden[]
  /** What the workshop asks to sew it. */
  taller: number
  coste: number
  precio: number
}

/** Materials by their codes. */
export type Materias = ReadonlyMap<string, { id: number; nombre: string; precio: number }>

const ficha = (codigo: string) => DEMO_MATERIAS.find((materia) => materia.codigo === codigo)

function lineasDe(casa: Casa, modelo: ModeloVivo, materias: Materias): { lineas: LineaDeOrden[]; taller: number } {
  const hechura = casa.hechuras.get(modelo.numero)
  const familia = hechura?.familia ?? 'blusa'
  const { consumo, forro, taller } = POR_FAMILIA[familia] ?? OTRAS[familia] ?? { consumo: 1, forro: 0, taller: 4 }
  const de = (codigo: string, cuanto: number, merma: number): LineaDeOrden => {
    const materia = materias.get(codigo)
    if (!materia) throw new Error(`The demo names an unknown ${codigo}.`)
    const tipo = ficha(codigo)?.unidad === 'm' ? ('materia' as const) : ('avio' as const)
    return {
      ...{ tipo, materiaId: materia.id, concepto: materia.nombre, merma },
      consumo: cuanto,
      porTallas: [],
      precio: materia.precio,
    }
  }
  const mano = (tipo: 'corte' | 'confeccion' | 'acabado' | 'transporte', concepto: string, precio: number) => ({
    ...{ tipo, concepto, precio, materiaId: null, consumo: 1, porTallas: [], merma: 0 },
  })
  return {
    taller,
    lineas: [
      de(MATERIA_DE[hechura?.tejido ?? 'crepe'], consumo, 5),
      ...(forro > 0 ? [de('FORRO', forro, 5)] : []),
      ...(forro > 0 || familia === 'pantalon' ? [de('CREMA', 1, 0)] : []),
      de('ETIQ', 1, 0),
      mano('corte', 'Corte', 0.9),
      mano('confeccion', 'Confección', taller),
      mano('acabado', 'Plancha', 0.7),
      mano('transporte', 'Transporte', 0.4),
    ],
  }
}

/** No model costs more than this part of what it is sold at: what would, is made with less. */
const TOPE = 0.74

function ajustada(casa: Casa, modelo: ModeloVivo, materias: Materias, ajustes: AjustesDeProduccion) {
  const { lineas, taller } = lineasDe(casa, modelo, materias)
  const { coste } = calcularEscandallo({ ...ajustes, lineas }, ajustes, pesos(modelo))
  const menos = Math.min(1, (modelo.precio * TOPE) / coste)
  if (menos === 1) return { lineas, taller }
  const tarifa = redondearA(taller * menos, 2)
  return {
    taller: tarifa,
    lineas: lineas.map((linea) => {
      if (linea.tipo === 'materia') return { ...linea, consumo: redondearA(linea.consumo * menos, 2) }
      if (linea.tipo === 'avio') return linea
      return { ...linea, precio: linea.tipo === 'confeccion' ? tarifa : redondearA(linea.precio * menos, 2) }
    }),
  }
}

const pesos = ({ colores, curva }: ModeloVivo) => pesosDe([...new Set([...colores.values()].flat())], curva)

/** A cost sheet for each of those models, as it was before any of it was made. */
export async function fillHojas(
  db: Db,
  casa: Casa,
  modelos: readonly { modelo: ModeloVivo; desde: string }[],
  materias: Materias,
): Promise<{ hojas: ReadonlyMap<number, HojaViva>; ajustes: AjustesDeProduccion }> {
  const ajustes = await ajustesDeProduccion(db)
  const { gastosGenerales, margen } = ajustes
  const primera = await siguienteId(db, escandallosTable)
  const hojas = modelos.map(({ modelo }, i): HojaViva => {
    const { lineas, taller } = ajustada(casa, modelo, materias, ajustes)
    const { coste, precio } = calcularEscandallo({ lineas, gastosGenerales, margen }, ajustes, pesos(modelo))
    return { id: primera + i, modelo, lineas, taller, coste, precio }
  })
  await volcar(
    db,
    escandallosTable,
    hojas.map(({ id, modelo, coste, precio }, i) => ({
      ...{
        id,
        modeloId: modelo.id,
        revision: 1,
        gastosGenerales,
        margen,
        quien: 'produccion@telar.test',
        coste,
        precio,
      },
      ...{ creadoEn: `${modelos[i]?.desde}T09:00:00Z`, modificadoEn: `${modelos[i]?.desde}T09:00:00Z` },
    })),
  )
  await volcar(
    db,
    escandalloLineasTable,
    hojas.flatMap(({ id: escandalloId, lineas }) =>
      lineas.map(({ tipo, materiaId, concepto, consumo, merma, precio }, orden) => ({
        ...{ escandalloId, orden, tipo, materiaId, concepto, consumo, merma, precio, porTallas: [] },
      })),
    ),
  )
  return { hojas: new Map(hojas.map((hoja) => [hoja.modelo.id, hoja])), ajustes }
}

/** What a good garment of an order came to, by what it took and what was paid for it. */
export function costeDe(
  { modelo, lineas: plan, taller }: HojaViva,
  ajustes: AjustesDeProduccion,
  { consumido, buenas, segundas }: { consumido: readonly Consumido[]; buenas: number; segundas: number },
): number {
  const trabajos = [{ tipo: 'confeccion' as const, concepto: 'Confección', tarifa: taller, segundas }]
  const { segundasSePagan, gastosGenerales, margen } = ajustes
  const { lineas } = lineasDeOrden({ plan, consumido, trabajos, buenas, segundas, segundasSePagan })
  return calcularEscandallo({ lineas, gastosGenerales, margen }, ajustes, pesos(modelo)).coste
}
