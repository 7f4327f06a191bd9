import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { ABIERTAS, SE_RECIBE, VIVAS } from '@telar/domain/produccion/orden-fab'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { LeidoAhora } from '../../record/LeidoAhora.tsx'
import { DeOrden } from '../etiquetas/DeOrden.tsx'
import { EditorDeOrden } from './editor/EditorDeOrden.tsx'
import { Corregir } from './hacer/Corregir.tsx'
import { Cortar } from './hacer/Cortar.tsx'
import { Recibir } from './hacer/Recibir.tsx'
import { EditorDeRuta } from './operaciones/EditorDeRuta.tsx'
import { EnviarATaller } from './operaciones/EnviarATaller.tsx'
import { VerOrden } from './VerOrden.tsx'

/** A manufacturing order: a new one, or one to look at, to change, to cut, to receive or to put right. */
export default function OrdenRecord({ id }: RecordProps) {
  const { search } = usePlace()
  const may = useMay()
  const read = useRead(ordenesfab.get, { params: { id: Number(id) } }, { enabled: id !== null, staleTime: 0 })
  if (id === null) return <EditorDeOrden orden={undefined} modeloId={Number(search.modelo) || null} />
  const ficha = may(ordenesfab.update.access) ? search.ficha : undefined
  if (ficha === 'cortar' || ficha === 'recibir')
    return (
      <LeidoAhora key={ficha} de={read}>
        {(orden, releer) => {
          if (ficha === 'cortar' && ABIERTAS.includes(orden.estado)) return <Cortar orden={orden} releer={releer} />
          if (ficha === 'recibir' && SE_RECIBE.includes(orden.estado)) return <Recibir orden={orden} releer={releer} />
          return <VerOrden orden={orden} />
        }}
      </LeidoAhora>
    )
  return (
    <Leido de={read}>
      {(orden) => {
        if (ficha === 'editar') return <EditorDeOrden orden={orden} modeloId={orden.modeloId} />
        if (ficha === 'corregir' && SE_RECIBE.includes(orden.estado)) return <Corregir orden={orden} />
        if (ficha === 'ruta' && VIVAS.includes(orden.estado)) return <EditorDeRuta orden={orden} />
        if (ficha === 'enviar' && SE_RECIBE.includes(orden.estado)) return <EnviarATaller orden={orden} />
        if (search.ficha === 'etiquetas') return <DeOrden orden={orden} />
        return <VerOrden orden={orden} />
      }}
    </Leido>
  )
}
