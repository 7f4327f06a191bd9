/** The colours an administrator may set; their names are those of the CSS variables `--color-…`. */
export const COLORES_TEMA = [
  'text',
  'primary',
  'primaryContent',
  'secondary',
  'secondaryContent',
  'accent',
  'accentContent',
  'neutral',
  'neutralContent',
  'base100',
  'base200',
  'base300',
  'baseContent',
  'base200Content',
  'info',
  'infoContent',
  'success',
  'successContent',
  'warning',
  'warningContent',
  'error',
  'errorContent',
] as const
export type ColorTema = (typeof COLORES_TEMA)[number]

/** A colour left `null` is derived: content colours from their ground, `text` from `baseContent`. */
export type Tema = Record<ColorTema, string | null>

export const TEMA_INICIAL: Tema = {
  text: null,
  primary: '#111111',
  primaryContent: null,
  secondary: '#ffffff',
  secondaryContent: null,
  accent: '#111111',
  accentContent: null,
  neutral: '#111111',
  neutralContent: null,
  base100: '#ffffff',
  base200: '#c8102e',
  base300: '#e4e3e0',
  baseContent: '#111111',
  base200Content: null,
  info: '#2b5b8c',
  infoContent: null,
  success: '#1d6b45',
  successContent: null,
  warning: '#8a5a00',
  warningContent: null,
  error: '#b3001b',
  errorContent: null,
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** The grammar of a theme colour: `#rgb` or `#rrggbb` and nothing else, because it ends up inside a style element. */
export const esColor = (valor: string): boolean => HEX.test(valor)

type Rgb = readonly [number, number, number]

function rgb(hex: string): Rgb {
  const corto = hex.length === 4
  const canal = (i: number) =>
    corto ? Number.parseInt(hex.charAt(i + 1).repeat(2), 16) : Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  return [canal(0), canal(1), canal(2)]
}

function luminancia(hex: string): number {
  const [r, g, b] = rgb(hex).map((canal) => {
    const c = canal / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contraste(a: string, b: string): number {
  const [clara, oscura] = [luminancia(a), luminancia(b)].sort((x, y) => y - x) as [number, number]
  return (clara + 0.05) / (oscura + 0.05)
}

const NEGRO = '#000000'
const BLANCO = '#ffffff'

/** Black or white, whichever reads better on the ground. */
export const contenidoSobre = (fondo: string): string =>
  contraste(fondo, BLANCO) >= contraste(fondo, NEGRO) ? BLANCO : NEGRO

const FONDO_DE: Partial<Record<ColorTema, ColorTema>> = {
  primaryContent: 'primary',
  secondaryContent: 'secondary',
  accentContent: 'accent',
  neutralContent: 'neutral',
  baseContent: 'base100',
  base200Content: 'base200',
  infoContent: 'info',
  successContent: 'success',
  warningContent: 'warning',
  errorContent: 'error',
}

export type TemaCompleto = Record<ColorTema, string>

/** Every colour with a value: what was not given is derived so that text stays readable. */
export function completarTema(tema: Tema): TemaCompleto {
  const completo = {} as TemaCompleto
  const dado = (nombre: ColorTema) => tema[nombre] ?? TEMA_INICIAL[nombre]
  for (const nombre of COLORES_TEMA) {
    const fondo = FONDO_DE[nombre]
    completo[nombre] = tema[nombre] ?? (fondo ? contenidoSobre(dado(fondo) ?? BLANCO) : (dado(nombre) ?? BLANCO))
  }
  completo.text = tema.text ?? completo.baseContent
  return completo
}

const CONTRASTE_MINIMO = 4.5

export interface ParIlegible {
  fondo: ColorTema
  texto: ColorTema
  contraste: number
}

function pares(tema: Tema): ParIlegible[] {
  const completo = completarTema(tema)
  const todos = [...Object.entries(FONDO_DE), ['text', 'base100']] as [ColorTema, ColorTema][]
  return todos.map(([texto, fondo]) => ({ fondo, texto, contraste: contraste(completo[fondo], completo[texto]) }))
}

/** The pairs of ground and text whose contrast is under 4.5. */
export const paresIlegibles = (tema: Tema): ParIlegible[] =>
  pares(tema).filter((par) => par.contraste < CONTRASTE_MINIMO)

const VISIBLE = 2
/** What every screen is written with, also the one in which colours are put right again. */
const DE_TODA_PANTALLA: readonly ColorTema[] = ['baseContent', 'text', 'primaryContent']

/** The texts of every screen that nobody would see any more. */
export const textosInvisibles = (tema: Tema): ColorTema[] =>
  pares(tema)
    .filter((par) => par.contraste < VISIBLE && DE_TODA_PANTALLA.includes(par.texto))
    .map(({ texto }) => texto)

const MARCA_MINIMA = 3
const kebab = (nombre: string) => nombre.replace(/([a-z])(?=[0-9])|([a-z0-9])(?=[A-Z])/g, '$&-').toLowerCase()

/** What stands on the page's own ground. */
const SOBRE_LA_PAGINA: readonly ColorTema[] = [
  ...(['text', 'base100', 'base300', 'baseContent'] as const),
  ...(['info', 'success', 'warning', 'error'] as const),
]

const enVariables = (tema: TemaCompleto, nombres: readonly ColorTema[]) =>
  nombres.filter((nombre) => esColor(tema[nombre])).map((nombre) => `--color-${kebab(nombre)}:${tema[nombre]}`)

/** Paper is white, whatever the page is. */
const enPapel = () =>
  `@media print{:root{${enVariables(completarTema(TEMA_INICIAL), SOBRE_LA_PAGINA).join(';')};color-scheme:light}}`

/**
 * The theme as CSS custom properties. Thin marks turn to the text's colour where the red would not be seen, and what the
 * browser draws itself (calendars, bars to scroll with) is dark where the page is.
 */
export function cssDelTema(tema: Tema): string {
  const completo = completarTema(tema)
  const variables = enVariables(completo, COLORES_TEMA)
  const marca = contraste(completo.base100, completo.base200) < MARCA_MINIMA ? completo.baseContent : completo.base200
  const oscura = contenidoSobre(completo.base100) === BLANCO
  const raiz = `:root{${variables.join(';')};--mark:${marca};color-scheme:${oscura ? 'dark' : 'light'}}`
  return oscura ? `${raiz}${enPapel()}` : raiz
}
