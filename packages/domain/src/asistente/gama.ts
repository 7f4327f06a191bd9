import type { Intencion } from './intenciones.ts'

/** Of how many there are to choose from. */
const GAMA =
  /^(?:gamas?|abanicos?|variedad|surtidos?|seleccion|ranges?|choice|selection|variety|assortment|array|leque|variedade|escolha|sortido|selecao|gamma|ventall|varietat|assortiment|seleccio)$/
/** Words that mean it beside what they are of. */
const GAMA_DE =
  /^(?:cartas?|oferta|lista|numero|cantidad|list|number|options?|spectrum|quantidade|tria|llista|nombre|quantitat|opciones|opcoes|opcions)$/
const PALETA = /^(?:paletas?|palettes?)$/
const TALLAJE = /^(?:tallaje|tallatge)$/
const COLORES = /^(?:colou?rs?|color(?:es)?|cromatic[oa]|tonos|tonalidades|shades|cor(?:es)?|tons|tonalitats)$/
const TALLAS = /^(?:tallas?|sizes?|tamanhos?|talles|mid(?:a|es))$/
const MAYOR = /^(?:mayor|maior|major|widest|broadest|biggest|largest|greatest|longest|fullest)$/
const MENOR = /^(?:menor|smallest|narrowest|shortest|fewest)$/
const MAS = /^(?:mas|mais|mes|most)$/
const MENOS = /^(?:menos|menys|least)$/
const AMPLIA =
  /^(?:ampli[oa]s?|ampl[oae]s?|anch[oa]s?|grandes?|gran|larg[oa]|llarga?|extens[oa]?|extensiv[oa]|extensive|varied|variad[oa]|variat|variada|complet[oa]?|complete|wide|broad|large|big|great|long)$/
const CORTA =
  /^(?:reducid[oa]|estrech[oa]|cort[oa]|pequen[oa]|small|narrow|limited|limitad[oa]|reduzid[oa]|redui(?:t|da))$/
const LIGA = /^(?:de|d|del|of|the|la|el|los|las|les|els|o|a|os|as|in|en|em|muy|muito|molt|very|una?|uma)$/
const MAX = 8

const CLASES = [GAMA, GAMA_DE, PALETA, TALLAJE, COLORES, TALLAS, MAYOR, MENOR, MAS, MENOS, AMPLIA, CORTA]

/** What is said of how many colours or sizes there are: the most, the fewest, or merely that they are many. */
export interface Gama {
  largo: number
  intencion: Intencion | undefined
}

/** `The widest range of colours`, «la gama de colores más amplia»: it is the range that is wide, and no garment. */
export function gamaEn(palabras: readonly string[], desde: number): Gama | undefined {
  if (!CLASES.some((clase) => clase.test(palabras[desde] ?? ''))) return undefined
  const suyas = palabras.slice(desde, desde + MAX)
  const fin = suyas.findIndex((palabra) => !LIGA.test(palabra) && !CLASES.some((clase) => clase.test(palabra)))
  const trozo = fin < 0 ? suyas : suyas.slice(0, fin)
  while (trozo.length > 0 && LIGA.test(trozo.at(-1) as string)) trozo.pop()
  const hay = (clase: RegExp) => trozo.some((palabra) => clase.test(palabra))
  const [deColores, deTallas] = [hay(COLORES) || hay(PALETA), hay(TALLAS) || hay(TALLAJE)]
  const deAlgo = deColores !== deTallas
  if (!hay(GAMA) && !((hay(GAMA_DE) || hay(PALETA) || hay(TALLAJE)) && deAlgo)) return undefined
  const [mas, menos] = [hay(MAYOR) || hay(MAS), hay(MENOR) || hay(MENOS)]
  if (!mas && !menos && !hay(AMPLIA) && !hay(CORTA)) return undefined
  const largo = trozo.length
  if (!deAlgo || mas === menos) return { largo, intencion: undefined }
  const laMenor = menos || hay(CORTA)
  if (deColores) return { largo, intencion: laMenor ? 'menosColores' : 'masColores' }
  return { largo, intencion: laMenor ? 'menosTallas' : 'masTallas' }
}
