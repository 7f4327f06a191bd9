import type { MateriaFila } from '@telar/contract/produccion/materia'
import { RefreshCw } from 'lucide-react'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { CopiarDe } from './CopiarDe.tsx'
import { HOJA } from './escandallo-texts.ts'
import type { LineaEscrita } from './hoja.ts'
import { hojaForm } from './hoja-values.ts'
import type { HojaEscrita } from './use-hoja.ts'

interface CabezaDeHojaProps {
  modeloId: number
  hoja: HojaEscrita
  hoy: ReadonlyMap<number, MateriaFila>
}

/** Which version it is, where it can be copied from, and how the next one is kept. */
export function CabezaDeHoja({ modeloId, hoja, hoy }: CabezaDeHojaProps) {
  const t = useWords(OFFICE)
  const { moment } = useFormat()
  const say = useWords(HOJA)
  const { base, form, unsaved, submit, copy } = hoja
  const lineas = hojaForm.useValue('lineas')
  const alDia = (linea: LineaEscrita) => {
    const materia = hoy.get(linea.materiaId ?? 0)
    return materia && materia.precio !== linea.precio ? { ...linea, precio: materia.precio } : linea
  }
  const viejas = lineas.some((linea) => alDia(linea) !== linea)
  return (
    <>
      <div className="o-row o-wrap">
        <h2 className="o-h2">
          {say.titulo}{' '}
          <span className="o-q">
            {say.porPrenda}, {base ? say.version(base.revision, moment(base.creadoEn)) : say.nueva}
          </span>
        </h2>
        <span className="o-sp" />
        {viejas && (
          <Button
            small
            icon={RefreshCw}
            onClick={() => form.setValue('lineas', lineas.map(alDia), { shouldDirty: true })}
          >
            {say.deHoy}
          </Button>
        )}
        <CopiarDe modeloId={modeloId} onCopy={copy} />
        {unsaved.current > 0 && (
          <Button small onClick={() => form.reset()}>
            {t.discard}
          </Button>
        )}
        <Button
          small
          look="main"
          keys="ctrl+enter"
          disabled={unsaved.current === 0 || form.formState.isSubmitting}
          onClick={() => void submit()}
        >
          {say.guardar}
        </Button>
      </div>
      {unsaved.current > 0 && (
        <div className="o-sheet-note">
          <FieldView field={{ name: 'nota', control: 'text', width: 'wide' }} label={HOJA.nota} disabled={false} />
        </div>
      )}
    </>
  )
}
