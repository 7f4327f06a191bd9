import { entregas } from '@telar/contract/ventas/entregas'
import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { pendiente } from '@telar/domain/ventas/pedido'
import { useRef, useState } from 'react'
import { useLeftState } from '../../../../kit/form/use-left.ts'
import type { Cambio } from '../../../../pieces/matriz/rejilla.ts'
import { Matriz } from '../../../almacen/Matriz.tsx'
import { useCommand } from '../../../calls.ts'
import { Autorizar } from '../../../clientes/Autorizar.tsx'
import { Credito } from '../../../clientes/Credito.tsx'
import { useAutorizacion } from '../../../clientes/use-autorizacion.ts'
import { useKeys } from '../../../frame/keys.tsx'
import { OFFICE } from '../../../office-texts.ts'
import { Button } from '../../../parts/Button.tsx'
import { errorText } from '../../../parts/error-text.ts'
import { Held } from '../../../parts/Held.tsx'
import { Note } from '../../../parts/Note.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useFailure } from '../../../parts/use-failure.ts'
import { hrefOf, useGo } from '../../../place.ts'
import { FieldShell } from '../../../record/form/FieldShell.tsx'
import { LeaveGuard } from '../../../record/LeaveGuard.tsx'
import type { Releer } from '../../../record/LeidoAhora.tsx'
import { MIENTRAS } from '../../../record/mientras-texts.ts'
import { PlainHead } from '../../../record/PlainHead.tsx'
import { hastaLoQueQueda, useMientras } from '../../../record/use-mientras.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { cantidadEn, porModelo, rejillaDe, sumaDe } from '../editor/lineas.ts'
import { PEDIDO } from '../pedido-texts.ts'
import { valorDelPedido } from '../por-salir.ts'

type Salen = Record<string, number>

const key = (modeloId: number, colorId: number, talla: string) => `${modeloId} ${colorId} ${talla}`

/** Everything that is pending, or nothing of it. */
const salida = ({ lineas }: Pedido, todo: boolean): Salen =>
  Object.fromEntries(
    lineas.flatMap(({ modeloId, colorId, tallasCantidades }) =>
      tallasCantidades.map((celda) => [key(modeloId, colorId, celda.talla), todo ? pendiente(celda) : 0]),
    ),
  )

/** Garments leave: a matrix of what is pending, filled in already, of which less may be served. */
export function Servir({ pedido, releer }: { pedido: Pedido; releer: Releer<Pedido> }) {
  const t = useWords(OFFICE)
  const go = useGo()
  const { mutateAsync: entrega } = useCommand(pedidos.entrega)
  const { mutate: deshacer } = useCommand(entregas.deshacer, {
    onError: (error) => notify(errorText(error, t), { bad: true }),
  })
  const { idioma } = useFormat()
  const say = useWords(PEDIDO)
  const [salen, setSalen] = useLeftState('salen', () => salida(pedido, true))
  const [nota, setNota] = useLeftState('nota', '')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useFailure()
  const unsaved = useRef(0)
  const grupos = porModelo(pedido.lineas)
  const total = Object.values(salen).reduce((n, una) => n + una, 0)
  const tooMany = pedido.lineas.some(({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.some((celda) => (salen[key(modeloId, colorId, celda.talla)] ?? 0) > pendiente(celda)),
  )
  const valor = valorDelPedido(pedido, ({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.reduce((n, { talla }) => n + (salen[key(modeloId, colorId, talla)] ?? 0), 0),
  )
  const autorizacion = useAutorizacion(pedido.clienteId, valor)
  const leave = () => {
    unsaved.current = 0
    go(hrefOf('pedidos', pedido.id), { replace: true })
  }
  const { dicho, seHizo } = useMientras({
    ...{ visto: pedido, releer, decir: useWords(MIENTRAS).salieron, acabar: leave },
    cuentas: ({ lineas }) => ({ hechas: sumaDe(lineas, 'servido'), quedan: sumaDe(lineas, 'pendiente') }),
    recortar: (nuevo) => setSalen((antes) => hastaLoQueQueda(antes, salida(nuevo, true))),
  })
  const disabled = busy || total === 0 || tooMany || !autorizacion.lista
  const set = (next: Salen) => {
    unsaved.current = 1
    setSalen(next)
  }

  async function serve() {
    if (disabled) return
    setBusy(true)
    const lineas = pedido.lineas
      .map(({ id: lineaId, modeloId, colorId, tallasCantidades }) => ({
        lineaId,
        tallasCantidades: tallasCantidades
          .map(({ talla }) => ({ talla, cantidad: salen[key(modeloId, colorId, talla)] ?? 0 }))
          .filter(({ cantidad }) => cantidad > 0),
      }))
      .filter(({ tallasCantidades }) => tallasCantidades.length > 0)
    try {
      const servido = await entrega({
        params: { id: pedido.id },
        body: { lineas, nota, version: pedido.version, ...autorizacion.body },
      })
      const nueva = servido.entregas.at(-1)?.id
      const undo = nueva && { undo: () => void deshacer({ params: { id: nueva }, body: { motivo: say.undoneAtOnce } }) }
      notify(say.served(total), undo || {})
      leave()
    } catch (error) {
      setFailure((await seHizo(error)) ? null : error)
      setBusy(false)
    }
  }
  useKeys([{ keys: 'ctrl+enter', label: say.serveNow(total), run: () => void serve(), strip: true, typing: true }])

  return (
    <>
      <PlainHead screen="pedidos" title={`${pedido.numero} · ${say.serveTitle}`}>
        <span className="o-sp" />
        <Button onClick={leave}>{t.back}</Button>
        <Button look="main" keys="ctrl+enter" disabled={disabled} onClick={() => void serve()}>
          {say.serveNow(total)}
        </Button>
      </PlainHead>
      <Held busy={busy}>
        <div className="o-order-main">
          {failure !== null && <Note look="error">{errorText(failure, t)}</Note>}
          {dicho && <Note look="error">{dicho}</Note>}
          {tooMany && <Note look="error">{say.tooMany}</Note>}
          <Credito clienteId={pedido.clienteId} />
          <Autorizar de={autorizacion} />
          <p className="o-row">
            <span className="o-q">{say.serveHint}</span>
            <span className="o-sp" />
            <Button small onClick={() => set(salida(pedido, true))}>
              {say.serveAll}
            </Button>
            <Button small onClick={() => set(salida(pedido, false))}>
              {say.serveNone}
            </Button>
          </p>
          {grupos.map((grupo) => (
            <section key={grupo.modeloId} className="o-model">
              <h2 className="o-row">
                <b>{grupo.numero}</b> {grupo.nombre}
              </h2>
              <Matriz
                {...rejillaDe(grupo, idioma)}
                title={say.serveOf(grupo.numero)}
                cantidad={(colorId, talla) => salen[key(grupo.modeloId, colorId, talla)] ?? 0}
                max={cantidadEn(grupo, 'pendiente')}
                under={cantidadEn(grupo, 'pendiente')}
                onChange={(cambios: Cambio[]) =>
                  set({
                    ...salen,
                    ...Object.fromEntries(
                      cambios.map(({ colorId, talla, cantidad }) => [key(grupo.modeloId, colorId, talla), cantidad]),
                    ),
                  })
                }
              />
            </section>
          ))}
          <FieldShell id="nota" label={say.note} hint={say.noteHint}>
            <input
              id="nota"
              className="o-in"
              maxLength={500}
              value={nota}
              onChange={(event) => setNota(event.target.value)}
            />
          </FieldShell>
        </div>
      </Held>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
