import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MargenesBajos } from '../MargenesBajos.tsx'
import { P } from '../palabras.ts'
import { TablaDePiezas } from '../TablaDePiezas.tsx'
import { Medida } from '../Unidad.tsx'
import { usePrecio } from '../use-precio.ts'
import { ACCIONES } from './acciones.ts'
import { type Entrada, situacionDe } from './entrada.ts'
import { ENTRADA } from './entrada-texts.ts'

/** One delivery: its rolls, their labels, and what its price does to the margins. */
export function VerEntrada({ entrada }: { entrada: Entrada }) {
  const { date, word } = useFormat()
  const { mark, label } = situacionDe(entrada)
  const { id, materiaId, recibida, unidad, materia, fecha } = entrada
  return (
    <>
      <PlainHead screen="entradas" title={`${materia}, ${date(fecha)}`} id={id}>
        <State mark={mark}>{word(label)}</State>
        <span className="o-sp" />
        <ActionBar row={entrada} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <Datos entrada={entrada} />
        {recibida && <MargenesBajos materiaId={materiaId} quiet />}
        {recibida && <TablaDePiezas de={{ field: 'entradaId', value: id }} unidad={unidad} />}
        {!recibida && <Partes entrada={entrada} />}
      </div>
    </>
  )
}

function Datos({ entrada }: { entrada: Entrada }) {
  const { date } = useFormat()
  const euros = usePrecio()
  const p = useWords(P)
  const { materiaId, codigo, materia, proveedorId, proveedor, albaranProveedor, fecha, fechaPrevista } = entrada
  const say = useWords(ENTRADA)
  const { precio, pedida, cantidad, abierta, cerrada, motivo, pedidaEnId, recibida, unidad } = entrada
  return (
    <section className="o-sec">
      <dl className="o-dl o-dl-two">
        <dt>{p.materia}</dt>
        <dd>
          <OfficeLink className="o-link o-m" href={hrefOf('materias', materiaId)}>
            {codigo} {materia}
          </OfficeLink>
        </dd>
        <dt>{p.proveedor}</dt>
        <dd>
          <OfficeLink className="o-link" href={hrefOf('proveedores', proveedorId)}>
            {proveedor}
          </OfficeLink>
        </dd>
        <dt>{p.albaran}</dt>
        <dd>{albaranProveedor || '–'}</dd>
        <dt>{p.fecha}</dt>
        <dd>{date(fecha)}</dd>
        {!recibida && fechaPrevista && (
          <>
            <dt>{p.fechaPrevista}</dt>
            <dd>{date(fechaPrevista)}</dd>
          </>
        )}
        {pedida !== null && (
          <>
            <dt>{p.pedida}</dt>
            <dd>
              <Medida n={pedida} de={unidad} />
            </dd>
          </>
        )}
        <dt>{p.cantidad}</dt>
        <dd className="o-m">
          <Medida n={cantidad} de={unidad} />
        </dd>
        {!recibida && (
          <>
            <dt>{p.abierta}</dt>
            <dd className="o-m">
              <Medida n={abierta} de={unidad} />
            </dd>
          </>
        )}
        {cerrada > 0 && (
          <>
            <dt>{p.sinEsperar}</dt>
            <dd>
              <Medida n={cerrada} de={unidad} />. {motivo}
            </dd>
          </>
        )}
        {pedidaEnId !== null && (
          <>
            <dt>{p.pedida}</dt>
            <dd>
              <OfficeLink className="o-link" href={hrefOf('entradas', pedidaEnId)}>
                {say.deUnPedido}
              </OfficeLink>
            </dd>
          </>
        )}
        <dt>{p.precio}</dt>
        <dd className="o-m">{euros(precio)}</dd>
      </dl>
    </section>
  )
}

/** The deliveries that have come of what was asked for. */
function Partes({ entrada: { partes, unidad } }: { entrada: Entrada }) {
  const { date } = useFormat()
  const p = useWords(P)
  if (partes.length === 0) return null
  return (
    <section className="o-sec" aria-label={p.partes}>
      <h2 className="o-h2">{p.partes}</h2>
      <ul>
        {partes.map(({ id, fecha, albaranProveedor, cantidad }) => (
          <li key={id} className="o-row">
            <OfficeLink className="o-link o-m" href={hrefOf('entradas', id)}>
              {[date(fecha), albaranProveedor].filter(Boolean).join(', ')}
            </OfficeLink>
            <span>
              <Medida n={cantidad} de={unidad} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
