import { useQuery } from '@tanstack/react-query'
import type { Cliente } from '@telar/contract/clientes/clientes'
import { clientes } from '@telar/contract/clientes/clientes'
import { REGIMENES } from '@telar/domain/clientes/regimen'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { State } from '../../parts/State.tsx'
import { ChoiceField } from '../../record/form/ChoiceField.tsx'
import { FieldView } from '../../record/form/FieldView.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { REGIMEN } from '../regimenes.ts'
import { CLIENTE_LABELS, VIES } from './cliente-labels.ts'
import { CLIENTE } from './cliente-texts.ts'
import { campo, clienteForm } from './cliente-values.ts'

/** How a sale is taxed and why; forcing it takes a reason, and the right to. */
export function Impuestos({ row, mayWrite }: PartProps<Cliente>) {
  const may = useMay()
  const { word } = useFormat()
  const labels = useWords(CLIENTE_LABELS)
  const say = useWords(CLIENTE)
  const forced = clienteForm.useValue('regimenForzado')
  const mayForce = mayWrite && may(clientes.borrarDatos.access)
  return (
    <Part title={say.taxes}>
      {row && <Regimen id={Number(row.id)} />}
      <div className="o-form o-form-flush">
        <FieldView
          field={campo('recargoEquivalencia')}
          label={CLIENTE_LABELS.recargoEquivalencia}
          disabled={!mayWrite}
        />
        <ChoiceField
          name="regimenForzado"
          label={labels.regimenForzado}
          options={REGIMENES.map((value) => ({ value, label: word(REGIMEN[value]) }))}
          none={say.automatic}
          disabled={!mayForce}
          hint={mayForce ? undefined : say.mayNotForce}
        />
        {forced !== null && (
          <FieldView field={campo('regimenMotivo')} label={CLIENTE_LABELS.regimenMotivo} disabled={!mayForce} />
        )}
      </div>
      {row && <Vies row={row} mayWrite={mayWrite} />}
    </Part>
  )
}

function Regimen({ id }: { id: number }) {
  const { word } = useFormat()
  const say = useWords(CLIENTE)
  const { data } = useQuery({ ...query(useClient(), clientes.regimen, { params: { id }, query: {} }), staleTime: 0 })
  return data ? (
    <Note>
      <b>{word(REGIMEN[data.regimen])}.</b> {data.texto} <span className="o-q">{say.asSaved}</span>
    </Note>
  ) : null
}

/** What the Union's register says of the VAT number, with its date. */
function Vies({ row, mayWrite }: PartProps<Cliente>) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { mutateAsync: vies } = useCommand(clientes.vies)
  const { word, date } = useFormat()
  const say = useWords(CLIENTE)
  const [asking, setAsking] = useState(false)
  const { viesResultado, viesFecha, nifIva } = row as {
    viesResultado?: keyof typeof VIES
    viesFecha?: string
    nifIva?: string
  }

  async function ask() {
    setAsking(true)
    try {
      const { respuesta } = await vies({ params: { id: Number(row?.id) } })
      notify(`VIES: ${word(VIES[respuesta].label)}`, { bad: respuesta === 'invalido' })
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    } finally {
      setAsking(false)
    }
  }
  return (
    <p className="o-row o-vies">
      <b className="o-m">VIES</b>
      {viesResultado ? (
        <State mark={VIES[viesResultado].mark}>{word(VIES[viesResultado].label)}</State>
      ) : (
        <span className="o-q">{say.neverAsked}</span>
      )}
      {viesFecha && <span className="o-q">{date(viesFecha)}</span>}
      {mayWrite && may(clientes.vies.access) && (
        <Button small icon={BadgeCheck} disabled={asking || !nifIva} aria-busy={asking} onClick={() => void ask()}>
          {say.askVies}
        </Button>
      )}
      {!nifIva && <span className="o-q">{say.noVat}</span>}
    </p>
  )
}
