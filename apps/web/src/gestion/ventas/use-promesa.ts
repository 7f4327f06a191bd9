import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import type { Idioma } from '@telar/domain/idioma'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/query.ts'
import { useMay } from '../access.ts'
import type { Format } from '../format.ts'
import { useFormat } from '../use-texts.ts'

type Celda = CallOutput<typeof ordenesfab.promesa>['celdas'][number]

interface Texts {
  free: (n: string) => string
  awaited: (n: string) => string
  coming: (n: string, numero: string, day: string) => string
  noDay: string
  cuttable: (n: string) => string
  cloth: string
  back: (day: string) => string
}

const SAY: Record<Idioma, Texts> = {
  es: {
    free: (n) => `${n} libres en almacén`,
    awaited: (n) => `${n} comprometidas en programación`,
    coming: (n, numero, day) => `${n} en ${numero} ${day}`,
    noDay: 'sin fecha',
    cuttable: (n) => `se pueden cortar ${n} de la tela que hay`,
    cloth: 'tela',
    back: (day) => `para el ${day}`,
  },
  en: {
    free: (n) => `${n} free in stock`,
    awaited: (n) => `${n} promised to season’s orders`,
    coming: (n, numero, day) => `${n} on ${numero} ${day}`,
    noDay: 'without a date',
    cuttable: (n) => `${n} can be cut from the cloth there is`,
    cloth: 'cloth',
    back: (day) => `for ${day}`,
  },
  pt: {
    free: (n) => `${n} livres em armazém`,
    awaited: (n) => `${n} comprometidas em programação`,
    coming: (n, numero, day) => `${n} em ${numero} ${day}`,
    noDay: 'sem data',
    cuttable: (n) => `podem cortar-se ${n} do tecido que há`,
    cloth: 'tecido',
    back: (day) => `para ${day}`,
  },
  ca: {
    free: (n) => `${n} lliures al magatzem`,
    awaited: (n) => `${n} compromeses en programació`,
    coming: (n, numero, day) => `${n} a ${numero} ${day}`,
    noDay: 'sense data',
    cuttable: (n) => `se’n poden tallar ${n} de la roba que hi ha`,
    cloth: 'roba',
    back: (day) => `per al ${day}`,
  },
}

const largo = ({ libre, comprometidas, enOrdenes, cortables }: Celda, say: Texts, { number, date }: Format): string =>
  [
    say.free(number(Math.max(0, libre))),
    comprometidas > 0 && say.awaited(number(comprometidas)),
    ...enOrdenes.map(({ numero, fecha, prendas }) =>
      say.coming(number(prendas), numero, fecha ? say.back(date(fecha)) : say.noDay),
    ),
    cortables > 0 && say.cuttable(number(cortables)),
  ]
    .filter(Boolean)
    .join(' · ')

/** What can be promised of each cell of a model, for those who may know: a few words, and the whole account. */
export function usePromesa(modeloId: number) {
  const may = useMay()
  const format = useFormat()
  const say = SAY[format.idioma]
  const { data } = useQuery({
    ...query(useClient(), ordenesfab.promesa, { params: { id: modeloId } }),
    enabled: may(ordenesfab.promesa.access),
    meta: { errors: 'local' },
  })
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
