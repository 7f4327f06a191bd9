import type { Idioma } from '@telar/domain/idioma'
import type { Indice } from './indice.ts'
import { frase } from './redactar/frase.ts'

const IMPORTE =
  /(?:€|euros?|eur|céntimos?|cents?|\$|£|dólares|dollars|pounds|libras)\s?\d[\d.,]*|(?<![\d.,])[.,]*\d[\d.,]*\s?(?:€|euros?|eur|céntimos?|cents?|\$|£|dólares|dollars|pounds|libras)(?![\p{L}])/giu
/** Links that lead elsewhere, however they are written. */
const AJENOS = [/(?:https?:)?\/\/\S+/gi, /\bwww\.\S+/gi, /\b(?:javascript|data|file):\S+/gi]
const MODELO = /\/modelo\/(\d+)/g

const cifras = (importe: string) => importe.replace(/\D/g, '')

/** The amounts that the house itself publishes in its answers. */
function publicados({ catalogo: { faq } }: Indice): Set<string> {
  const textos = faq.flatMap(({ respuesta }) => Object.values(respuesta))
  return new Set(textos.flatMap((texto) => texto.match(IMPORTE) ?? []).map(cifras))
}

/**
 * What a chat server says, as it may leave the house: plain text, links to our own pages alone, and no amount that the
 * house has not published itself.
 */
export function filtro(indice: Indice, idioma: Idioma): (frase: string) => string {
  const conocidos = publicados(indice)
  let avisado = false
  return (dicha) => {
    const sinSignos = dicha
      .replace(/\[([^[\]]*)\]\(([^()]*)\)/g, '$1 $2')
      .replace(/\*\*|__|`+/g, '')
      .replace(/^#{1,6}\s+/gm, '')
    const llana = AJENOS.reduce((texto, ajeno) => texto.replace(ajeno, ''), sinSignos).replace(
      MODELO,
      (enlace, id: string) => (indice.porId.has(Number(id)) ? enlace : ''),
    )
    const importes = llana.match(IMPORTE) ?? []
    if (importes.every((importe) => conocidos.has(cifras(importe)))) return llana
    if (avisado) return ''
    avisado = true
    return `${frase(idioma, 'precio')}\n`
  }
}

const FIN = /[.!?…]\s|\n/g

/** Whole sentences of what has come so far, and what is still open. */
export function porFrases(texto: string): { enteras: string; abierta: string } {
  let corte = 0
  for (const { index, 0: fin } of texto.matchAll(FIN)) corte = index + fin.length
  return { enteras: texto.slice(0, corte), abierta: texto.slice(corte) }
}
