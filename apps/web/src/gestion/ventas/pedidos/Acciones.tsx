import { useQueryClient } from '@tanstack/react-query'
import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { estadoDe, movimientosDe, PENDIENTE, type Situacion } from '@telar/domain/ventas/pedido'
import { Ban, Copy, Ellipsis, PackageCheck, PackageX, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { useMay } from '../../access.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { Fills } from '../../parts/Fills.tsx'
import { NotaDialog } from '../../parts/NotaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { MenuItem, OfficeMenu } from '../../parts/OfficeMenu.tsx'
import { hrefOf, NEW, useGo, usePlace } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { SITUACION } from '../situaciones.ts'
import { CancelarDialog } from './CancelarDialog.tsx'
import { sumaDe } from './editor/lineas.ts'
import { moverPedidos } from './mover.ts'
import { PEDIDO } from './pedido-texts.ts'
import { ACCIONES_DEL_PEDIDO } from './slots.ts'
import { useImprimir } from './use-imprimir.ts'

/** What can be done with an order where it stands. */
export function Acciones({ pedido }: { pedido: Pedido }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const client = useClient()
  const queryClient = useQueryClient()
  const { search } = usePlace()
  const { word } = useFormat()
  const say = useWords(PEDIDO)
  const [asking, setAsking] = useState<'cancel' | 'close' | null>(null)
  const print = useImprimir(pedido)
  const { id, numero, situacion } = pedido
  const mayWrite = may(pedidos.update.access)
  const open = mayWrite && estadoDe(situacion) === PENDIENTE
  const pending = sumaDe(pedido.lineas, 'pendiente')
  const moves = mayWrite ? movimientosDe(situacion).filter((a) => a !== 'cancelado') : []
  const mayCancel = mayWrite && movimientosDe(situacion).includes('cancelado')
  const mayCopy = may(pedidos.create.access)
  const side = (ficha: string) => go(hrefOf('pedidos', id, { ...search, ficha }))
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['pedidos'] })

  async function move(a: Situacion, back: Situacion | null) {
    try {
      await moverPedidos(client, [id], a)
      const undo = back && movimientosDe(a).includes(back) ? { undo: () => void move(back, null) } : {}
      notify(say.moved(word(SITUACION[a].label)), undo)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
    await refresh()
  }
  const confirms = situacion === 'recibido' && moves.includes('confirmado')
  const act = confirms ? () => void move('confirmado', situacion) : () => side('servir')
  const main = confirms || (open && pending > 0 && situacion !== 'recibido')
  const others = moves.filter((a) => a !== 'enPreparacion' && !(confirms && a === 'confirmado'))
  useKeys(main ? [{ keys: 'ctrl+enter', label: confirms ? say.confirm : say.serve, run: act, strip: true }] : [])

  return (
    <>
      <Button look="ghost" icon={Printer} className="o-compact" onClick={() => void print()}>
        PDF
      </Button>
      <Fills of={ACCIONES_DEL_PEDIDO} props={{ pedido }} />
      {open && (
        <Button look="ghost" icon={Pencil} className="o-compact" onClick={() => side('editar')}>
          {say.edit}
        </Button>
      )}
      {(others.length > 0 || mayCancel || mayCopy || (open && pending > 0)) && (
        <OfficeMenu
          align="end"
          trigger={
            <Button look="ghost" iconOnly icon={Ellipsis}>
              {say.more}
            </Button>
          }
        >
          {others.map((a) => (
            <MenuItem key={a} onSelect={() => void move(a, situacion)}>
              {say.moveTo(word(SITUACION[a].label))}
            </MenuItem>
          ))}
          {mayCopy && (
            <MenuItem icon={Copy} onSelect={() => go(hrefOf('pedidos', NEW, { copia: id }))}>
              {t.record.duplicate}
            </MenuItem>
          )}
          {open && pending > 0 && (
            <MenuItem icon={PackageX} onSelect={() => setAsking('close')}>
              {say.close}
            </MenuItem>
          )}
          {mayCancel && (
            <MenuItem icon={Ban} danger onSelect={() => setAsking('cancel')}>
              {say.cancel}
            </MenuItem>
          )}
        </OfficeMenu>
      )}
      {moves.includes('enPreparacion') && (
        <Button onClick={() => void move('enPreparacion', situacion)}>{say.prepare}</Button>
      )}
      {main && (
        <Button look="main" icon={confirms ? undefined : PackageCheck} keys="ctrl+enter" onClick={act}>
          {confirms ? say.confirm : say.serve}
        </Button>
      )}
      {asking === 'cancel' && (
        <CancelarDialog rows={[pedido]} onClose={() => setAsking(null)} onDone={() => setAsking(null)} />
      )}
      {asking === 'close' && (
        <NotaDialog
          title={say.closeTitle(numero)}
          say={say}
          verb={say.closeVerb}
          onClose={() => setAsking(null)}
          onConfirm={async (nota) => {
            await client.call(pedidos.cerrar, { params: { id }, body: { nota } })
            notify(say.closed)
            setAsking(null)
            await refresh()
          }}
        >
          <p>{say.closeWhat(pending)}</p>
        </NotaDialog>
      )}
    </>
  )
}
