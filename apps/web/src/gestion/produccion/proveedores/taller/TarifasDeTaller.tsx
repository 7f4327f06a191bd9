import { operaciones, type TarifaDeTaller, TarifasInput } from '@telar/contract/produccion/operaciones'
import type { Textos } from '@telar/domain/idioma'
import { useState } from 'react'
import { useMay } from '../../../access.ts'
import { useCommand, useRead } from '../../../calls.ts'
import type { Field } from '../../../declare/values.ts'
import { Button } from '../../../parts/Button.tsx'
import { notify } from '../../../parts/notify.tsx'
import { Sideways } from '../../../parts/Sideways.tsx'
import { FormDialog } from '../../../record/form/FormDialog.tsx'
import { useWrittenForm } from '../../../record/form/use-written-form.ts'
import { Leido } from '../../../record/Leido.tsx'
import { Part } from '../../../record/Part.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { TALLER } from './taller-texts.ts'

/** What a workshop asks for each kind of work, and what it answers for with what it loses. */
export function TarifasDeTaller({ tallerId }: { tallerId: number }) {
  const { price, word } = useFormat()
  const say = useWords(TALLER)
  const may = useMay()(operaciones.guardarTarifas.access)
  const read = useRead(operaciones.tarifas, { params: { id: tallerId } }, { staleTime: 0 })
  const [abierta, setAbierta] = useState<TarifaDeTaller | null>(null)
  const cell = (n: number | null) => (n === null ? <span className="o-none">–</span> : price(n))
  return (
    <Part title={say.tarifas}>
      <p className="o-q o-measure">{say.tarifasQue}</p>
      <Leido de={read}>
        {(tarifas) => (
          <Sideways>
            <table className="o-t o-t-money o-t-narrow">
              <thead>
                <tr>
                  <th>{say.operacion}</th>
                  <th className="o-n">{say.tarifa} €</th>
                  <th className="o-n">{say.perdida} €</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {tarifas.map((tarifa) => (
                  <tr key={tarifa.operacionId}>
                    <th scope="row">{word(tarifa.operacion)}</th>
                    <td className="o-n o-m">{cell(tarifa.tarifa)}</td>
                    <td className="o-n">{cell(tarifa.precioPerdida)}</td>
                    <td className="o-t-acts">
                      {may && (
                        <Button small onClick={() => setAbierta(tarifa)}>
                          {say.cambiar}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        )}
      </Leido>
      {abierta && <TarifaDialog tallerId={tallerId} tarifa={abierta} onClose={() => setAbierta(null)} />}
    </Part>
  )
}

const FIELDS: readonly (Field & { label: Textos })[] = [
  { name: 'tarifas.0.tarifa', control: 'money', label: TALLER.tarifa },
  { name: 'tarifas.0.precioPerdida', control: 'money', label: TALLER.perdida },
]

interface TarifaDialogProps {
  tallerId: number
  tarifa: TarifaDeTaller
  onClose: () => void
}

function TarifaDialog({ tallerId, tarifa, onClose }: TarifaDialogProps) {
  const { word } = useFormat()
  const say = useWords(TALLER)
  const { mutateAsync: guardar } = useCommand(operaciones.guardarTarifas)
  const { operacionId, tarifa: suya, precioPerdida } = tarifa
  const tarifas = [{ operacionId, tarifa: suya, precioPerdida }]
  const written = useWrittenForm(TarifasInput, { tarifas }, async (body) => {
    await guardar({ params: { id: tallerId }, body })
    notify(say.guardada)
    onClose()
  })
  return (
    <FormDialog
      title={`${say.tarifas} · ${word(tarifa.operacion)}`}
      description={say.tarifasQue}
      verb={say.cambiar}
      fields={FIELDS}
      {...{ written, onClose }}
    />
  )
}
