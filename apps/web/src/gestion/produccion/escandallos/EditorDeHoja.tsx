import type { Escandallo } from '@telar/contract/produccion/escandallo'
import type { AjustesDeProduccion } from '@telar/domain/casa/ajustes'
import { calcularEscandallo, pesosDe } from '@telar/domain/produccion/escandallo'
import { useMemo } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { formError } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { LeaveGuard } from '../../record/LeaveGuard.tsx'
import { useWords } from '../../use-texts.ts'
import { CabezaDeHoja } from './CabezaDeHoja.tsx'
import { CosteReal } from './CosteReal.tsx'
import { HOJA } from './escandallo-texts.ts'
import { paraCalcular } from './hoja.ts'
import { modeloForm } from './hoja-values.ts'
import { LineasDeHoja } from './LineasDeHoja.tsx'
import { Pie, Resultado } from './Resultado.tsx'
import { useHoja } from './use-hoja.ts'
import { useMateriasDeHoy } from './use-materias-de-hoy.ts'
import { Versiones } from './Versiones.tsx'

interface EditorDeHojaProps {
  modeloId: number
  stored: Escandallo | null
  casa: AjustesDeProduccion
}

/** A margin of all of the price would make it endless. */
const MAXIMO = 99

const numberOr = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual)

/** The sheet at the left, at the right what it comes to while one types; the model's own form goes on around it. */
export function EditorDeHoja({ modeloId, stored, casa }: EditorDeHojaProps) {
  const t = useWords(OFFICE)
  const say = useWords(HOJA)
  const modelo = modeloForm.useForm()
  const tallas = modeloForm.useValue('tallas')
  const curva = modeloForm.useValue('curva')
  const hoja = useHoja(modeloId, stored)
  const { form, unsaved, failure, submit, theirs, take, keepMine } = hoja
  const [lineas, gastos, margen] = useWatch({ control: form.control, name: ['lineas', 'gastosGenerales', 'margen'] })
  const objetivo = Math.min(numberOr(margen, casa.margen), MAXIMO)
  const gastosGenerales = numberOr(gastos, casa.gastosGenerales)
  const total = useMemo(
    () =>
      calcularEscandallo(
        { lineas: paraCalcular(lineas), gastosGenerales, margen: objetivo },
        casa,
        pesosDe(tallas, curva),
      ),
    [lineas, gastosGenerales, objetivo, casa, tallas, curva],
  )
  const hoy = useMateriasDeHoy(lineas)
  const save = () => void submit()
  useKeys([
    { keys: 'ctrl+enter', label: say.guardar, run: save, strip: true, typing: true },
    ...(unsaved.current > 0 ? [{ keys: 'ctrl+s', label: say.guardar, run: save, typing: true }] : []),
  ])
  const problem = formError(failure, ['lineas', 'gastosGenerales', 'margen', 'nota'], t)
  return (
    <FormProvider {...form}>
      <div className="o-sheet">
        <div className="o-sheet-main">
          <CabezaDeHoja {...{ modeloId, hoja, hoy }} />
          {problem && (
            <Note
              look="error"
              action={
                theirs && (
                  <span className="o-row">
                    <Button small onClick={() => take(theirs)}>
                      {say.suya}
                    </Button>
                    <Button small onClick={() => void keepMine(theirs)}>
                      {say.mia}
                    </Button>
                  </span>
                )
              }
            >
              {problem}
            </Note>
          )}
          <LineasDeHoja tallas={tallas} importes={total.importes} hoy={hoy} />
        </div>
        <aside className="o-sheet-side">
          <Resultado {...{ total, objetivo, casa, modelo }} />
          <CosteReal {...{ modeloId, lineas, total }} />
          <Versiones {...{ modeloId, hoja }} />
        </aside>
        <Pie total={total} />
      </div>
      <LeaveGuard unsaved={unsaved} onSave={submit} withinTab />
    </FormProvider>
  )
}
