import { modelotipos } from '@telar/contract/catalogo/modelotipos'
import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { grupos } from '@telar/contract/clientes/grupos'
import { MAX_PAGE_SIZE } from '@telar/contract/kit/limits'
import { enIdioma } from '@telar/domain/idioma'
import { useRead } from '../calls.ts'
import { useTemporadas } from '../catalogo/ElegirTemporada.tsx'
import { useIdioma } from '../use-texts.ts'

const TODOS = { body: { pageNumber: 1, pageSize: MAX_PAGE_SIZE } }

interface Alcance {
  id: number
  label: string
}

/** The groups of customers there are, as they are read. */
export function useLeerGrupos() {
  const { data, error, refetch } = useRead(grupos.search, TODOS)
  return { data: data?.data.map(({ id, nombre }): Alcance => ({ id, label: nombre })), error, refetch }
}

/** The same; nothing while that is not known. */
export const useGrupos = (): Alcance[] | undefined => useLeerGrupos().data

/** What a price rule can speak of: types, collections, seasons. */
export function useAlcances(): { tipos: Alcance[]; colecciones: Alcance[]; temporadas: Alcance[] } {
  const idioma = useIdioma()
  const { data: tipos } = useRead(modelotipos.search, TODOS)
  const { data: colecciones } = useRead(webcolecciones.search, TODOS)
  const nombrar = ({ id, nombre }: { id: number; nombre: Parameters<typeof enIdioma>[0] }) => ({
    ...{ id, label: enIdioma(nombre, idioma) },
  })
  return {
    tipos: (tipos?.data ?? []).map(nombrar),
    colecciones: (colecciones?.data ?? []).map(nombrar),
    temporadas: (useTemporadas() ?? []).map(({ id, codigo, nombre }) => ({ id, label: `${codigo} ${nombre}` })),
  }
}
