import { banco } from '@telar/contract/facturacion/banco'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useKeys } from '../../frame/keys.tsx'
import { Button } from '../../parts/Button.tsx'
import { CeldaDeNumero } from '../../parts/hoja/CeldaDeNumero.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { BuscarDebida } from './BuscarDebida.tsx'
import { BANCO, BANCO_LABELS } from './banco-texts.ts'
import { type Movimiento, type Parte, partesDe } from './movimiento.ts'
import { Certeza, EnteraPropuesta } from './Propuesta.tsx'
import { useCasar } from './use-casar.ts'

type Elegida = Parte & { fecha: string | null }

const misma = (una: Parte, otra: Parte) => una.clase === otra.clase && una.id === otra.id

/** What of an amount an invoice can take. */
const cabe = (pendiente: number, resto: number) => Math.sign(resto) * Math.min(Math.abs(pendiente), Math.abs(resto))

/** Deciding what a movement pays: what is proposed, or invoices chosen by hand, ours or a supplier's. */
export function Elegir({ movimiento }: { movimiento: Movimiento }) {
  const may = useMay()
  const { money, amount } = useFormat()
  const say = useWords(BANCO)
  const labels = useWords(BANCO_LABELS)
  const { casar, aceptar, busy } = useCasar()
  const { propuesta, resto, fecha } = movimiento
  const [partes, setPartes] = useState<readonly Elegida[]>(() =>
    (propuesta ? partesDe(propuesta) : []).map((parte) => ({ ...parte, fecha: null })),
  )
  const [motivo, setMotivo] = useState('')
  const suma = sumarEuros(partes.map(({ importe }) => importe))
  const queda = enEuros(resto - suma)
  const entera = propuesta && (propuesta.remesa ?? propuesta.transferencia)
  const antes = partes.some((parte) => parte.clase === 'factura' && parte.fecha !== null && parte.fecha > fecha)
  const ready =
    partes.length > 0 &&
    !busy &&
    partes.every(({ importe }) => Math.sign(importe) === Math.sign(resto)) &&
    Math.abs(suma) <= Math.abs(resto) &&
    (!antes || motivo.trim() !== '')
  const run = () => ready && void casar(movimiento, partes, motivo.trim())
  useKeys([{ keys: 'ctrl+enter', label: say.confirmar, run, strip: true, typing: true }])
  const cambiar = (cual: Parte, importe: number) =>
    setPartes(partes.map((parte) => (misma(parte, cual) ? { ...parte, importe } : parte)))
  if (!may(banco.confirmar.access)) return null
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.facturas}</h2>
      {propuesta && <Certeza propuesta={propuesta} />}
      {propuesta && entera && partes.length === 0 && (
        <div className="o-row o-bank-foot">
          <span>
            <EnteraPropuesta propuesta={propuesta} />
          </span>
          <Button look="main" icon={Check} disabled={busy} onClick={() => void aceptar(movimiento, propuesta)}>
            {propuesta.remesa ? say.cobrarRemesa : say.pagarTransferencia}
          </Button>
        </div>
      )}
      {partes.length > 0 && (
        <div className="o-t-scroll">
          <table className="o-t o-t-money o-t-narrow o-t-match">
            <thead>
              <tr>
                <th>{say.factura}</th>
                <th>{resto > 0 ? say.cliente : say.quien}</th>
                <th className="o-n">{say.pendiente} €</th>
                <th className="o-n">{resto > 0 ? say.seCobra : say.sePaga} €</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {partes.map((parte) => (
                <tr key={`${parte.clase} ${parte.id}`}>
                  <td className="o-m">{parte.numero}</td>
                  <td>{parte.quien}</td>
                  <td className="o-n">{amount(parte.pendiente)}</td>
                  <td className="o-n">
                    {parte.cobroId === null ? (
                      <CeldaDeNumero
                        label={`${resto > 0 ? say.seCobra : say.sePaga} ${parte.numero}`}
                        col="importe"
                        value={parte.importe}
                        show={amount}
                        good={(n) => Math.sign(n) === Math.sign(resto)}
                        onChange={(n) => cambiar(parte, n ?? 0)}
                      />
                    ) : (
                      amount(parte.importe)
                    )}
                  </td>
                  <td className="o-act">
                    <Button
                      look="ghost"
                      small
                      iconOnly
                      icon={Trash2}
                      onClick={() => setPartes(partes.filter((otra) => otra !== parte))}
                    >
                      {say.quitar}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th colSpan={3}>{queda !== 0 && `${labels.resto}: ${money(queda)}`}</th>
                <td className="o-n">{amount(suma)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {antes && (
        <FieldShell id="banco-motivo" label={say.antes} width="wide">
          <input
            id="banco-motivo"
            className="o-in"
            maxLength={200}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
          />
        </FieldShell>
      )}
      <div className="o-row o-bank-foot">
        <BuscarDebida
          entra={resto > 0}
          without={(una) => partes.some((parte) => misma(parte, una))}
          onPick={(nueva) => setPartes([...partes, { ...nueva, importe: cabe(nueva.pendiente, queda) }])}
        />
        <Button
          look={entera && partes.length === 0 ? 'plain' : 'main'}
          keys="ctrl+enter"
          disabled={!ready}
          onClick={run}
        >
          {say.confirmar}
        </Button>
      </div>
    </section>
  )
}
