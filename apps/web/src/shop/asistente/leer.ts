/** A piece of a paragraph: words, a page of the house, or its telephone for messages. */
export type Trozo = { texto: string } | { enlace: string } | { whatsapp: string }

/** A model, in the colour that was asked for. */
export interface Hallado {
  id: number
  color?: number
}

export type Parte =
  | { clase: 'parrafo'; trozos: Trozo[] }
  | { clase: 'modelos'; modelos: Hallado[] }
  | { clase: 'sugerencias'; textos: string[] }

/** Only pages of this house are links; whatever else looks like an address stays text. */
const PAGINA =
  /(?<![\w./:])\/(?:(?:gallery|contacto|faq|login|about)\b(?:[?#][\w=&%.#-]*)?|(?:pedido|factura)\/\d{1,9}\b)/
const MODELO = /(?<![\w./:])\/modelo\/(\d{1,9})\b(?:\?color=(\d{1,9}))?/
const SUGERENCIA = /^>\s*/

function trocear(linea: string, whatsapp: string): Trozo[] {
  const hallado = PAGINA.exec(linea)
  const telefono = whatsapp ? linea.indexOf(whatsapp) : -1
  if (hallado && (telefono < 0 || hallado.index < telefono)) {
    const [enlace] = hallado
    return cortar(linea, hallado.index, enlace.length, { enlace }, whatsapp)
  }
  if (telefono >= 0) return cortar(linea, telefono, whatsapp.length, { whatsapp }, whatsapp)
  return linea ? [{ texto: linea }] : []
}

const cortar = (linea: string, desde: number, largo: number, medio: Trozo, whatsapp: string): Trozo[] => [
  ...(desde > 0 ? [{ texto: linea.slice(0, desde) }] : []),
  medio,
  ...trocear(linea.slice(desde + largo), whatsapp),
]

/** An answer as it is drawn: models in a row become cards, questions to choose become buttons. */
export function leer(texto: string, whatsapp: string): Parte[] {
  const partes: Parte[] = []
  for (const linea of texto.split('\n')) {
    const ultima = partes.at(-1)
    const modelo = MODELO.exec(linea)
    if (modelo) {
      const uno = { id: Number(modelo[1]), ...(modelo[2] ? { color: Number(modelo[2]) } : {}) }
      if (ultima?.clase === 'modelos') ultima.modelos.push(uno)
      else partes.push({ clase: 'modelos', modelos: [uno] })
    } else if (SUGERENCIA.test(linea)) {
      const una = linea.replace(SUGERENCIA, '')
      if (ultima?.clase === 'sugerencias') ultima.textos.push(una)
      else partes.push({ clase: 'sugerencias', textos: [una] })
    } else if (linea.trim()) partes.push({ clase: 'parrafo', trozos: trocear(linea, whatsapp) })
  }
  return partes
}
