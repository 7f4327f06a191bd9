import { keepPreviousData } from '@tanstack/react-query'
import { type Giro, remesas } from '@telar/contract/facturacion/remesas'
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
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { DiaDeBanco, Inhabil } from '../DiaDeBanco.tsx'
import { nombreDeFichero } from './remesa.ts'
import { REMESA } from './remesa-texts.ts'
import { claveDe, TablaDeGiros } from './TablaDeGiros.tsx'

/** Makes the remittance, opens it and offers its file. */
function useRemesar() {
  const t = useWords(OFFICE)
  const say = useWords(REMESA)
  const go = useGo()
  const calls = useCalls()
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  return useCommand(remesas.crear, {
    onError: tell,
    onSuccess: (remesa) => {
      go(hrefOf('remesas', remesa.id))
      const run = () =>
        void calls.download(remesas.fichero, { params: { id: remesa.id } }, nombreDeFichero(remesa)).catch(tell)
      notify(say.creada(remesa.numero), { offer: { label: say.fichero, run } })
    },
  })
}

/** Choosing what the bank is to charge: on what day, up to which due dates, and which of them. */
export default function Nueva() {
  const { money, number } = useFormat()
  const say = useWords(REMESA)
  const [cargo, setCargo] = useState(() => diaDeCargo(hoy()))
  const [hasta, setHasta] = useState(cargo)
  const [quitados, setQuitados] = useState<ReadonlySet<string>>(new Set())
  const inhabil = esDia(cargo) && cargo > hoy() && !esHabil(cargo)
  const bien = esDia(cargo) && esDia(hasta) && cargo > hoy() && !inhabil
  const read = useRead(
    remesas.candidatos,
    { body: bien ? { cargo, hasta } : { cargo: diaDeCargo(hoy()), hasta: diaDeCargo(hoy()) } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const crear = useRemesar()
  const posibles = (read.data ?? []).filter(({ reparo }) => reparo === null)
  const marcados = posibles.filter((giro) => !quitados.has(claveDe(giro)))
  const ready = bien && marcados.length > 0 && !crear.isPending && !read.isPlaceholderData
  const run = () =>
    ready && crear.mutate({ body: { cargo, giros: marcados.map(({ facturaId, vence }) => ({ facturaId, vence })) } })
  useKeys([{ keys: 'ctrl+enter', label: say.crear, run, strip: true, typing: true }])
  const marcar = (giros: readonly Giro[], si: boolean) => {
    const claves = new Set(giros.map(claveDe))
    const otros = [...quitados].filter((clave) => !claves.has(clave))
    setQuitados(new Set(si ? otros : [...otros, ...claves]))
  }
  return (
    <>
      <PlainHead screen="remesas" title={say.nueva}>
        <span className="o-sp" />
        <DiaDeBanco label={say.cargo} value={cargo} onChange={setCargo} />
        <DiaDeBanco label={say.hasta} value={hasta} onChange={setHasta} />
        <Button look="main" keys="ctrl+enter" disabled={!ready} onClick={run}>
          {say.crear}
        </Button>
      </PlainHead>
      <div className="o-scroll">
        {esDia(cargo) && cargo <= hoy() && (
          <section className="o-sec">
            <Note look="warning">{say.cargoAntes}</Note>
          </section>
        )}
        {inhabil && <Inhabil dia={cargo} onChange={setCargo} />}
        <section className="o-sec" aria-live="polite">
          <dl className="o-figures">
            <div>
              <dt>{say.marcados(number(marcados.length), number(read.data?.length ?? 0))}</dt>
              <dd>{money(sumarEuros(marcados.map(({ importe }) => importe)))}</dd>
            </div>
          </dl>
        </section>
        <Leido de={read}>
          {(giros) => (
            <section className="o-sec o-flat">
              {giros.length === 0 ? (
                <p className="o-q">{say.nadaQueGirar}</p>
              ) : (
                <TablaDeGiros {...{ giros, quitados }} onMark={marcar} />
              )}
            </section>
          )}
        </Leido>
      </div>
    </>
  )
}
