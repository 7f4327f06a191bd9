import { necesidades } from '@telar/contract/produccion/necesidades'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { type EstadoDeOrden, movimientosAMano, SE_PLANEA, SE_RECIBE } from '@telar/domain/produccion/orden-fab'
import { Ban, Calculator, Ellipsis, Pencil, Printer, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../../access.ts'
import { useCalls } from '../../../calls.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { notify } from '../../../parts/notify.tsx'
import { MenuItem, OfficeMenu } from '../../../parts/OfficeMenu.tsx'
import { hrefOf, useGo, usePlace } from '../../../place.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { faltan } from '../cuentas.ts'
import { ESTADO } from '../orden-labels.ts'
import { VER } from '../ver-texts.ts'
import { AnularDialog } from './AnularDialog.tsx'
import { CerrarDialog } from './CerrarDialog.tsx'
import { moverOrdenes } from './mover.ts'

/** What can be done with an order where it stands; the moves are those of the server's table. */
export function AccionesDeOrden({ orden }: { orden: OrdenFab }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const calls = useCalls()
  const { search } = usePlace()
  const { word } = useFormat()
  const say = useWords(VER)
  const [asking, setAsking] = useState<'cancel' | 'close' | null>(null)
  const { id, numero, estado } = orden
  const mayWrite = may(ordenesfab.update.access)
  const moves = mayWrite ? orden.movimientos : []
  const open = mayWrite && estado !== 'cerrada' && estado !== 'anulada'
  const awaited = faltan(orden.lineas, 'recibida', estado)
  const side = (ficha: string) => go(hrefOf('ordenesfab', id, { ...search, ficha }))

  async function move(a: EstadoDeOrden, back: EstadoDeOrden | null) {
    try {
      await moverOrdenes(calls, [id], a)
      const undo = back && movimientosAMano(a).includes(back) ? { undo: () => void move(back, null) } : {}
      notify(say.moved(1, word(ESTADO[a].label)), undo)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
      await calls.reread(ordenesfab.get)
    }
  }
  const print = async () => {
    try {
      await calls.download(ordenesfab.pdf, { params: { id } }, `orden-${numero.replace('/', '-')}.pdf`)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
  const acts: Partial<Record<EstadoDeOrden, { label: string; run: () => void }>> = {
    borrador: { label: say.launch, run: () => void move('lanzada', estado) },
    lanzada: { label: say.cut, run: () => side('cortar') },
    cortada: { label: say.toWorkshop, run: () => void move('enTaller', estado) },
    enTaller: { label: say.receive, run: () => side('recibir') },
    recibidaParcial:
      awaited > 0
        ? { label: say.receive, run: () => side('recibir') }
        : { label: say.close, run: () => setAsking('close') },
  }
  const main = mayWrite ? acts[estado] : undefined
  useKeys(main ? [{ keys: 'ctrl+enter', label: main.label, run: main.run, strip: true }] : [])
  const others = moves.filter((a) => a !== 'anulada' && a !== 'lanzada' && a !== 'enTaller')
  const needs = SE_PLANEA.includes(estado) && may(necesidades.necesidades.access)
  const corrects = mayWrite && SE_RECIBE.includes(estado)

  return (
    <>
      <Button look="ghost" icon={Printer} className="o-compact" onClick={() => void print()}>
        {say.sheet}
      </Button>
      {open && (
        <Button look="ghost" icon={Pencil} className="o-compact" onClick={() => side('editar')}>
          {say.edit}
        </Button>
      )}
      {(others.length > 0 || needs || corrects || moves.includes('anulada')) && (
        <OfficeMenu
          align="end"
          trigger={
            <Button look="ghost" iconOnly icon={Ellipsis}>
              {say.more}
            </Button>
          }
        >
          {others.map((a) => (
            <MenuItem key={a} onSelect={() => void move(a, estado)}>
              {say.moveTo(word(ESTADO[a].label))}
            </MenuItem>
          ))}
          {needs && (
            <MenuItem icon={Calculator} onSelect={() => go(hrefOf('necesidades', null, { ordenes: String(id) }))}>
              {say.needs}
            </MenuItem>
          )}
          {corrects && (
            <MenuItem icon={SquarePen} onSelect={() => side('corregir')}>
              {say.correct}
            </MenuItem>
          )}
          {moves.includes('anulada') && (
            <MenuItem icon={Ban} danger onSelect={() => setAsking('cancel')}>
              {say.cancel}
            </MenuItem>
          )}
        </OfficeMenu>
      )}
      {mayWrite && estado === 'cortada' && (
        <>
          <Button onClick={() => side('cortar')}>{say.cutMore}</Button>
          <Button onClick={() => side('recibir')}>{say.receive}</Button>
        </>
      )}
      {mayWrite && estado === 'recibidaParcial' && awaited > 0 && (
        <Button onClick={() => setAsking('close')}>{say.close}</Button>
      )}
      {main && (
        <Button look="main" keys="ctrl+enter" onClick={main.run}>
          {main.label}
        </Button>
      )}
      {asking === 'cancel' && (
        <AnularDialog rows={[orden]} onClose={() => setAsking(null)} onDone={() => setAsking(null)} />
      )}
      {asking === 'close' && <CerrarDialog orden={orden} onClose={() => setAsking(null)} />}
    </>
  )
}
