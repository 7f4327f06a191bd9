import type { CallOutput } from '@telar/contract/kit/endpoint'
import { promesa } from '@telar/contract/produccion/promesa'
import { useRead } from '../../calls.ts'
import type { Format } from '../../format.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Said } from '../../words.ts'
import { PROMESA } from './promesa-texts.ts'

type Celda = CallOutput<typeof promesa.promesa>['celdas'][number]

const largo = (
  { libre, comprometidas, enOrdenes, cortables, telaDesde }: Celda,
  say: Said<typeof PROMESA>,
  { number, date }: Format,
): string =>
  [
    say.free(number(Math.max(0, libre))),
    comprometidas > 0 && say.awaited(number(comprometidas)),
    ...enOrdenes.map(({ numero, fecha, prendas }) =>
      say.coming(number(prendas), numero, fecha ? say.back(date(fecha)) : say.noDay),
    ),
    cortables > 0 && say.cuttable(number(cortables)),
    telaDesde && say.clothFrom(date(telaDesde)),
  ]
    .filter(Boolean)
    .join(' · ')

/** What can be promised of each cell of a model: a few words, and the whole account. */
export function usePromesa(modeloId: number) {
  const format = useFormat()
  const say = useWords(PROMESA)
  const { data } = useRead(promesa.promesa, { params: { id: modeloId } })
  const de = (colorId: number, talla: string) =>
    data?.celdas.find((celda) => celda.colorId === colorId && celda.talla === talla)
  return {
    /** Only of cells of which nothing is free: when the next come, or that cloth is there. */
    corto: (colorId: number, talla: string): string | undefined => {
      const celda = de(colorId, talla)
      if (!celda || celda.libre > 0) return undefined
      const fecha = celda.enOrdenes.find((orden) => orden.fecha !== null)?.fecha
      return fecha ? format.date(fecha).slice(0, 5) : celda.cortables > 0 ? say.cloth : undefined
    },
    largo: (colorId: number, talla: string): string | undefined => {
      const celda = de(colorId, talla)
      return celda && largo(celda, say, format)
    },
  }
}
