/** What Catalan calls otherwise, by the word that the grammar knows. */
const PALABRAS = new Map(
  Object.entries({
    ...{ zero: 'cero', dues: 'dos', quatre: 'cuatro', cinc: 'cinco', sis: 'seis', set: 'siete', vuit: 'ocho' },
    ...{ nou: 'nueve', deu: 'diez', onze: 'once', dotze: 'doce', tretze: 'trece', catorze: 'catorce' },
    ...{ quinze: 'quince', setze: 'dieciseis', disset: 'diecisiete', desset: 'diecisiete', divuit: 'dieciocho' },
    ...{ devuit: 'dieciocho', dinou: 'diecinueve', denou: 'diecinueve', vint: 'veinte', trenta: 'treinta' },
    ...{ quaranta: 'cuarenta', cinquanta: 'cincuenta', seixanta: 'sesenta', setanta: 'setenta' },
    ...{ vuitanta: 'ochenta', noranta: 'noventa', cent: 'ciento' },
    ...{ i: 'y', amb: 'con', per: 'por', dels: 'del', les: 'las', els: 'los', fins: 'hasta', sense: 'sin' },
    ...{ menys: 'menos', mes: 'mas', tambe: 'tambien', despres: 'despues', totes: 'todas', cadascuna: 'cada' },
    ...{ model: 'modelo', models: 'modelos', article: 'articulo', articles: 'articulos', talles: 'tallas' },
    ...{ mitja: 'media', mitges: 'medias', mig: 'medio', dotzena: 'docena', dotzenes: 'docenas', parell: 'par' },
    ...{ parells: 'pares', preu: 'precio', centims: 'centimos', descompte: 'descuento', rebaixa: 'rebaja' },
    ...{ seguent: 'siguiente', linia: 'linea', altra: 'otra', nova: 'nueva', esborra: 'borra', treu: 'quita' },
    ...{ perdo: 'perdon', millor: 'mejor', dic: 'digo', vull: 'quiero', dir: 'decir', unitats: 'unidades' },
    ...{ unitat: 'unidad', peces: 'piezas', peca: 'pieza', devolucio: 'devolucion', retorna: 'devuelve' },
    ...{ retornen: 'devuelven', torna: 'devuelve', tornen: 'devuelven', abonament: 'abono', quant: 'cuanto' },
  }),
)
/** "vint-i-u", "model u dos": elsewhere it is the Spanish for "or". */
const ANTES_DE_U = /^(y|modelos?|articulos?|referencia|ref|numero)$/
const LETRAS = new Map(Object.entries({ essa: 'ese', ema: 'eme', ela: 'ele', ics: 'equis' }))
const ANTES_DE_LETRA = /^(talla|tallas|la|una|equis|doble|triple|a)$/

const DECENAS = new Set(['trenta', 'quaranta', 'cinquanta', 'seixanta', 'setanta', 'vuitanta', 'noranta'])
const UNIDADES = 'u dos dues tres quatre cinc sis set vuit nou un una'.split(' ')
const CIENTOS = new Map(
  Object.entries({
    ...{ dos: 'doscientos', dues: 'doscientos', tres: 'trescientos', quatre: 'cuatrocientos', cinc: 'quinientos' },
    ...{ sis: 'seiscientos', set: 'setecientos', vuit: 'ochocientos', nou: 'novecientos' },
  }),
)

/** "l’última", "d’esquena", "posa’m": what hangs by an apostrophe. */
export const sinApostrofos = (texto: string): string =>
  texto
    .replace(/\bl['’]/g, 'la ')
    .replace(/\bd['’]/g, 'de ')
    .replace(/['’](?:m|n|ns|ls|t|s|us|hi|ho|l)\b/g, ' ')

interface Dicha {
  palabra: string
  numero?: number
  pausa: boolean
}

/** The same sentence in the words of the grammar: "trenta-vuit" is "treinta y ocho". Spanish stays as it is. */
export function enPalabrasConocidas<P extends Dicha>(lista: readonly P[]): P[] {
  const conocidas: P[] = []
  for (let i = 0; i < lista.length; i += 1) {
    const dicha = lista[i] as P
    const { palabra } = dicha
    const siguiente = lista[i + 1]?.palabra ?? ''
    const ciento = /^cent[ae]?s$/.test(siguiente) ? CIENTOS.get(palabra) : undefined
    if (ciento) {
      conocidas.push({ ...dicha, palabra: ciento })
      i += 1
      continue
    }
    const anterior = conocidas.at(-1)?.palabra ?? ''
    const letra = ANTES_DE_LETRA.test(anterior) ? LETRAS.get(palabra) : undefined
    const uno = palabra === 'u' && ANTES_DE_U.test(anterior) ? 'uno' : undefined
    conocidas.push({ ...dicha, palabra: letra ?? uno ?? PALABRAS.get(palabra) ?? palabra })
    if (DECENAS.has(palabra) && UNIDADES.includes(siguiente)) conocidas.push({ ...dicha, palabra: 'y', pausa: false })
  }
  return conocidas
}
