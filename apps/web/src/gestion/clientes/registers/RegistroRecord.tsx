import { type Register, registers } from '@telar/contract/clientes/registers'
import { useEffect } from 'react'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { State } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat } from '../../use-texts.ts'
import { Cola } from './Cola.tsx'
import { DatosDelRegistro } from './DatosDelRegistro.tsx'
import { Decision } from './Decision.tsx'
import { Deshacer } from './Deshacer.tsx'
import { Duplicados } from './Duplicados.tsx'
import { Licencia } from './Licencia.tsx'
import { ESTADO } from './registro-labels.ts'
import { ORDEN_DE_LA_COLA } from './use-siguiente.ts'

/** Opening a request is reading it. */
function useVisit(registro: Register | undefined) {
  const may = useMay()
  const { mutate: mark } = useCommand(registers.setVisitado)
  const mayMark = may(registers.setVisitado.access)
  const unread = registro && !registro.visitado ? registro.id : null
  useEffect(() => {
    if (unread === null || !mayMark) return
    mark({ body: { id: unread, visitado: true } })
  }, [unread, mayMark, mark])
}

/** A request to become a customer: the licence beside the data, then the decision with the mail it sends. */
export default function RegistroRecord({ id }: RecordProps) {
  const read = useRead(registers.get, { params: { id: Number(id) } }, { enabled: id !== null, staleTime: 0 })
  useVisit(read.data)
  return id === null ? <NoSuchScreen /> : <Leido de={read}>{(registro) => <Revisar registro={registro} />}</Leido>
}

function Revisar({ registro }: { registro: Register }) {
  const may = useMay()
  const { word, moment } = useFormat()
  const { nombre, estado, creadoEn, licencia } = registro
  return (
    <>
      <PlainHead
        screen="registers"
        title={nombre}
        id={registro.id}
        order={estado === 'solicitado' ? ORDEN_DE_LA_COLA : undefined}
      >
        <State mark={ESTADO[estado].mark}>{word(ESTADO[estado].label)}</State>
        <span className="o-q o-hide-s">{moment(creadoEn)}</span>
      </PlainHead>
      <div className="o-review">
        <Cola id={registro.id} />
        <Licencia id={registro.id} licencia={licencia} />
        <div className="o-review-side">
          <Duplicados registro={registro} />
          <DatosDelRegistro registro={registro} />
          {may(registers.deshacer.access) && <Deshacer key={`${registro.id} back`} registro={registro} />}
          {may(registers.approve.access) && <Decision key={registro.id} registro={registro} />}
        </div>
      </div>
    </>
  )
}
