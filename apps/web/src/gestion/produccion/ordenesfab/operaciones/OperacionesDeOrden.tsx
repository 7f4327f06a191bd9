import type { Paso, Ruta } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { SE_RECIBE, VIVAS } from '@telar/domain/produccion/orden-fab'
import { useMay } from '../../../access.ts'
import { useRead } from '../../../calls.ts'
import { Button } from '../../../parts/Button.tsx'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { Sideways } from '../../../parts/Sideways.tsx'
import { hrefOf, useGo, usePlace } from '../../../place.ts'
import { Leido } from '../../../record/Leido.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { enHoras } from './en-horas.ts'
import { RUTA } from './ruta-texts.ts'

/** The operations of an order, how far its garments are in each, and what can be sent or received now. */
export function OperacionesDeOrden({ orden }: { orden: OrdenFab }) {
  const say = useWords(RUTA)
  const go = useGo()
  const { search } = usePlace()
  const may = useMay()(ordenesfab.guardarRuta.access)
  const read = useRead(ordenesfab.ruta, { params: { id: orden.id } }, { staleTime: 0 })
  const cambiar = () => go(hrefOf('ordenesfab', orden.id, { ...search, ficha: 'ruta' }))
  return (
    <section className="o-sec o-flat" aria-label={say.titulo}>
      <h2 className="o-h2 o-row o-wrap">
        {say.titulo}
        <span className="o-sp" />
        {may && VIVAS.includes(orden.estado) && (
          <Button small onClick={cambiar}>
            {say.cambiar}
          </Button>
        )}
      </h2>
      <Leido de={read}>
        {(ruta) => (
          <>
            <Pasos orden={orden} ruta={ruta} />
            {ruta.notas.length > 0 && <Notas notas={ruta.notas} />}
          </>
        )}
      </Leido>
    </section>
  )
}

const CUENTAS = ['porEnviar', 'fuera', 'buenas', 'segundas', 'perdidas'] as const

function Pasos({ orden, ruta }: { orden: OrdenFab; ruta: Ruta }) {
  const { number } = useFormat()
  const say = useWords(RUTA)
  const prendas = orden.cortadas > 0 ? orden.cortadas : orden.previstas
  const minutos = ruta.pasos.reduce((n, paso) => n + prendas * (paso.minutos ?? 0), 0)
  const cuentas = CUENTAS.filter((cuenta) => cuenta !== 'perdidas' || ruta.pasos.some((paso) => paso.perdidas !== 0))
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-phone o-rowhead o-route">
        <thead>
          <tr>
            <th>{say.operacion}</th>
            <th>{say.donde}</th>
            <th className="o-n">{say.tarifa} €</th>
            {cuentas.map((cuenta) => (
              <th key={cuenta} className="o-n">
                {say[cuenta]}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {ruta.pasos.map((paso, i) => (
            <tr key={paso.id}>
              <Donde paso={paso} n={i + 1} prendas={prendas} />
              {cuentas.map((cuenta) => (
                <td key={cuenta} className={cuenta === 'fuera' ? 'o-n o-m' : 'o-n'} data-th={say[cuenta]}>
                  {paso[cuenta] === 0 ? <span className="o-none">–</span> : number(paso[cuenta])}
                </td>
              ))}
              <td className="o-t-acts">
                <Hacer orden={orden} paso={paso} notas={ruta.notas} />
              </td>
            </tr>
          ))}
        </tbody>
        {minutos > 0 && ruta.pasos.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{say.tiempo}</th>
              <td colSpan={cuentas.length + 3}>{enHoras(minutos, number)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Sideways>
  )
}

function Donde({ paso, n, prendas }: { paso: Paso; n: number; prendas: number }) {
  const { word, price, number } = useFormat()
  const say = useWords(RUTA)
  return (
    <>
      <th scope="row" className="o-l1">
        <span className="o-q">{n}.</span> {word(paso.operacion)}
        {paso.minutos !== null && paso.minutos > 0 && (
          <div className="o-q o-s">
            {say.minutos(number(paso.minutos))} · {enHoras(prendas * paso.minutos, number)}
          </div>
        )}
      </th>
      <td data-th={say.donde}>
        {paso.tallerId === null ? (
          <span className="o-q">{paso.dentro ? say.dentro : say.sinTaller}</span>
        ) : (
          <OfficeLink className="o-link" href={hrefOf('proveedores', paso.tallerId, { ficha: 'taller' })}>
            {paso.taller}
          </OfficeLink>
        )}
      </td>
      <td className="o-n" data-th={say.tarifa}>
        {paso.tarifaEfectiva === 0 ? <span className="o-none">–</span> : price(paso.tarifaEfectiva)}
        {paso.origen === 'hoja' && <div className="o-q o-s">{say.deHoja}</div>}
        {paso.origen === 'habitual' && <div className="o-q o-s">{say.habitual}</div>}
      </td>
    </>
  )
}

/** What can be done now with an operation: send what waits for it, receive what is out. */
function Hacer({ orden, paso, notas }: { orden: OrdenFab; paso: Paso; notas: Ruta['notas'] }) {
  const say = useWords(RUTA)
  const go = useGo()
  const { search } = usePlace()
  const may = useMay()
  if (!SE_RECIBE.includes(orden.estado) || paso.trabajo === 'corte') return null
  const fuera = notas.filter((nota) => nota.ordenOperacionId === paso.id && nota.fuera > 0)
  const [una] = fuera
  const decidida = paso.dentro || paso.tallerId !== null
  return (
    <span className="o-row o-wrap">
      {paso.porEnviar > 0 && decidida && may(notastaller.create.access) && (
        <Button
          small
          onClick={() => go(hrefOf('ordenesfab', orden.id, { ...search, ficha: 'enviar', paso: String(paso.id) }))}
        >
          {paso.dentro ? say.enviarDentro : say.enviar}
        </Button>
      )}
      {una && may(notastaller.volver.access) && (
        <Button small onClick={() => go(hrefOf('notastaller', una.id, { ficha: 'recibir' }))}>
          {say.recibir}
        </Button>
      )}
    </span>
  )
}

function Notas({ notas }: Pick<Ruta, 'notas'>) {
  const { date, number } = useFormat()
  const say = useWords(RUTA)
  return (
    <>
      <h3 className="o-h3 o-spaced">{say.notas}</h3>
      <ul className="o-list">
        {notas.map((nota) => (
          <li key={nota.id} className="o-row o-wrap">
            <OfficeLink className="o-link o-m" href={hrefOf('notastaller', nota.id)}>
              {nota.numero}
            </OfficeLink>
            <span>
              {date(nota.fecha)} · {number(nota.cantidad)} · {nota.taller ?? say.dentro}
            </span>
            <span className="o-q">
              {nota.anulada ? say.anulada : nota.fuera > 0 ? say.queda(number(nota.fuera)) : say.vuelta}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
