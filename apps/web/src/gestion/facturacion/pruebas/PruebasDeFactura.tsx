import { pruebas } from '@telar/contract/facturacion/pruebas'
import { TRANSPORTA as QUIENES, type Transporta } from '@telar/domain/facturacion/prueba'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Pruebas } from './Pruebas.tsx'
import { PRUEBA, TRANSPORTA } from './prueba-texts.ts'

/** What proves the transport of the goods of an invoice, and who took them there. */
export default function PruebasDeFactura({ facturaId }: { facturaId: number }) {
  const { word } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(PRUEBA)
  const may = useMay()
  const read = useRead(pruebas.deFactura, { params: { id: facturaId } }, { staleTime: 0 })
  const { mutateAsync: decir } = useCommand(pruebas.transporta)
  const cambiar = (transporta: Transporta) =>
    decir({ params: { id: facturaId }, body: { transporta } }).catch((error: unknown) =>
      notify(errorText(error, t), { bad: true }),
    )
  return (
    <Leido de={read}>
      {(suyas) =>
        suyas.hacenFalta && (
          <Pruebas de={{ envioId: null, facturaId }} suyas={suyas} suelta>
            <FieldShell id="transporta" label={say.transporta} width="wide">
              <select
                id="transporta"
                className="o-in"
                disabled={!may(pruebas.transporta.access)}
                value={suyas.transporta}
                onChange={({ target }) => void cambiar(target.value as Transporta)}
              >
                {QUIENES.map((quien) => (
                  <option key={quien} value={quien}>
                    {word(TRANSPORTA[quien])}
                  </option>
                ))}
              </select>
            </FieldShell>
          </Pruebas>
        )
      }
    </Leido>
  )
}
