import { word } from '../words.ts'

const es = (una: string, varias: (n: number) => string) => (n: number, quedan: number) => {
  if (n <= 0) return 'Mientras tenía esto abierto ha cambiado. Compruebe lo escrito y hágalo otra vez.'
  const hecho = n === 1 ? una : varias(n)
  if (quedan === 0) return `Mientras tenía esto abierto ${hecho}; ya no queda ninguna.`
  const resto = quedan === 1 ? 'queda 1' : `quedan ${quedan}`
  return `Mientras tenía esto abierto ${hecho}; ${resto}. Compruebe lo escrito y hágalo otra vez solo si falta.`
}
const en = (did: (n: string) => string) => (n: number, left: number) => {
  if (n <= 0) return 'While you had this open it has changed. Check what is written and do it again.'
  const done = did(n === 1 ? '1 garment' : `${n} garments`)
  if (left === 0) return `While you had this open ${done}; none is left.`
  return `While you had this open ${done}; ${left} left. Check what is written and do it again only if it is missing.`
}
const pt = (una: string, varias: (n: number) => string) => (n: number, quedan: number) => {
  if (n <= 0) return 'Enquanto tinha isto aberto, mudou. Verifique o que está escrito e faça-o outra vez.'
  const hecho = n === 1 ? una : varias(n)
  if (quedan === 0) return `Enquanto tinha isto aberto ${hecho}; já não resta nenhuma.`
  const resto = quedan === 1 ? 'resta 1' : `restam ${quedan}`
  return `Enquanto tinha isto aberto ${hecho}; ${resto}. Verifique o que está escrito e faça-o outra vez só se faltar.`
}
const ca = (una: string, varias: (n: number) => string) => (n: number, quedan: number) => {
  if (n <= 0) return 'Mentre ho teníeu obert ha canviat. Comproveu el que hi ha escrit i torneu-ho a fer.'
  const hecho = n === 1 ? una : varias(n)
  if (quedan === 0) return `Mentre ho teníeu obert ${hecho}; ja no en queda cap.`
  const resto = quedan === 1 ? 'en queda 1' : `en queden ${quedan}`
  return `Mentre ho teníeu obert ${hecho}; ${resto}. Comproveu el que hi ha escrit i torneu-ho a fer només si falta.`
}

/** What was done meanwhile, by somebody else or by oneself in another window, and how much is left of it. */
export const MIENTRAS = {
  salieron: word(
    es('ha salido 1 prenda', (n) => `han salido ${n} prendas`),
    en((n) => `${n} left`),
    pt('saiu 1 peça', (n) => `saíram ${n} peças`),
    ca('ha sortit 1 peça', (n) => `han sortit ${n} peces`),
  ),
  volvieron: word(
    es('ha vuelto 1 prenda', (n) => `han vuelto ${n} prendas`),
    en((n) => `${n} came back`),
    pt('voltou 1 peça', (n) => `voltaram ${n} peças`),
    ca('ha tornat 1 peça', (n) => `han tornat ${n} peces`),
  ),
  cortadas: word(
    es('se ha cortado 1 prenda', (n) => `se han cortado ${n} prendas`),
    en((n) => `${n} ${n === '1 garment' ? 'was' : 'were'} cut`),
    pt('cortou-se 1 peça', (n) => `cortaram-se ${n} peças`),
    ca('s’ha tallat 1 peça', (n) => `s’han tallat ${n} peces`),
  ),
}
