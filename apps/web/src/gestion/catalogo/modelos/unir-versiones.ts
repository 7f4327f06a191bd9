import type { Variante } from './variantes/variantes.ts'

const clave = ({ colorId, talla }: Variante) => `${colorId} ${talla}`
const porClave = ({ variantes }: { variantes: Variante[] }) => new Map(variantes.map((v) => [clave(v), v]))
const igual = (a: Variante | undefined, b: Variante | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** The matrix cell by cell: mine where I have touched it, otherwise as it was saved meanwhile. */
export function unirVersiones<V extends { variantes: Variante[] }>(base: V, mine: V, theirs: V): V {
  const [antes, mias, suyas] = [porClave(base), porClave(mine), porClave(theirs)]
  const claves = [...new Set([...suyas.keys(), ...mias.keys()])]
  const variantes = claves.flatMap((cual) => {
    const mia = mias.get(cual)
    return (igual(mia, antes.get(cual)) ? suyas.get(cual) : mia) ?? []
  })
  return { ...mine, variantes }
}
