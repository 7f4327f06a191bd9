import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { ActionBar } from '../../record/ActionBar.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { MargenesBajos } from '../MargenesBajos.tsx'
import { P } from '../palabras.ts'
import { TablaDePiezas } from '../TablaDePiezas.tsx'
import { ACCIONES } from './acciones.ts'
import type { Entrada } from './entrada.ts'

/** One delivery: its rolls, their labels, and what its price does to the margins. */
export function VerEntrada({ entrada }: { entrada: Entrada }) {
  const { date } = useFormat()
  const p = useWords(P)
  const { id, materiaId, recibida, unidad, materia, fecha } = entrada
  return (
    <>
      <PlainHead screen="entradas" title={`${materia}, ${date(fecha)}`} id={id}>
        <State mark={recibida ? 'done' : 'ring'}>{recibida ? p.recibida : p.enCamino}</State>
        <span className="o-sp" />
        <ActionBar row={entrada} actions={ACCIONES} />
      </PlainHead>
      <div className="o-scroll">
        <Datos entrada={entrada} />
        {recibida && <MargenesBajos materiaId={materiaId} quiet />}
        {recibida && <TablaDePiezas de={{ field: 'entradaId', value: id }} unidad={unidad} />}
      </div>
    </>
  )
}

function Datos({ entrada }: { entrada: Entrada }) {
  const { number, price, date } = useFormat()
  const p = useWords(P)
  const { materiaId, codigo, materia, proveedorId, proveedor, albaranProveedor, fecha, fechaPrevista } = entrada
  const { precio, pedida, cantidad, recibida, unidad } = entrada
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
              {number(pedida)} {unidad}
            </dd>
          </>
        )}
        {recibida && (
          <>
            <dt>{p.cantidad}</dt>
            <dd className="o-m">
              {number(cantidad)} {unidad}
            </dd>
          </>
        )}
        <dt>{p.precio}</dt>
        <dd className="o-m">{price(precio)} €</dd>
      </dl>
    </section>
  )
}
