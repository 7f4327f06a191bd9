import { CorregirPiezaInput, type PiezaEntera } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import type { Textos } from '@telar/domain/idioma'
import { useEffect } from 'react'
import { useMay } from '../../access.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import type { Field } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { notify } from '../../parts/notify.tsx'
import { Differs } from '../../record/conflict/Differs.tsx'
import { Overtaken } from '../../record/conflict/Overtaken.tsx'
import { useOvertaken } from '../../record/conflict/use-overtaken.ts'
import { asSaved } from '../../record/form/form-values.ts'
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

/** What is corrected of a roll; the reason is of the correction. */
const DE_PIEZA = CorregirPiezaInput.omit({ motivo: true, version: true })

const valoresDe = ({ lote, colorId, ubicacion, restante, metros }: PiezaEntera) => ({
  ...{ lote, colorId, ubicacion, restante, metros, motivo: '' },
})

/** One roll, as its label opens it: where it is, what is left of it, and what has happened to it. */
export default function PiezaRecord({ id }: RecordProps) {
  const read = useRead(materias.getPieza, { params: { id: id ?? '' } }, { staleTime: 0 })
  return <Leido de={read}>{(pieza) => <Pieza key={pieza.id} pieza={pieza} />}</Leido>
}

function Pieza({ pieza }: { pieza: PiezaEntera }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { mutateAsync: updatePieza } = useCommand(materias.updatePieza)
  const say = useWords(PIEZA)
  const calls = useCalls()
  const { id, restante, metros } = pieza
  const read = () => calls.read(materias.getPieza, { params: { id } })
  const { theirs, saving, over } = useOvertaken(pieza, read)
  const take = (now: PiezaEntera) => {
    over(now)
    written.form.reset(valoresDe(now))
    written.unsaved.current = 0
  }
  const written = useWrittenForm(CorregirPiezaInput, valoresDe(pieza), (values) =>
    saving(async (version) => {
      await updatePieza({ params: { id }, body: { ...values, version } })
      take(await read())
      notify(t.record.saved)
    }),
  )
  // what somebody else has done with it is seen at once, unless something is being written
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is taken over.
  useEffect(() => {
    if (written.unsaved.current === 0) take(pieza)
  }, [pieza.version])
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
      before={
        theirs && (
          <div className="o-wide">
            <Overtaken
              say={say}
              onTheirs={() => take(theirs)}
              onMine={() => {
                over(theirs)
                void written.submit()
              }}
            >
              <b>{say.stale}</b>
              <Differs
                labels={LABELS}
                model={{ fields: FIELDS }}
                mine={asSaved(DE_PIEZA, written.form.getValues())}
                theirs={asSaved(DE_PIEZA, valoresDe(theirs))}
              />
            </Overtaken>
          </div>
        )
      }
    >
      <HistoriaDePieza pieza={pieza} />
    </WrittenForm>
  )
}
