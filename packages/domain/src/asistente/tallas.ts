import { plano } from '../texto.ts'
import { type Diccionario, sentidoDe } from './diccionario.ts'
import type { Pieza } from './piezas.ts'

/** After these, a number is no size. */
const UNIDAD =
  /^(h|horas?|hours?|hores|dias?|days?|dies|euros?|eur|anos?|years?|anys|unidades|units|unitats|prendas|pieces|pecas|peces|por|percent|kg|cm|min\w*|semanas?|weeks?|setmanes|grados?|degrees?|graus?|mes|meses|months?|mesos)$/
/** A size that somebody wears, though nobody here makes it. */
const DE_NADIE = /^(2[68]|[3-6]\d|70)$/
/** … and of another country's, where the house's are told by others. */
const DE_FUERA = /^([468]|1[02468]|2[024])$/
/** `Trousers in a 34`: a size too, where no other number could be. */
const EN_LA = /^(a|in|la|el|en|na|no|em|the)$/
const HASTA = /^(hasta|to|ate|fins)$/
const SOLO_TALLA = /^(3[0-5]|5[6-9]|6[0-4])$/
/** So few words ask for nothing else. */
const BREVE = 4
const LETRAS_DE_NADIE = /^(?:xxs|xxxs|xxl|x{3,5}l|[2-6]xl)$/
const LETRAS_CLARAS = /^(xs|xl|xxl|xxxl|\dxl)$/
const ENTRE_TALLAS = /^(o|y|e|i|ou|or|and|a|la|el|no|na|to|en|in|em|una|un|uma|um|one|de)$/

/** Whether what comes after it is still spoken of sizes. */
export const sigueDeTallas = (palabra: string, { antesDeTalla }: Diccionario, antes: boolean): boolean =>
  ENTRE_TALLAS.test(palabra) ? antes : antesDeTalla.has(palabra)

const deUnaPrenda = (piezas: readonly Pieza[], dic: Diccionario): boolean =>
  piezas.some(({ palabra }) => sentidoDe(dic, [palabra])?.has('tipo'))

/** Whether a size is one of another country's. */
export const esDeFuera = (talla: string): boolean => DE_FUERA.test(talla)

/** Sizes as they are said in words. */
const DICHAS: ReadonlyMap<string, string> = new Map([
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
])
const TRAS_DICHA = /^(or|and|please|pls|size|too|as)$/

/** `In a medium`: nothing comes after it that could be so. */
function tallaDicha(piezas: readonly Pieza[], i: number, { nombres, idioma }: Diccionario): string | undefined {
  const siguiente = piezas[i + 1]
  const suelta = siguiente === undefined || siguiente.corte || TRAS_DICHA.test(siguiente.palabra)
  const talla = DICHAS.get(piezas[i]?.palabra ?? '')
  if (idioma !== 'en' || !talla || !suelta || !/^(a|size|in)$/.test(piezas[i - 1]?.palabra ?? '')) return undefined
  return nombres.tallas.find((una) => una === talla)
}

/** `Blouses in a 14`: nothing comes after it that could be so many. */
const enUna = (piezas: readonly Pieza[], i: number): boolean =>
  piezas[i - 1]?.palabra === 'a' &&
  piezas[i - 2]?.palabra === 'in' &&
  (piezas[i + 1] === undefined || piezas[i + 1]?.corte === true || TRAS_DICHA.test(piezas[i + 1]?.palabra ?? ''))

/** A size, if this piece can be one where it stands. */
export function tallaEn(piezas: readonly Pieza[], i: number, dic: Diccionario, trasTalla: boolean): string | undefined {
  const { nombres, antesDeTalla } = dic
  const { dicha, palabra } = piezas[i] as Pieza
  const antes = piezas[i - 1]?.palabra ?? ''
  const siguiente = piezas[i + 1]?.palabra ?? ''
  const dicho = tallaDicha(piezas, i, dic)
  if (dicho !== undefined) return dicho
  const talla = nombres.tallas.find((una) => plano(una) === palabra)
  if (talla === undefined)
    return !UNIDAD.test(siguiente) &&
      ((antesDeTalla.has(antes) && (DE_NADIE.test(palabra) || DE_FUERA.test(palabra))) ||
        (EN_LA.test(antes) &&
          SOLO_TALLA.test(palabra) &&
          (HASTA.test(piezas[i - 2]?.palabra ?? '') || deUnaPrenda(piezas, dic) || piezas.length <= BREVE)) ||
        (DE_FUERA.test(palabra) && enUna(piezas, i) && deUnaPrenda(piezas, dic)) ||
        LETRAS_DE_NADIE.test(palabra))
      ? palabra.toUpperCase()
      : undefined
  if (/^\d+$/.test(palabra)) return UNIDAD.test(siguiente) ? undefined : talla
  if (LETRAS_CLARAS.test(palabra) || antesDeTalla.has(antes) || trasTalla) return talla
  const mayuscula = dicha === dicha.toUpperCase() && dicha !== dicha.toLowerCase()
  return mayuscula && (palabra.length > 1 || ENTRE_TALLAS.test(antes)) ? talla : undefined
}
