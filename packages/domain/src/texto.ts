/** Letters as they are compared: accents and capitals make no difference. */
export const llano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The same of a whole text, without the blanks around it. */
export const plano = (texto: string): string => llano(texto).trim()

/** How many letters must change to make one of the other. */
export function distancia(a: string, b: string): number {
  let fila = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const otra = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cambio = (fila[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      otra.push(Math.min((fila[j] ?? 0) + 1, (otra[j - 1] ?? 0) + 1, cambio))
    }
    fila = otra
  }
  return fila[b.length] ?? 0
}

const MAX_CANDIDATOS = 5

/** Those most alike, the most alike first. */
export function parecidos<T>(opciones: readonly T[], nombres: (opcion: T) => readonly string[], dicho: string): T[] {
  const lejos = (opcion: T) => Math.min(...nombres(opcion).map((nombre) => distancia(plano(nombre), plano(dicho))))
  const limite = Math.max(1, Math.floor(dicho.length / 3))
  return opciones
    .map((opcion) => ({ opcion, d: lejos(opcion) }))
    .filter(({ d }) => d <= limite)
    .sort((a, b) => a.d - b.d)
    .slice(0, MAX_CANDIDATOS)
    .map(({ opcion }) => opcion)
}

/** How a text begins, as far as so many units of it: no letter is cut in two, which nobody could store or read. */
export function principio(texto: string, largo: number): string {
  const corte = texto.slice(0, largo)
  return corte.isWellFormed() ? corte : corte.slice(0, -1)
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A text for a cell of a spreadsheet: it is read as no formula. */
export const celdaDeTexto = (texto: string): string => (FORMULA.test(texto) ? `'${texto}` : texto)

/** An amount for a cell of a spreadsheet, as Spanish ones read it: 1234,50. */
export const celdaDeNumero = (n: number): string => n.toFixed(2).replace('.', ',')

/** `1.234`: a thousand and more to some, and a little more than one to others. */
export const esMilesODecimales = (escrito: string): boolean => /^-?[1-9]\d{0,2}\.\d{3}$/.test(escrito)

/** A number of a spreadsheet's cell, written so that it is read as what it is. */
export function numeroDeCelda(n: number): string {
  const escrito = String(n)
  return esMilesODecimales(escrito) ? escrito.replace('.', ',') : escrito
}

/** A text with one phrase to be stressed, between asterisks: `Se corta *en casa*`. */
export function conEnfasis(texto: string): { antes: string; frase: string; despues: string } {
  const [antes = '', frase = '', ...resto] = texto.split('*')
  return resto.length > 0 ? { antes, frase, despues: resto.join('*') } : { antes: texto, frase: '', despues: '' }
}

/** The same text where nothing can be stressed. */
export const sinEnfasis = (texto: string): string => Object.values(conEnfasis(texto)).join('')

/** Words as they stand by themselves, beginning with a capital. */
export const conMayuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase() + texto.slice(1)
