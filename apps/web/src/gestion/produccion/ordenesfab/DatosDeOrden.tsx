import type { OrdenFab } from '@telar/contract/produccion/orden'
import { Fragment, type ReactNode } from 'react'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ESTADO, ORDEN_LABELS } from './orden-labels.ts'
import { VER } from './ver-texts.ts'

/** Of what, by whom, for when and for how much. */
export function DatosDeOrden({ orden }: { orden: OrdenFab }) {
  const { word, date, money } = useFormat()
  const say = useWords(VER)
  const rows: Partial<Record<keyof typeof ORDEN_LABELS, ReactNode>> = {
    modelo: (
      <OfficeLink className="o-link o-m" href={hrefOf('modelos', orden.modeloId)}>
        {orden.modelo} {orden.nombre}
      </OfficeLink>
    ),
    temporada: orden.temporada,
    taller:
      orden.tallerId === null ? (
        <span className="o-q">{say.noWorkshop}</span>
      ) : (
        <OfficeLink className="o-link" href={hrefOf('proveedores', orden.tallerId)}>
          {orden.taller}
        </OfficeLink>
      ),
    tarifaTaller: money(orden.tarifaTaller),
    fecha: date(orden.fecha),
    fechaEntrega: orden.fechaEntrega ? date(orden.fechaEntrega) : <span className="o-q">{say.noDue}</span>,
    fechaCierre: orden.fechaCierre && date(orden.fechaCierre),
    notas: orden.notas,
  }
  return (
    <section className="o-sec">
      <dl className="o-dl">
        {(Object.keys(rows) as (keyof typeof ORDEN_LABELS)[])
          .filter((name) => Boolean(rows[name]))
          .map((name) => (
            <Fragment key={name}>
              <dt>{word(ORDEN_LABELS[name])}</dt>
              <dd>{rows[name]}</dd>
            </Fragment>
          ))}
      </dl>
    </section>
  )
}

/** What has happened to an order, the newest first. */
export function HechosDeOrden({ hechos }: Pick<OrdenFab, 'hechos'>) {
  const { word, moment } = useFormat()
  const say = useWords(VER)
  return (
    <section className="o-sec" aria-label={say.history}>
      <h2 className="o-h2">{say.history}</h2>
      <ol className="o-line">
        {hechos.map(({ cuando, estado, prendas, segundas, nota, motivo, quien }) => (
          <li key={`${cuando}${estado}`}>
            <p>
              <State mark={ESTADO[estado].mark}>{word(ESTADO[estado].label)}</State>
              {prendas !== null && prendas > 0 && <b className="o-m">{say.garments(prendas)}</b>}
              {segundas !== null && segundas > 0 && <span className="o-q">{say.seconds(segundas)}</span>}
            </p>
            {nota && <p>{nota}</p>}
            {motivo && <p>{say.because(motivo)}</p>}
            <p className="o-q o-s">
              {moment(cuando)}, {quien ?? say.house}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
