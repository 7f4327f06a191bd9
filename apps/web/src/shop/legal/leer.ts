/** What a legal text is made of: lines that begin with `## ` are headings, those with `- ` points of a list. */
export type Bloque =
  | { tipo: 'titulo'; texto: string }
  | { tipo: 'parrafo'; texto: string }
  | { tipo: 'lista'; puntos: string[] }

const TITULO = '## '
const PUNTO = '- '

export function bloquesDe(texto: string): Bloque[] {
  const bloques: Bloque[] = []
  for (const linea of texto.split('\n').map((una) => una.trim())) {
    const ultimo = bloques.at(-1)
    if (linea === '') continue
    if (linea.startsWith(TITULO)) bloques.push({ tipo: 'titulo', texto: linea.slice(TITULO.length) })
    else if (!linea.startsWith(PUNTO)) bloques.push({ tipo: 'parrafo', texto: linea })
    else if (ultimo?.tipo === 'lista') ultimo.puntos.push(linea.slice(PUNTO.length))
    else bloques.push({ tipo: 'lista', puntos: [linea.slice(PUNTO.length)] })
  }
  return bloques
}

/** A piece of a line, and where it leads if it is an address. */
export interface Trozo {
  texto: string
  href?: string
}

const PAGINAS = ['/privacidad', '/aviso-legal', '/cookies', '/contacto']
const ORILLAS = '(«".,;:)»'

/** Where a word leads, if anywhere. */
function destino(palabra: string): string | undefined {
  if (palabra.startsWith('https://') || PAGINAS.includes(palabra)) return palabra
  const arroba = palabra.indexOf('@')
  return arroba > 0 && palabra.indexOf('.', arroba) > arroba + 1 ? `mailto:${palabra}` : undefined
}

/** A word without what stands around it. */
function enTrozos(palabra: string): Trozo[] {
  let desde = 0
  let hasta = palabra.length
  while (desde < hasta && ORILLAS.includes(palabra.charAt(desde))) desde += 1
  while (hasta > desde && ORILLAS.includes(palabra.charAt(hasta - 1))) hasta -= 1
  const texto = palabra.slice(desde, hasta)
  const href = destino(texto)
  if (!href) return [{ texto: palabra }]
  return [{ texto: palabra.slice(0, desde) }, { texto, href }, { texto: palabra.slice(hasta) }]
}

/** A line with its addresses apart: mail, other sites, pages of ours. */
export function trozosDe(linea: string): Trozo[] {
  const trozos: Trozo[] = []
  for (const trozo of linea.split(/( )/).flatMap(enTrozos)) {
    const ultimo = trozos.at(-1)
    if (trozo.texto === '') continue
    if (trozo.href || !ultimo || ultimo.href) trozos.push({ ...trozo })
    else ultimo.texto += trozo.texto
  }
  return trozos
}
