import { type CartaPropuesta, reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { sumarEuros } from '@telar/domain/dinero'
import { useState } from 'react'
import { useMay, useScreen } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { titleOf } from '../../frame/title.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useIdioma, useWords } from '../../use-texts.ts'
import { Callados } from './Callados.tsx'
import { claveDe } from './carta.ts'
import { Enviar } from './Enviar.tsx'
import { RECLAMACION } from './reclamacion-texts.ts'
import { TablaDeCartas } from './TablaDeCartas.tsx'
import { Trato } from './Trato.tsx'
import { VerCarta } from './VerCarta.tsx'

type Abierto =
  | { que: 'carta'; carta: CartaPropuesta }
  | { que: 'trato'; clienteId: number; cliente: string }
  | { que: 'enviar' }

/** The desk of reminders: the letters that are due today, looked at and sent together. */
export default function Reclamaciones() {
  const may = useMay()
  const idioma = useIdioma()
  const { money, date } = useFormat()
  const say = useWords(RECLAMACION)
  const screen = useScreen('reclamaciones')
  const [quitadas, setQuitadas] = useState<ReadonlySet<string>>(new Set())
  const [conIntereses, setConIntereses] = useState(false)
  const [abierto, setAbierto] = useState<Abierto | null>(null)
  const read = useRead(reclamaciones.propuestas, { body: {} }, { staleTime: 0 })
  const cartas = read.data?.cartas ?? []
  const marcadas = cartas.filter((carta) => carta.para !== null && !quitadas.has(claveDe(carta)))
  const faltan = [...new Set(marcadas.flatMap(({ sinTipo }) => sinTipo))].sort()
  const envia = may(reclamaciones.enviar.access)
  const run = () => envia && marcadas.length > 0 && setAbierto({ que: 'enviar' })
  useKeys([{ keys: 'ctrl+enter', label: say.enviar(marcadas.length), run, strip: true }])
  const marcar = (unas: readonly CartaPropuesta[], si: boolean) => {
    const claves = new Set(unas.map(claveDe))
    const otras = [...quitadas].filter((clave) => !claves.has(clave))
    setQuitadas(new Set(si ? otras : [...otras, ...claves]))
  }
  const cerrar = () => setAbierto(null)
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
        <span className="o-sp" />
        <OfficeLink className="o-btn" href={hrefOf('reclamadas')}>
          {say.enviadas}
        </OfficeLink>
        {envia && cartas.length > 0 && (
          <Button look="main" keys="ctrl+enter" disabled={marcadas.length === 0} onClick={run}>
            {say.enviar(marcadas.length)}
          </Button>
        )}
      </header>
      <div className="o-scroll">
        <Leido de={read}>
          {({ callados }) => (
            <>
              <section className="o-sec">
                {cartas.length === 0 ? (
                  <p className="o-q">{say.nada}</p>
                ) : (
                  <>
                    <dl className="o-figures">
                      <div>
                        <dt>{say.total}</dt>
                        <dd>{money(sumarEuros(marcadas.map(({ total }) => total)))}</dd>
                      </div>
                    </dl>
                    <label className="o-row">
                      <input
                        type="checkbox"
                        className="o-ck"
                        checked={conIntereses}
                        onChange={({ target }) => setConIntereses(target.checked)}
                      />
                      {say.conIntereses}
                    </label>
                    {conIntereses && faltan.length > 0 && (
                      <Note
                        look="warning"
                        action={
                          <OfficeLink className="o-btn" href={hrefOf('ajustes', null, { parte: 'reclamaciones' })}>
                            {say.escribirTipo}
                          </OfficeLink>
                        }
                      >
                        {say.sinTipo(faltan.map(date).join(', '))}
                      </Note>
                    )}
                  </>
                )}
              </section>
              {cartas.length > 0 && (
                <section className="o-sec o-flat">
                  <TablaDeCartas
                    {...{ cartas, quitadas, conIntereses }}
                    onMark={marcar}
                    onSee={(carta) => setAbierto({ que: 'carta', carta })}
                    onTreat={
                      envia ? ({ clienteId, cliente }) => setAbierto({ que: 'trato', clienteId, cliente }) : undefined
                    }
                  />
                </section>
              )}
              {callados.length > 0 && (
                <Callados
                  callados={callados}
                  onTreat={
                    envia ? ({ clienteId, cliente }) => setAbierto({ que: 'trato', clienteId, cliente }) : undefined
                  }
                />
              )}
            </>
          )}
        </Leido>
      </div>
      {abierto?.que === 'carta' && <VerCarta carta={abierto.carta} conIntereses={conIntereses} onClose={cerrar} />}
      {abierto?.que === 'trato' && <Trato {...abierto} onClose={cerrar} />}
      {abierto?.que === 'enviar' && <Enviar cartas={marcadas} conIntereses={conIntereses} onClose={cerrar} />}
    </>
  )
}
