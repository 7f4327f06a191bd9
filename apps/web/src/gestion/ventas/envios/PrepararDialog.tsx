import { envios } from '@telar/contract/ventas/envios'
import { repartirPeso } from '@telar/domain/ventas/envio'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { useEntero } from '../../parts/use-entero.ts'
import { hrefOf, useGo } from '../../place.ts'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useWords } from '../../use-texts.ts'
import { leerKilos } from './kilos.ts'
import { PREPARAR } from './preparar-texts.ts'
import { useTransportistas } from './use-transportistas.ts'

const MAX_BULTOS = 200

interface PrepararProps {
  entregas: readonly { id: number; numero: string }[]
  onClose: () => void
}

/** A shipment of some delivery notes: as it usually goes, or with the carrier and parcels that somebody says. */
export function PrepararDialog({ entregas, onClose }: PrepararProps) {
  const say = useWords(PREPARAR)
  const go = useGo()
  const todos = useTransportistas()
  const { mutateAsync: preparar } = useCommand(envios.preparar)
  const [transportistaId, setTransportista] = useState('')
  const [n, setCuantos] = useState(0)
  const cuantos = useEntero({ n, max: MAX_BULTOS, onChange: setCuantos })
  const [kilos, setKilos] = useState('')
  const pesoGr = leerKilos(kilos)
  const mal = kilos !== '' && (pesoGr === null || pesoGr < Math.max(n, 1))
  const sinPeso = n > 0 && kilos === ''
  const bultos = pesoGr === null ? [] : repartirPeso(pesoGr, Math.max(n, 1)).map((peso) => ({ pesoGr: peso }))
  return (
    <PreguntaDialog
      title={say.titulo(entregas.map(({ numero }) => numero).join(', '))}
      description={say.que}
      verb={say.preparar}
      asks
      disabled={mal || sinPeso}
      onClose={onClose}
      onConfirm={async () => {
        const id = await preparar({
          body: {
            ...{ entregaIds: entregas.map((una) => una.id), bultos },
            transportistaId: transportistaId === '' ? null : Number(transportistaId),
          },
        })
        notify(say.preparado)
        go(hrefOf('envios', Number(id)))
      }}
    >
      <div className="o-form o-form-flush o-form-dlg">
        <FieldShell id="transportista" label={say.transportista} width="wide">
          <select
            id="transportista"
            className="o-in"
            value={transportistaId}
            onChange={({ target }) => setTransportista(target.value)}
          >
            <option value="">{say.elHabitual}</option>
            {todos.map(({ id, nombre }) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </select>
        </FieldShell>
        <FieldShell id="cuantos" label={say.cuantos} hint={say.cuantosPista}>
          <input id="cuantos" className="o-in o-n" inputMode="numeric" {...cuantos} />
        </FieldShell>
        <FieldShell
          id="kilos"
          label={say.kilos}
          error={mal ? say.pesoMal : undefined}
          hint={sinPeso ? say.pesoDeBultos : undefined}
        >
          <input
            id="kilos"
            className="o-in o-n"
            inputMode="decimal"
            aria-invalid={mal || undefined}
            value={kilos}
            onChange={({ target }) => setKilos(target.value)}
          />
        </FieldShell>
      </div>
    </PreguntaDialog>
  )
}
