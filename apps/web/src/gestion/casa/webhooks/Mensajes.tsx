import { type Envio, webhooks } from '@telar/contract/casa/webhooks'
import { useMay } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import type { Mark } from '../../declare/values.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { falloDeRed } from '../../parts/fallo-de-red.ts'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { useEvento } from './celdas.tsx'
import { WEBHOOKS as SAY } from './webhooks-texts.ts'

const MARKS: Record<Envio['estado'], Mark> = { pendiente: 'half', enviado: 'done', fallido: 'late' }
const LOOKED_AT_EVERY = 3000

/** The last messages to an address: what each said, how it was answered, and the way to send it again. */
export function Mensajes({ id }: { id: number }) {
  const t = useWords(OFFICE)
  const may = useMay()
  const { moment, number, word } = useFormat()
  const say = useWords(SAY)
  const evento = useEvento()
  const read = useRead(webhooks.envios, { params: { id } }, { staleTime: 0, refetchInterval: LOOKED_AT_EVERY })
  const reenviar = useCommand(webhooks.reenviar, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
    onSuccess: () => notify(say.puesto),
  })
  return (
    <Leido de={read}>
      {(envios) =>
        envios.length === 0 ? (
          <p className="o-q">{say.sinMensajes}</p>
        ) : (
          <Sideways>
            <table className="o-t o-t-wide">
              <thead>
                <tr>
                  <th>{say.cuando}</th>
                  <th>{say.eventos}</th>
                  <th>{say.estado}</th>
                  <th>{say.respuesta}</th>
                  <th>{say.intentos}</th>
                  <th>
                    <span className="o-sr">{say.reenviar}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {envios.map(({ id: envio, creadoEn, tipo, datos, estado, respuesta, ultimoError, intentos }) => (
                  <tr key={envio}>
                    <td className="o-m">{moment(creadoEn)}</td>
                    <td>
                      <span title={JSON.stringify(datos, null, 2)}>{evento(tipo)}</span>
                    </td>
                    <td>
                      <State mark={MARKS[estado]}>{say.estados[estado]}</State>
                    </td>
                    <td>{ultimoError ? falloDeRed(ultimoError, word) : (respuesta ?? '–')}</td>
                    <td>{number(intentos)}</td>
                    <td>
                      {may(webhooks.reenviar.access) && (
                        <Button
                          small
                          look="ghost"
                          disabled={reenviar.isPending}
                          onClick={() => reenviar.mutate({ params: { id: envio } })}
                        >
                          {say.reenviar}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        )
      }
    </Leido>
  )
}
