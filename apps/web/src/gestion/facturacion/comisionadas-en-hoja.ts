import type { ComisionDeComercial } from '@telar/contract/facturacion/comisiones'
import type { Textos } from '@telar/domain/idioma'
import { COMISION_LABELS, CRITERIO } from './comision-texts.ts'

type Word = (textos: Textos) => string

/** What the columns of a commission are called in a workbook. */
export const cabecerasDeComision = (word: Word): string[] => Object.values(COMISION_LABELS).map(word)

/** The invoices behind a commission as rows of a workbook, in the order of its heads. */
export const comisionadasEnHoja = (facturas: ComisionDeComercial['facturas'], word: Word) =>
  facturas.map((una) => [
    ...[una.numeroCompleto, una.fecha, una.cliente, una.base, una.tipo, word(CRITERIO[una.criterio])],
    ...[una.comision, una.devengado, una.anterior, una.importe],
  ])
