const SEPARADORES = [';', '\t', ',']

/** The cells of a text; the first line tells what separates them, and quotes may hold anything. */
export function leerCsv(texto: string): string[][] | undefined {
  const llano = texto.replace(/^\uFEFF/, '')
  const primera = llano.split('\n', 1)[0] ?? ''
  const separador = SEPARADORES.find((signo) => primera.includes(signo))
  if (!separador || llano.includes('\0')) return undefined
  const celdas = new RegExp(`("(?:[^"]|"")*"|[^"${separador}\\r\\n]*)(${separador}|\\r?\\n|$)`, 'g')
  const filas: string[][] = [[]]
  for (const [todo, celda = '', fin = ''] of llano.matchAll(celdas)) {
    filas.at(-1)?.push(celda.startsWith('"') ? celda.slice(1, -1).replaceAll('""', '"') : celda)
    if (fin.endsWith('\n')) filas.push([])
    if (todo === '' || fin === '') break
  }
  return filas.filter((fila) => fila.some((celda) => celda.trim() !== ''))
}
