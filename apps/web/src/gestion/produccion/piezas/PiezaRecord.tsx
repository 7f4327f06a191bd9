import { CorregirPiezaInput, type PiezaEntera } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import type { Textos } from '@telar/domain/idioma'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { useWrittenForm } from '../../record/form/use-written-form.ts'
import { WrittenForm } from '../../record/form/WrittenForm.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useWords } from '../../use-texts.ts'
import { EstadoDePieza } from '../EstadoDePieza.tsx'
import { DE_COLORES } from '../lookups.ts'
import { P } from '../palabras.ts'
import { HistoriaDePieza } from './HistoriaDePieza.tsx'
import { PIEZA } from './pieza-texts.ts'

const LABELS: Record<string, Textos> = {
  lote: P.lote,
  colorId: P.color,
  ubicacion: P.ubicacion,
  restante: P.queda,
  metros: P.llego,
  motivo: PIEZA.motivo,
}
const FIELDS: readonly Field[] = [
  { name: 'ubicacion', control: 'text', width: 'short' },
  { name: 'lote', control: 'text', width: 'short' },
  { name: 'colorId', control: 'lookup', from: DE_COLORES, width: 'medium' },
  { name: 'restante', control: 'number' },
  { name: 'metros', control: 'number' },
  { name: 'motivo', control: 'text', width: 'medium' },
]

/** One roll, as its label opens it: where it is, what is left of it, and what has happened to it. */
export default function PiezaRecord({ id }: RecordProps) {
  const read = useRead(materias.getPieza, { params: { id: id ?? '' } }, { staleTime: 0 })
  return <Leido de={read}>{(pieza) => <Pieza key={pieza.version} pieza={pieza} />}</Leido>
}

function Pieza({ pieza }: { pieza: PiezaEntera }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { mutateAsync: updatePieza } = useCommand(materias.updatePieza)
  const say = useWords(PIEZA)
  const { id, version, lote, colorId, ubicacion, restante, metros } = pieza
  const written = useWrittenForm(
    CorregirPiezaInput,
    { lote, colorId, ubicacion, restante, metros, motivo: '' },
    async (values) => {
      await updatePieza({ params: { id }, body: { ...values, version } })
      written.unsaved.current = 0
      notify(t.record.saved)
    },
  )
  const mayWrite = may(materias.updatePieza.access)
  return (
    <WrittenForm
      screen="piezas"
      title={`${say.titulo} ${pieza.numero}, ${pieza.materia}`}
      id={id}
      labels={LABELS}
      fields={FIELDS}
      written={written}
      mayWrite={mayWrite}
      actions={<EstadoDePieza metros={metros} restante={restante} />}
    >
      <HistoriaDePieza pieza={pieza} />
    </WrittenForm>
  )
}
