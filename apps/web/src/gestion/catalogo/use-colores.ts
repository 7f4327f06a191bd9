import { type Color, colores } from '@telar/contract/catalogo/colores'
import { MAX_PAGE_SIZE } from '@telar/contract/kit/limits'
import { enIdioma } from '@telar/domain/idioma'
import { useMemo } from 'react'
import { useRead } from '../calls.ts'
import { useIdioma } from '../use-texts.ts'

const ALL = { body: { pageNumber: 1, pageSize: MAX_PAGE_SIZE, orderBy: ['codigo asc'] } }

/** The house's colours, and what each is called; while that is awaited no number stands for a name. */
export function useColores() {
  const idioma = useIdioma()
  const { data } = useRead(colores.search, ALL)
  return useMemo(() => {
    const todos = data?.data ?? []
    const porId = new Map(todos.map((color) => [color.id, color]))
    return {
      todos,
      color: (id: number): Color | undefined => porId.get(id),
      nombre: (id: number): string => {
        const color = porId.get(id)
        if (color) return enIdioma(color.nombre, idioma)
        return data ? String(id) : '…'
      },
    }
  }, [data, idioma])
}
