import { escandallos } from '@telar/contract/produccion/escandallos'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Leido } from '../../record/Leido.tsx'
import { EditorDeHoja } from './EditorDeHoja.tsx'

/** What a model costs to make, and what it should be sold at. */
export function Escandallo({ row }: PartProps) {
  const id = Number(row?.id)
  const hoja = useRead(
    escandallos.getEscandallo,
    { params: { id }, query: {} },
    { staleTime: 0, refetchOnWindowFocus: false },
  )
  const ajustes = useRead(escandallos.escandalloAjustes, {}, { staleTime: 0 })
  return (
    <Leido de={ajustes}>
      {(casa) => <Leido de={hoja}>{(stored) => <EditorDeHoja {...{ modeloId: id, stored, casa }} />}</Leido>}
    </Leido>
  )
}
