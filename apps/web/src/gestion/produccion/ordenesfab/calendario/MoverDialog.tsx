import { calendario, type OrdenEnCalendario } from '@telar/contract/produccion/calendario'
import { useCommand, useRead } from '../../../calls.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { hrefOf } from '../../../place.ts'
import { Leido } from '../../../record/Leido.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { CALENDARIO } from './calendario-texts.ts'

interface MoverDialogProps {
  orden: OrdenEnCalendario
  fechaEntrega: string
  onClose: () => void
}

/** An order is due on another day: says first whose garments come later or sooner, and who would get them too late. */
export function MoverDialog({ orden, fechaEntrega, onClose }: MoverDialogProps) {
  const { date, number } = useFormat()
  const say = useWords(CALENDARIO)
  const params = { id: orden.id }
  const read = useRead(calendario.promesasMovidas, { params, body: { fechaEntrega } }, { staleTime: 0 })
  const { mutateAsync: mover } = useCommand(calendario.moverEntrega)
  return (
    <PreguntaDialog
      title={say.de(orden.numero, orden.fechaEntrega ? date(orden.fechaEntrega) : '–', date(fechaEntrega))}
      description={`${orden.modelo} ${orden.nombre} · ${say.prendas(number(orden.pendientes))}`}
      verb={say.mover}
      asks
      disabled={!read.data}
      onClose={onClose}
      onConfirm={async () => {
        await mover({ params, body: { fechaEntrega, version: orden.version } })
        notify(say.movida)
      }}
    >
      <Leido de={read}>
        {(promesas) =>
          promesas.length === 0 ? (
            <p className="o-q">{say.nadie}</p>
          ) : (
            <>
              <p>{say.cambian}</p>
              <ul className="o-list">
                {promesas.map(({ pedidoId, numero, cliente, prendas, hasta, tarde }) => (
                  <li key={pedidoId} className="o-row o-wrap">
                    <OfficeLink className="o-link o-m" href={hrefOf('pedidos', pedidoId)}>
                      {numero}
                    </OfficeLink>
                    <span>
                      {cliente} · {say.prendas(number(prendas))}
                    </span>
                    {hasta && <span className="o-q">{date(hasta)}</span>}
                    {tarde && <b className="o-tardy">{say.tarde}</b>}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Leido>
    </PreguntaDialog>
  )
}
