import { compactarIban, problemaDeIban } from '@telar/contract/checks/iban'
import { compactarNif, problemaDeNif } from '@telar/contract/checks/nif'
import { PAGINAS_LEGALES, type TextosLegales } from '@telar/domain/casa/legales'
import { type Tema, textosInvisibles } from '@telar/domain/casa/tema'
import type { Idioma } from '@telar/domain/idioma'
import { FieldsError } from '../../kit/errors.ts'

interface Empresa {
  nif: string
  iban: string
  pais: string
}

/**
 * The company as it is kept: its numbers without spaces, and those that are new checked to the last digit. They stand on
 * every paper, and in what is sent to the bank and to the tax office.
 */
export async function comprobarEmpresa<E extends Empresa>(antes: Empresa, empresa: E): Promise<E> {
  const nif = compactarNif(empresa.nif)
  const iban = compactarIban(empresa.iban)
  const deNif = nif !== '' && (nif !== antes.nif || empresa.pais !== antes.pais)
  const delNif = deNif ? await problemaDeNif(empresa.pais || 'ES', nif) : undefined
  const delIban = iban !== '' && iban !== antes.iban ? problemaDeIban(iban) : undefined
  if (delNif || delIban)
    throw new FieldsError({
      ...(delNif ? { 'empresa.nif': [delNif] } : {}),
      ...(delIban ? { 'empresa.iban': [delIban] } : {}),
    })
  return { ...empresa, nif, iban }
}

/** Colours in which the back office itself could not be read any more are not taken: nobody could put them right. */
export function comprobarTema(antes: Tema, tema: Tema): Tema {
  const sinVer = new Set(textosInvisibles(antes))
  const nuevos = textosInvisibles(tema).filter((texto) => !sinVer.has(texto))
  if (nuevos.length > 0)
    throw new FieldsError(Object.fromEntries(nuevos.map((texto) => [`tema.${texto}`, ['color.invisible']])))
  return tema
}

/** A shop never loses what the law wants it to say, in any language that it is read in. */
export function comprobarLegales(
  antes: { legales: TextosLegales; idiomas: readonly Idioma[] },
  legales: TextosLegales,
  idiomas: readonly Idioma[],
): TextosLegales {
  const faltan = (textos: TextosLegales, hablados: readonly Idioma[]) =>
    PAGINAS_LEGALES.flatMap((pagina) =>
      hablados.filter((idioma) => textos[pagina][idioma].trim() === '').map((idioma) => `legales.${pagina}.${idioma}`),
    )
  const faltaban = new Set(faltan(antes.legales, antes.idiomas))
  const nuevos = faltan(legales, idiomas).filter((campo) => !faltaban.has(campo))
  if (nuevos.length > 0) throw new FieldsError(Object.fromEntries(nuevos.map((campo) => [campo, ['legal.vacio']])))
  return legales
}
