import type { PiezaEntera } from '@telar/contract/produccion/materia'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { Unidad } from '../Unidad.tsx'
import { useCifra } from '../use-medida.ts'
import { usePrecio } from '../use-precio.ts'
import { CAUSA_DE_METROS, PIEZA } from './pieza-texts.ts'

/** Where a roll came from, what was cut from it, and how often it was measured again. */
export function HistoriaDePieza({ pieza }: { pieza: PiezaEntera }) {
  const { date } = useFormat()
  const euros = usePrecio()
  const p = useWords(P)
  const { materiaId, codigo, materia, entradaId, fecha, albaranProveedor, proveedorId, proveedor, coste } = pieza
  return (
    <>
      <Part title={p.entrada}>
        <dl className="o-dl">
          <dt>{p.materia}</dt>
          <dd>
            <OfficeLink className="o-link" href={hrefOf('materias', materiaId)}>
              {codigo} {materia}
            </OfficeLink>
          </dd>
          <dt>{p.entrada}</dt>
          <dd>
            <OfficeLink className="o-link" href={hrefOf('entradas', entradaId)}>
              {[date(fecha), albaranProveedor].filter(Boolean).join(', ')}
            </OfficeLink>
          </dd>
          <dt>{p.proveedor}</dt>
          <dd>
            <OfficeLink className="o-link" href={hrefOf('proveedores', proveedorId)}>
              {proveedor}
            </OfficeLink>
          </dd>
          <dt>{p.coste}</dt>
          <dd>{euros(coste)}</dd>
        </dl>
      </Part>
      <Cortes pieza={pieza} />
      <Ajustes pieza={pieza} />
      <Movimientos pieza={pieza} />
    </>
  )
}

function Cortes({ pieza: { consumos, unidad } }: { pieza: PiezaEntera }) {
  const { moment } = useFormat()
  const cifra = useCifra()
  const say = useWords(PIEZA)
  const pWords = useWords(P)
  return (
    <Part title={say.cortada}>
      {consumos.length === 0 && <p className="o-q">{say.sinCortar}</p>}
      {consumos.length > 0 && (
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th>{say.orden}</th>
              <th>{pWords.fecha}</th>
              <th className="o-n">
                {pWords.cantidad} <Unidad de={unidad} />
              </th>
            </tr>
          </thead>
          <tbody>
            {consumos.map(({ ordenId, numero, cuando, cantidad }) => (
              <tr key={`${ordenId} ${cuando}`}>
                <td>
                  <OfficeLink className="o-link o-m" href={hrefOf('ordenesfab', ordenId)}>
                    {numero}
                  </OfficeLink>
                </td>
                <td className="o-q">{moment(cuando)}</td>
                <td className="o-n">{cifra(cantidad, unidad)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Part>
  )
}

function Ajustes({ pieza: { ajustes, unidad } }: { pieza: PiezaEntera }) {
  const { moment } = useFormat()
  const cifra = useCifra()
  const say = useWords(PIEZA)
  const pWords = useWords(P)
  const cambio = (antes: number, ahora: number) =>
    antes === ahora ? cifra(ahora, unidad) : `${cifra(antes, unidad)} → ${cifra(ahora, unidad)}`
  return (
    <Part title={say.ajustes}>
      {ajustes.length === 0 && <p className="o-q">{say.sinAjustes}</p>}
      {ajustes.length > 0 && (
        <Sideways>
          <table className="o-t o-t-money o-t-narrow">
            <thead>
              <tr>
                <th>{pWords.fecha}</th>
                <th>{say.quien}</th>
                <th className="o-n">{pWords.queda}</th>
                <th className="o-n">{pWords.llego}</th>
                <th>{say.porque}</th>
              </tr>
            </thead>
            <tbody>
              {ajustes.map((ajuste) => (
                <tr key={ajuste.id}>
                  <td className="o-q">{moment(ajuste.cuando)}</td>
                  <td>{ajuste.quien ?? '–'}</td>
                  <td className="o-n">{cambio(ajuste.restanteAntes, ajuste.restante)}</td>
                  <td className="o-n">{cambio(ajuste.metrosAntes, ajuste.metros)}</td>
                  <td>{ajuste.motivo}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </Part>
  )
}

/** Every metre that came in or went out; what is left is their sum. */
function Movimientos({ pieza: { movimientos, unidad, restante } }: { pieza: PiezaEntera }) {
  const { moment, word } = useFormat()
  const cifra = useCifra()
  const say = useWords(PIEZA)
  const pWords = useWords(P)
  return (
    <Part title={say.movimientos}>
      <Sideways>
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th>{pWords.fecha}</th>
              <th>{say.quien}</th>
              <th>{say.causa}</th>
              <th className="o-n">
                {pWords.cantidad} <Unidad de={unidad} />
              </th>
            </tr>
          </thead>
          <tbody>
            {movimientos.map(({ id, cuando, quien, causa, cantidad, ordenId, motivo }) => (
              <tr key={id}>
                <td className="o-q">{moment(cuando)}</td>
                <td>{quien ?? '–'}</td>
                <td>
                  {ordenId === null ? (
                    word(CAUSA_DE_METROS[causa])
                  ) : (
                    <OfficeLink className="o-link" href={hrefOf('ordenesfab', ordenId)}>
                      {word(CAUSA_DE_METROS[causa])}
                    </OfficeLink>
                  )}
                  {motivo && <span className="o-q"> {motivo}</span>}
                </td>
                <td className="o-n">
                  {cantidad > 0 ? '+' : ''}
                  {cifra(cantidad, unidad)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {pWords.queda}
              </th>
              <td className="o-n">{cifra(restante, unidad)}</td>
            </tr>
          </tfoot>
        </table>
      </Sideways>
    </Part>
  )
}
