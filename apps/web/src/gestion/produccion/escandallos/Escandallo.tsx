import { useRead } from '../../calls.ts'
import { useQuery } from '@tanstack/react-query'
import { modelos } from '@telar/contract/catalogo/modelos'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/query.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { EditorDeHoja } from './EditorDeHoja.tsx'

/** What a model costs to make, and what it should be sold at. */
export function Escandallo({ row }: PartProps) {
  const client = useClient()
  const id = Number(row?.id)
  const hoja = useRead(modelos.getEscandallo, { params: { id }, query: {} }, { staleTime: 0, refetchOnWindowFocus: false })
  const ajustes = useRead(modelos.escandalloAjustes, {}, { staleTime: 0 })
  return (
    <Leido de={ajustes}>
      {(casa) => <Leido de={hoja}>{(stored) => <EditorDeHoja {...{ modeloId: id, stored, casa }} />}</Leido>}
    </Leido>
  )
}
