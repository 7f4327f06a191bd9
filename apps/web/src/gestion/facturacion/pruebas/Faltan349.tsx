import { pruebas } from '@telar/contract/facturacion/pruebas'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Cuando } from '../impuestos/periodos.ts'
import { FALTA, PRUEBA } from './prueba-texts.ts'

/** Before a return 349 is made: which of its supplies are not proven, and who went on knowing it. */
export function Faltan349({ periodo: { ejercicio, periodo } }: { periodo: Cuando }) {
  const { word, moment } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(PRUEBA)
  const may = useMay()
  const { data } = useRead(
    pruebas.delPeriodo,
    { body: { ejercicio, periodo } },
    { enabled: may(pruebas.delPeriodo.access), staleTime: 0 },
  )
  const { mutateAsync: seguir, isPending } = useCommand(pruebas.seguir)
  if (!data || data.total === 0) return null
  const ir = () =>
    seguir({ body: { ejercicio, periodo, facturaIds: data.facturas.map(({ id }) => id) } }).catch((error: unknown) =>
      notify(errorText(error, t), { bad: true }),
    )
  return (
    <Note
      look="warning"
      action={
        !data.leido &&
        may(pruebas.seguir.access) && (
          <Button small disabled={isPending} onClick={() => void ir()}>
            {say.seguir}
          </Button>
        )
      }
    >
      <p>
        <strong>{say.faltan349(data.total)}</strong> {!data.leido && say.sinElla}
      </p>
      <ul>
        {data.facturas.map(({ id, numero, cliente, faltan }) => (
          <li key={id}>
            <OfficeLink className="o-link o-m" href={hrefOf('facturas', id)}>
              {numero}
            </OfficeLink>{' '}
            {cliente}: {faltan.map((falta) => word(FALTA[falta])).join('. ')}
          </li>
        ))}
      </ul>
      {data.leido && <p className="o-q">{say.leidoPor(data.leido.quien, moment(data.leido.cuando))}</p>}
    </Note>
  )
}
