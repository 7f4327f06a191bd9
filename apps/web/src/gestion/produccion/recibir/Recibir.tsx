import { materias } from '@telar/contract/produccion/materias'
import type { Unidad } from '@telar/domain/produccion/materia'
import { PackagePlus } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { formError } from '../../parts/error-text.ts'
import { Held } from '../../parts/Held.tsx'
import { Note } from '../../parts/Note.tsx'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { CAMPOS, CabeceraDeEntrega } from './CabeceraDeEntrega.tsx'
import { Cuenta } from './Cuenta.tsx'
import { Piezas } from './Piezas.tsx'
import { RECIBIR } from './recibir-texts.ts'
import { useRecibir } from './use-recibir.ts'

/** A delivery comes in: what it is, whose, at what price, and roll by roll. */
export default function Recibir() {
  const t = useWords(OFFICE)
  const say = useWords(RECIBIR)
  const p = useWords(P)
  const [unidad, setUnidad] = useState<Unidad>('m')
  const recibir = useRecibir(unidad)
  const { form, unsaved, failure, submit, piezas, setPiezas, faltas, sinPiezas } = recibir
  const materiaId = useWatch({ control: form.control, name: 'materiaId' })
  const { data: materia } = useRead(materias.get, { params: { id: materiaId ?? 0 } }, { enabled: materiaId !== null })
  if (materia && materia.unidad !== unidad) setUnidad(materia.unidad)
  useKeys([{ keys: 'ctrl+s', label: say.guardar, run: () => void submit(), strip: true, typing: true }])
  const problem = formError(failure, CAMPOS, t)
  return (
    <FormProvider {...form}>
      <PlainHead screen="entradas" title={p.recibir}>
        <span className="o-sp" />
        {unsaved.current > 0 && (
          <span className="o-unsaved" role="status">
            {t.record.unsaved(unsaved.current)}
          </span>
        )}
        <Button
          look="main"
          icon={PackagePlus}
          keys="ctrl+s"
          disabled={form.formState.isSubmitting}
          onClick={() => void submit()}
        >
          {say.guardar}
        </Button>
      </PlainHead>
      <Held busy={form.formState.isSubmitting}>
        <div className="o-order-head">
          {problem && <Note look="error">{problem}</Note>}
          <CabeceraDeEntrega materia={materia} />
        </div>
        <div className="o-receive">
          <Piezas {...{ piezas, faltas, unidad }} error={sinPiezas ? say.sinPiezas : undefined} onChange={setPiezas} />
        </div>
        <Cuenta piezas={piezas} materia={materia} />
      </Held>
      <LeaveGuard unsaved={unsaved} onSave={submit} />
    </FormProvider>
  )
}
