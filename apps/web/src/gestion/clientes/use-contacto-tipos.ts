import { contactos } from '@telar/contract/clientes/contactos'
import { useRead } from '../calls.ts'
import { useFormat } from '../use-texts.ts'

const SELDOM = { staleTime: 600_000 }

/** What a contact may be for and how one may be reached, in the person's words. */
export function useContactoTipos() {
  const { word } = useFormat()
  const tipos = useRead(contactos.getAllContactoTipos, {}, { ...SELDOM })
  const medios = useRead(contactos.getAllContactoMedioTipos, {}, { ...SELDOM })
  const options = (all: typeof tipos.data) => (all ?? []).map(({ id, nombre }) => ({ value: id, label: word(nombre) }))
  return { tipos: options(tipos.data), medios: options(medios.data) }
}
