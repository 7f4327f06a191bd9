import type { Textos } from '../idioma.ts'

/** What the law wants a shop to say of itself and of what it does with people's data. */
export const PAGINAS_LEGALES = ['privacidad', 'avisoLegal', 'cookies'] as const
export type PaginaLegal = (typeof PAGINAS_LEGALES)[number]

export type TextosLegales = Record<PaginaLegal, Textos>

/** Which wording of a page holds, and from what day on. */
export interface Edicion {
  numero: number
  desde: string
}
export type Ediciones = Record<PaginaLegal, Edicion>

/** Something of each page. */
export const deCadaPagina = <T>(de: (pagina: PaginaLegal) => T): Record<PaginaLegal, T> => ({
  privacidad: de('privacidad'),
  avisoLegal: de('avisoLegal'),
  cookies: de('cookies'),
})

/** The data of the company that a text names in braces, as `{razonSocial}`. */
export const DATOS_EN_LEGALES = [
  'marca',
  'razonSocial',
  'nif',
  'domicilio',
  'registroMercantil',
  'email',
  'telefono',
] as const
type Dato = (typeof DATOS_EN_LEGALES)[number]

interface Empresa extends Record<Exclude<Dato, 'domicilio'>, string> {
  direccion: string
  codigoPostal: string
  ciudad: string
  provincia: string
}

/** Where the company is, in one line. */
function domicilioDe({ direccion, codigoPostal, ciudad, provincia }: Empresa): string {
  const poblacion = [codigoPostal, ciudad].filter(Boolean).join(' ')
  const partes = [direccion, poblacion, provincia === ciudad ? '' : provincia]
  return partes.filter(Boolean).join(', ')
}

/**
 * A text with the company's data in their places. A line of nothing but data that the company has not given is left
 * out, so that no page shows an empty «NIF:».
 */
export function rellenar(texto: string, empresa: Empresa): string {
  const datos: Record<Dato, string> = {
    ...empresa,
    razonSocial: empresa.razonSocial || empresa.marca,
    domicilio: domicilioDe(empresa),
  }
  const valor = (nombre: string) => (DATOS_EN_LEGALES as readonly string[]).includes(nombre) && datos[nombre as Dato]
  return texto
    .split('\n')
    .filter((linea) => !/^- [^:{}]+: \{(\w+)\}$/.test(linea) || valor(linea.slice(linea.indexOf('{') + 1, -1)) !== '')
    .map((linea) =>
      linea.replace(/\{(\w+)\}/g, (hueco, nombre) => valor(nombre) || (valor(nombre) === '' ? '' : hueco)),
    )
    .join('\n')
}

const iguales = (unos: Textos, otros: Textos) =>
  (Object.keys(unos) as (keyof Textos)[]).every((idioma) => unos[idioma] === otros[idioma])

/** The wordings after a change: a page whose text is another has a new one from today on. */
export const edicionesDe = (
  antes: TextosLegales,
  despues: TextosLegales,
  ediciones: Ediciones,
  hoy: string,
): Ediciones =>
  deCadaPagina((pagina) =>
    iguales(antes[pagina], despues[pagina]) ? ediciones[pagina] : { numero: ediciones[pagina].numero + 1, desde: hoy },
  )

/** That somebody has agreed to the privacy policy: when, and to which wording. */
export interface Consentimiento {
  edicion: number
  en: string
}
