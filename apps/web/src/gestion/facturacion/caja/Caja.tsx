import { caja as cajaCalls } from '@telar/contract/facturacion/caja'
import { esDia, masDias } from '@telar/domain/fecha'
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { useKeys } from '../../frame/keys.tsx'
import { titleOf } from '../../frame/title.ts'
import { Button } from '../../parts/Button.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Cobrado } from './Cobrado.tsx'
import { CAJA as SAY } from './caja-texts.ts'
import { Efectivo } from './Efectivo.tsx'
import { FacturasDelDia } from './FacturasDelDia.tsx'
import { Movimientos } from './Movimientos.tsx'
import { Recuento } from './Recuento.tsx'

/** The till of the day that the address names; today's without one. */
export default function CajaScreen({ id }: RecordProps) {
  return <DelDia fecha={id ?? hoy()} />
}

function DelDia({ fecha }: { fecha: string }) {
  const read = useRead(cajaCalls.cajaDiaria, { body: { fecha } }, { staleTime: 0 })
  return (
    <>
      <Cabecera fecha={fecha} cerrada={read.data?.cerrada} />
      <Leido de={read}>
        {(caja) => (
          <div className="o-order o-till">
            <div className="o-order-main">
              <Efectivo caja={caja} />
              <Movimientos caja={caja} />
              <Cobrado caja={caja} />
              <FacturasDelDia caja={caja} />
            </div>
            {fecha <= hoy() && (
              <aside className="o-order-side">
                <Recuento key={`${fecha} ${caja.cerrada}`} caja={caja} />
              </aside>
            )}
          </div>
        )}
      </Leido>
    </>
  )
}

function Cabecera({ fecha, cerrada }: { fecha: string; cerrada: boolean | undefined }) {
  const go = useGo()
  const { idioma, date } = useFormat()
  const say = useWords(SAY)
  const screen = useScreen('caja')
  const to = (dia: string) => go(hrefOf('caja', dia === hoy() ? null : dia), { replace: true })
  useKeys([
    { keys: '[', label: say.anterior, run: () => to(masDias(fecha, -1)), strip: true },
    { keys: ']', label: say.siguiente, run: () => to(masDias(fecha, 1)), strip: true },
  ])
  return (
    <header className="o-head">
      <h1 className="o-h1">
        {titleOf(screen, idioma)} <span className="o-onlyprint">{date(fecha)}</span>
      </h1>
      <Button small look="ghost" iconOnly icon={ChevronLeft} onClick={() => to(masDias(fecha, -1))}>
        {say.anterior}
      </Button>
      <input
        type="date"
        className="o-in o-in-date o-noprint"
        aria-label={say.dia}
        value={fecha}
        onChange={({ target }) => esDia(target.value) && to(target.value)}
      />
      <Button small look="ghost" iconOnly icon={ChevronRight} onClick={() => to(masDias(fecha, 1))}>
        {say.siguiente}
      </Button>
      {fecha !== hoy() && (
        <Button small look="ghost" onClick={() => to(hoy())}>
          {say.hoy}
        </Button>
      )}
      {cerrada !== undefined && <State mark={cerrada ? 'done' : 'ring'}>{cerrada ? say.cerrada : say.abierta}</State>}
      <span className="o-sp" />
      <Button look="ghost" icon={Printer} className="o-compact" onClick={() => window.print()}>
        {say.imprimir}
      </Button>
    </header>
  )
}
