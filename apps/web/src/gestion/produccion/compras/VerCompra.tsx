import type { Compra } from '@telar/contract/produccion/compra'
import { enIdioma } from '@telar/domain/idioma'
import { Fills } from '../../parts/Fills.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import { ACCIONES } from './acciones.ts'
import { COMPRA, COMPRA_LABELS, ESTADO } from './compra-texts.ts'
import { EntregasDeCompra } from './EntregasDeCompra.tsx'
import { DE_COMPRA } from './slots.ts'

/** A purchase order: what was asked for, what has come of it, and what is still awaited. */
export function VerCompra({ compra }: { compra: Compra }) {
  const { word, money, date, moment } = useFormat()
  const say = useWords(COMPRA)
  const labels = useWords(COMPRA_LABELS)
  const { label, mark } = ESTADO[compra.estado]
  const dichos = [
    compra.referencia && `${labels.referencia}: ${compra.referencia}`,
    compra.revision > 1 && say.revision(String(compra.revision)),
    compra.enviadaA && compra.enviadaEn && `${say.enviadoA(compra.enviadaA)}, ${moment(compra.enviadaEn)}`,
    compra.quien,
    date(compra.fecha),
  ].filter(Boolean)
  return (
    <>
      <PlainHead screen="compras" title={compra.numero} id={compra.id}>
        <State mark={mark}>{word(label)}</State>
        {compra.atrasada && <State mark="late">{labels.atrasada}</State>}
        <span className="o-sp" />
        <ActionBar row={compra} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <section className="o-sec">
          <p>
            <OfficeLink className="o-link o-m" href={hrefOf('proveedores', compra.proveedorId)}>
              {compra.proveedor}
            </OfficeLink>
          </p>
          <dl className="o-figures">
            <div>
              <dt>{labels.importe}</dt>
              <dd>{money(compra.importe)}</dd>
            </div>
            <div>
              <dt>{labels.abierto}</dt>
              <dd>{money(compra.abierto)}</dd>
            </div>
            <div>
              <dt>{labels.fechaPrevista}</dt>
              <dd>{compra.fechaPrevista ? date(compra.fechaPrevista) : '–'}</dd>
            </div>
          </dl>
          <p className="o-q">{dichos.join(' · ')}</p>
          {compra.notas && <p>{compra.notas}</p>}
        </section>
        <section className="o-sec o-flat" aria-label={labels.lineas}>
          <Lineas lineas={compra.lineas} />
        </section>
        <EntregasDeCompra compra={compra} />
        <Fills of={DE_COMPRA} props={{ compraId: compra.id }} />
      </div>
    </>
  )
}

function Lineas({ lineas }: Pick<Compra, 'lineas'>) {
  const { idioma, price, amount, date } = useFormat()
  const medida = useMedida()
  const say = useWords(COMPRA)
  const p = useWords(P)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-phone o-rowhead">
        <thead>
          <tr>
            <th>{p.materia}</th>
            <th>{p.color}</th>
            <th className="o-n">{say.pedido}</th>
            <th className="o-n">{say.llegado}</th>
            <th className="o-n">{say.devuelto}</th>
            <th className="o-n">{p.abierta}</th>
            <th>{p.fechaPrevista}</th>
            <th className="o-n">{p.precio} €</th>
            <th className="o-n">{p.importe} €</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea) => {
            const cell = (n: number) => (n === 0 ? <span className="o-none">–</span> : medida(n, linea.unidad))
            const fecha = linea.fechaConfirmada ?? linea.fechaPrevista
            return (
              <tr key={linea.id}>
                <th scope="row" className="o-l1 o-el">
                  <OfficeLink className="o-link o-m" href={hrefOf('materias', linea.materiaId)}>
                    {linea.materia}
                  </OfficeLink>{' '}
                  <span className="o-q">{[linea.codigo, linea.referencia].filter(Boolean).join(' · ')}</span>
                  {linea.cerrada > 0 && (
                    <div className="o-q o-s">
                      {p.sinEsperar}: {medida(linea.cerrada, linea.unidad)}
                      {linea.motivo && `, ${linea.motivo}`}
                    </div>
                  )}
                </th>
                <td data-th={p.color}>
                  {linea.color ? enIdioma(linea.color, idioma) : <span className="o-none">–</span>}
                </td>
                <td className="o-n" data-th={say.pedido}>
                  {medida(linea.pedida, linea.unidad)}
                </td>
                <td className="o-n" data-th={say.llegado}>
                  {cell(linea.recibida)}
                </td>
                <td className="o-n" data-th={say.devuelto}>
                  {cell(linea.devuelta)}
                </td>
                <td className="o-n o-m" data-th={p.abierta}>
                  {cell(linea.abierta)}
                </td>
                <td data-th={p.fechaPrevista}>
                  {fecha ? date(fecha) : <span className="o-none">–</span>}
                  {linea.fechaConfirmada && <span className="o-q o-s"> {say.confirmada.toLowerCase()}</span>}
                </td>
                <td className="o-n" data-th={p.precio}>
                  {price(linea.precio)}
                </td>
                <td className="o-n" data-th={p.importe}>
                  {amount(linea.importe)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Sideways>
  )
}
