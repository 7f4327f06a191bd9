import { esCotidianaDeOtro } from '@telar/domain/asistente/cotidianas'
import { esLigera } from '@telar/domain/asistente/ligeras'
import { esDebil, esVacia, palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import { CAMPOS, type Cuantas, dice, type Ranuras, type Senas } from '@telar/domain/asistente/ranuras'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { buscarModelos, type Indexado, type Indice, type IndiceDeIdioma, TIENE } from './indice.ts'

type Condicion = (indexado: Indexado) => boolean
type Campo = keyof Senas | 'propios' | 'novedad'

const alguno = <T>(pedidos: readonly T[], suyos: Iterable<T>): boolean => {
  if (pedidos.length === 0) return false
  for (const suyo of suyos) if (pedidos.includes(suyo)) return true
  return false
}

/** A size counts in the colours that were asked for; without one, in the model. */
function tieneTallas({ modelo }: Indexado, { tallas, colores }: Senas): boolean {
  const donde = modelo.colores.filter(({ id }) => colores.length === 0 || colores.includes(id))
  if (colores.length === 0) return tallas.every((talla) => modelo.tallas.includes(talla))
  return donde.some((color) => tallas.every((talla) => color.tallas.includes(talla)))
}

/** Whether it has a trait, and enough of it. */
export function tieneRasgo({ rasgos }: Indexado, pedido: number, { minimos }: Pick<Ranuras, 'minimos'>): boolean {
  const suyos = minimos.filter(({ rasgo }) => rasgo === pedido)
  const parte = rasgos.get(pedido) ?? (suyos.some(({ menos }) => menos) ? 0 : undefined)
  if (parte === undefined) return false
  return suyos.every(({ porCiento, estricto, menos, hasta }) => {
    if (menos) return parte < porCiento || (hasta === true && parte === porCiento)
    return parte > porCiento || (!estricto && parte === porCiento)
  })
}

const COMPARA: Record<Cuantas['como'], (suyas: number, n: number) => boolean> = {
  masDe: (suyas, n) => suyas > n,
  alMenos: (suyas, n) => suyas >= n,
  menosDe: (suyas, n) => suyas < n,
  comoMucho: (suyas, n) => suyas <= n,
  justo: (suyas, n) => suyas === n,
}

/** Whether it is made in as many colours or sizes. */
const tieneTantas =
  ({ cuantas }: Ranuras): Condicion =>
  ({ modelo }) =>
    cuantas.every(({ de, n, como }) => COMPARA[como](modelo[de].length, n))

const esUno = (campo: keyof Senas) => (r: Ranuras) => (indexado: Indexado) =>
  alguno<number | string>(r[campo], TIENE[campo](indexado))

const CONDICIONES: Record<Campo, (ranuras: Ranuras) => Condicion> = {
  tipos: esUno('tipos'),
  colores: (r) => (indexado) =>
    r.juntos
      ? r.tonos.every((tono) => alguno(tono, TIENE.colores(indexado)))
      : alguno<number | string>(r.colores, TIENE.colores(indexado)),
  tallas: (r) => (indexado) => tieneTallas(indexado, r),
  temporadas: esUno('temporadas'),
  colecciones:
    ({ colecciones }) =>
    ({ modelo }) =>
      colecciones.every((id) => modelo.coleccionIds.includes(id)),
  rasgos: (r) => (indexado) =>
    r.rasgos.every(
      (pedido) =>
        tieneRasgo(indexado, pedido, r) ||
        r.alternativas.some((grupo) => grupo.includes(pedido) && grupo.some((otro) => tieneRasgo(indexado, otro, r))),
    ),
  propios:
    ({ propios: pedidos }) =>
    ({ propios }) =>
      alguno(pedidos, propios),
  novedad:
    () =>
    ({ modelo }) =>
      modelo.nuevo,
}

/** What must not be there is never given up. */
function noEs({ no }: Ranuras): Condicion {
  const negados = CAMPOS.filter((campo) => no[campo].length > 0)
  return (indexado) => negados.every((campo) => !alguno<number | string>(no[campo], TIENE[campo](indexado)))
}

/** What is given up first when nothing has all of it. What a garment is made of or how it is cut is not. */
const SE_DEJA: readonly Campo[] = ['novedad', 'tallas', 'temporadas', 'colores', 'colecciones']
const ULTIMOS: readonly Campo[] = ['colecciones', 'colores']

/** `A basic white shirt`: what is basic is for each to say, and white is not, unless it is of a collection. */
const seDeja = ({ atributos }: Ranuras): readonly Campo[] =>
  atributos.includes('colecciones') ? SE_DEJA : SE_DEJA.toSorted((a, b) => ULTIMOS.indexOf(a) - ULTIMOS.indexOf(b))

/** A colour that nothing has is like no other. */
const deNadie = ({ colores }: Ranuras): boolean => colores.every((id) => id < 0)

function pedidas(r: Ranuras): Campo[] {
  return (Object.keys(CONDICIONES) as Campo[]).filter((campo) => {
    const valor = r[campo]
    return typeof valor === 'boolean' ? valor : valor.length > 0
  })
}

export interface Encontrados {
  modelos: Indexado[]
  /** All that was asked for is there. */
  exacto: boolean
  /** Other words of the question that are said of them too. */
  dichas: readonly string[]
}

/** Those that have one of the values of the field that fewest models have. */
function candidatos({ por, todos }: Indice, r: Ranuras, campos: readonly Campo[]): readonly Indexado[] {
  const suyos = campos.flatMap((campo) => {
    if (campo === 'propios' || campo === 'novedad') return []
    if (campo === 'rasgos' && r.minimos.some(({ menos }) => menos)) return []
    return [r[campo].map((valor) => por[campo].get(valor) ?? [])]
  })
  const cuantos = (listas: (readonly Indexado[])[]) => listas.reduce((n, lista) => n + lista.length, 0)
  const [menos] = suyos.sort((a, b) => cuantos(a) - cuantos(b))
  if (!menos) return todos
  const [unica] = menos
  if (unica && menos.length === 1) return unica
  return [...new Set(menos.flat())].sort((a, b) => a.lugar - b.lugar)
}

/** Nor what is said of those that must not be told by it. */
function noSeDice(deIdioma: IndiceDeIdioma, { sinDecir }: Ranuras): Condicion {
  const dichos = new Set(sinDecir.flatMap((palabra) => buscarModelos(deIdioma, [palabra])))
  return ({ modelo }) => !dichos.has(modelo.id)
}

/** Nor those that were named to be left out. */
const noEsDeSalvo =
  ({ salvo }: Ranuras): Condicion =>
  ({ modelo, propios }) =>
    !salvo.includes(modelo.numero.toLowerCase()) && !alguno(salvo, propios)

function con(indice: Indice, deIdioma: IndiceDeIdioma, r: Ranuras, campos: readonly Campo[]): Indexado[] {
  const condiciones = [
    noEs(r),
    tieneTantas(r),
    noSeDice(deIdioma, r),
    noEsDeSalvo(r),
    ...campos.map((campo) => CONDICIONES[campo](r)),
  ]
  return candidatos(indice, r, campos).filter((indexado) => condiciones.every((condicion) => condicion(indexado)))
}

/** The models that have all that was asked for, and nothing that was not to be. */
export const exactos = (indice: Indice, deIdioma: IndiceDeIdioma, r: Ranuras): Indexado[] =>
  con(indice, deIdioma, r, pedidas(r))

/** Where all come in a colour that is not wanted, those that come in another too. */
function enOtroColor(indice: Indice, deIdioma: IndiceDeIdioma, r: Ranuras): Indexado[] {
  const suyos = exactos(indice, deIdioma, { ...r, no: { ...r.no, colores: [] } })
  return suyos.filter(({ modelo }) => modelo.colores.some(({ id }) => !r.no.colores.includes(id)))
}

/** The models that have what was asked for; where none has, those that have most of it. */
export function filtrar(indice: Indice, deIdioma: IndiceDeIdioma, r: Ranuras): Encontrados {
  let campos = pedidas(r)
  let exacto = true
  for (;;) {
    const modelos = con(indice, deIdioma, r, campos)
    if (modelos.length > 0) return { exacto, ...porPalabras(deIdioma, modelos, r.resto) }
    if (r.juntos) return { ...filtrar(indice, deIdioma, { ...r, juntos: false }), exacto: false }
    if (r.no.colores.length > 0)
      return { exacto: false, ...porPalabras(deIdioma, enOtroColor(indice, deIdioma, r), r.resto) }
    const deja = seDeja(r).find((campo) => campos.includes(campo) && !(campo === 'colores' && deNadie(r)))
    if (!deja || campos.length === 1 || dice(r.no)) return { modelos: [], exacto: false, dichas: [] }
    campos = campos.filter((campo) => campo !== deja)
    exacto = false
  }
}

/** What is wanted if it can be. */
const SI_PUEDE_SER =
  /\b(?:si (?:puede ser|es posible|pot ser|es possible)|a ser posible|de preferenci[ao]|preferiblemente|preferiblement|preferencialmente|if (?:at all )?poss(?:ible)?|ideally|preferably|se (?:for )?possivel)\b/

/** Where nothing has all of it and some was only wanted if it can be: those that have all but one trait. */
export function siPuedeSer(
  indice: Indice,
  deIdioma: IndiceDeIdioma,
  r: Ranuras,
  dicha: string,
): Encontrados | undefined {
  if (!SI_PUEDE_SER.test(dicha) || r.rasgos.length === 0) return undefined
  return r.rasgos
    .map((rasgo) => filtrar(indice, deIdioma, { ...r, rasgos: r.rasgos.filter((otro) => otro !== rasgo) }))
    .filter(({ modelos }) => modelos.length > 0)
    .sort((a, b) => Number(b.exacto) - Number(a.exacto))
    .map((hallados) => ({ ...hallados, exacto: false }))[0]
}

/** How they please: beside what they are, it tells none from another. */
const VAGA: Record<Idioma, RegExp> = {
  es: /^(comod\w+|confortabl\w+|elegant\w+|modern\w+|chul\w+|mon[oa]s?|guap\w+|actual\w*|sencill\w+|especial\w*|fresqu?it\w+|calentit\w+)$/,
  en: /^(comf\w+|elegant|modern|chic|trendy|stylish|smart|cute|classy|simple|special|cosy|snazzy|flattering)$/,
  pt: /^(comod\w+|confortav\w+|elegant\w+|modern\w+|gir\w+|simples|especia\w+|quentinh\w+|fresquinh\w+)$/,
  ca: /^(comod\w+|confortabl\w+|elegant\w*|modern\w*|maco|maca|macos|maques|senzill\w*|especial\w*)$/,
}

export const esVaga = (palabra: string, idioma: Idioma): boolean => VAGA[idioma].test(palabra)

/** Those that speak of the other words too; where none does, all of them as the shop shows them. */
export function porPalabras(deIdioma: IndiceDeIdioma, modelos: Indexado[], resto: readonly string[]) {
  if (resto.length === 0) return { modelos, dichas: [] }
  const entre = new Map(modelos.map((indexado) => [indexado.modelo.id, indexado]))
  const { vocabulario, escritas, idioma } = deIdioma
  const pedidas = resto.filter(
    (palabra) =>
      !esDebil(raiz(palabra, idioma), idioma) &&
      !esLigera(palabra, idioma) &&
      !(esCotidianaDeOtro(palabra, idioma) && !escritas.has(palabra)) &&
      palabrasDe(palabra).every((una) => esVacia(una, idioma) || vocabulario.has(raiz(una, idioma))),
  )
  const concretas = pedidas.filter((palabra) => !esVaga(palabra, idioma) && !esDebil(raiz(palabra, idioma), idioma))
  const menosUna = concretas.length > 1 ? concretas.map((una) => concretas.filter((otra) => otra !== una)) : []
  for (const dichas of [pedidas, concretas.length < pedidas.length ? concretas : [], ...menosUna]) {
    const suyos = buscarModelos(deIdioma, dichas, new Set(entre.keys()))
      .flatMap((id) => entre.get(id) ?? [])
      .filter((indexado) => dichas.every((palabra) => noSoloSuNombre(deIdioma, indexado, palabra)))
    if (suyos.length > 0) return { modelos: suyos, dichas }
  }
  return { modelos, dichas: [] }
}

/** «Abrigos que abriguen»: what its own name sounds like is not said of it yet. */
function noSoloSuNombre({ dic, idioma }: IndiceDeIdioma, { modelo }: Indexado, palabra: string): boolean {
  const suya = raiz(palabra, idioma)
  const nombraTipo = (una: string) => dic.exactas.get(una)?.has('tipo') === true
  if (nombraTipo(palabra) || dic.variedades.has(palabra) || !dic.formas.get(suya)?.some(nombraTipo)) return true
  return palabrasDe(enIdioma(modelo.descripcion, idioma)).some((una) => raiz(una, idioma) === suya && !nombraTipo(una))
}
