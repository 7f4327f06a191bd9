import { keepPreviousData } from '@tanstack/react-query'
import { transferencias, type Vencimiento } from '@telar/contract/facturacion/transferencias'
import { sumarEuros } from '@telar/domain/dinero'
import { diaDeCargo, esHabil } from '@telar/domain/facturacion/banco/calendario'
import { esDia } from '@telar/domain/fecha'
import { useState } from 'react'
import { hoy } from '../../../kit/hoy.ts'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DiaDeBanco, Inhabil } from '../DiaDeBanco.tsx'
import { claveDe, TablaDePagos } from './TablaDePagos.tsx'
import { nombreDeFichero } from './transferencia.ts'
import { TRANSFERENCIA } from './transferencia-texts.ts'

/** Makes the transfers, opens them and offers their file. */
function useTransferir() {
  const t = useWords(OFFICE)
  const say = useWords(TRANSFERENCIA)
  const go = useGo()
  const calls = useCalls()
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  return useCommand(transferencias.crear, {
    onError: tell,
    onSuccess: (hecha) => {
      go(hrefOf('transferencias', hecha.id))
      const run = () =>
        void calls.download(transferencias.fichero, { params: { id: hecha.id } }, nombreDeFichero(hecha)).catch(tell)
      notify(say.creada(hecha.numero), { offer: { label: say.fichero, run } })
    },
  })
}

/** Choosing what the bank is to pay: up to which due dates, what of it, and on what day. Nothing is marked unasked. */
export default function Nueva() {
  const { money, number } = useFormat()
  const say = useWords(TRANSFERENCIA)
  const [ejecucion, setEjecucion] = useState(() => diaDeCargo(hoy()))
  const [hasta, setHasta] = useState(ejecucion)
  const [marcados, setMarcados] = useState<ReadonlySet<string>>(new Set())
  const inhabil = esDia(ejecucion) && ejecucion >= hoy() && !esHabil(ejecucion)
  const bien = esDia(ejecucion) && esDia(hasta) && ejecucion >= hoy() && !inhabil
  const read = useRead(
    transferencias.candidatos,
    { body: { hasta: esDia(hasta) ? hasta : hoy() } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const crear = useTransferir()
  const elegidos = (read.data ?? []).filter((pago) => pago.reparo === null && marcados.has(claveDe(pago)))
  const ready = bien && elegidos.length > 0 && !crear.isPending && !read.isPlaceholderData
  const pagos = elegidos.map(({ clase, documentoId, vence }) => ({ clase, documentoId, vence }))
  const run = () => ready && crear.mutate({ body: { ejecucion, pagos } })
  useKeys([{ keys: 'ctrl+enter', label: say.crear, run, strip: true, typing: true }])
  const marcar = (cuales: readonly Vencimiento[], si: boolean) => {
    const claves = new Set(cuales.map(claveDe))
    const otros = [...marcados].filter((clave) => !claves.has(clave))
    setMarcados(new Set(si ? [...otros, ...claves] : otros))
  }
  return (
    <>
      <PlainHead screen="transferencias" title={say.nueva}>
        <span className="o-sp" />
        <DiaDeBanco label={say.ejecucion} value={ejecucion} onChange={setEjecucion} />
        <DiaDeBanco label={say.hasta} value={hasta} onChange={setHasta} />
        <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={run}>
          {say.crear}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        {inhabil && <Inhabil dia={ejecucion} onChange={setEjecucion} />}
        <section className="o-sec" aria-live="polite">
          <dl className="o-figures">
            <div>
              <dt>{say.marcados(number(elegidos.length), number(read.data?.length ?? 0))}</dt>
              <dd>{money(sumarEuros(elegidos.map(({ importe }) => importe)))}</dd>
            </div>
          </dl>
        </section>
        <Leido de={read}>
          {(debidos) => (
            <section className="o-sec o-flat">
              {debidos.some(({ importe }) => importe < 0) && <p className="o-q">{say.abonos}</p>}
              {debidos.length === 0 ? (
                <p className="o-q">{say.nada}</p>
              ) : (
                <TablaDePagos pagos={debidos} marcados={marcados} onMark={marcar} />
              )}
            </section>
          )}
        </Leido>
      </div>
    </>
  )
}
