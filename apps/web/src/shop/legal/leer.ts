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

const ENLACE =
  /(https:\/\/[^\s,;)]+[^\s,;.)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\/(?:privacidad|aviso-legal|cookies|contacto)\b)/

/** A line with its addresses apart: mail, other sites, pages of ours. */
export const trozosDe = (linea: string): Trozo[] =>
  linea
    .split(ENLACE)
    .map((texto, place) =>
      place % 2 === 0 ? { texto } : { texto, href: texto.includes('@') ? `mailto:${texto}` : texto },
    )
    .filter(({ texto }) => texto !== '')
