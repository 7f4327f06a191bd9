import { modelos } from '@telar/contract/catalogo/modelos'
import type { MargenBajo } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import { pedidos as contratoDePedidos } from '@telar/contract/ventas/pedidos'
import { useState } from 'react'
import { useMay } from '../access.ts'
import { useRead } from '../calls.ts'
import { Button } from '../parts/Button.tsx'
import { Note } from '../parts/Note.tsx'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { hrefOf } from '../place.ts'
import { Leido } from '../record/Leido.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { AplicarPrecios } from './AplicarPrecios.tsx'
import { MARGEN } from './margenes-texts.ts'

const NOMBRADOS = 4

/** The models that a material takes under their margin today, what they should be sold at, and the orders it touches. */
export function MargenesBajos({ materiaId, quiet = false }: { materiaId: number; quiet?: boolean }) {
  const say = useWords(MARGEN)
  const may = useMay()
  const [applying, setApplying] = useState(false)
  const read = useRead(materias.alarmaMargen, { params: { id: materiaId } }, { staleTime: 0 })
  if (quiet && !read.data?.length && !read.error) return null
  return (
    <section className="o-sec" aria-label={say.titulo}>
      <h2 className="o-h2">{say.titulo}</h2>
      <Leido de={read}>
        {(bajos) =>
          bajos.length === 0 ? (
            <p className="o-q">{say.ninguno}</p>
          ) : (
            <>
              <Note look="warning">
                <span className="o-row">
                  {say.bajan(bajos.length)}
                  {may(modelos.cambiar.access) && (
                    <Button small onClick={() => setApplying(true)}>
                      {say.aplicar}
                    </Button>
                  )}
                </span>
              </Note>
              {applying && <AplicarPrecios bajos={bajos} onClose={() => setApplying(false)} />}
              <Tabla bajos={bajos} />
            </>
          )
        }
      </Leido>
    </section>
  )
}

function Tabla({ bajos }: { bajos: MargenBajo[] }) {
  const { amount, number } = useFormat()
  const say = useWords(MARGEN)
  return (
    <div className="o-t-scroll o-spaced">
      <table className="o-t o-t-money">
        <thead>
          <tr>
            <th>{say.modelo}</th>
            <th className="o-n">{say.antes}</th>
            <th className="o-n">{say.ahora}</th>
            <th className="o-n">{say.precio}</th>
            <th className="o-n">{say.margen}</th>
            <th className="o-n">{say.objetivo}</th>
            <th className="o-n">{say.propuesto}</th>
            <th className="o-touched">{say.pedidos}</th>
          </tr>
        </thead>
        <tbody>
          {bajos.map((bajo) => (
            <tr key={bajo.modeloId}>
              <td>
                <OfficeLink className="o-link o-m" href={hrefOf('modelos', bajo.modeloId, { ficha: 'escandallo' })}>
                  {bajo.numero} {bajo.nombre}
                </OfficeLink>
              </td>
              <td className="o-n o-q">{amount(bajo.costeAntes)}</td>
              <td className="o-n">{amount(bajo.costeAhora)}</td>
              <td className="o-n">{amount(bajo.precioMayor)}</td>
              <td className="o-n o-err">{bajo.margenAhora === null ? '–' : `${number(bajo.margenAhora)}\u00a0%`}</td>
              <td className="o-n o-q">{number(bajo.margenObjetivo)} %</td>
              <td className="o-n o-m">{amount(bajo.precioPropuesto)}</td>
              <td className="o-touched">
                <Pedidos pedidos={bajo.pedidosAbiertos} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Pedidos({ pedidos }: { pedidos: MargenBajo['pedidosAbiertos'] }) {
  const may = useMay()
  const { number } = useFormat()
  const say = useWords(MARGEN)
  if (pedidos.length === 0) return <span className="o-none">–</span>
  return (
    <>
      {pedidos.slice(0, NOMBRADOS).map(({ id, numero, cliente, prendas }) => {
        const nombrado = (
          <>
            {numero} <span className="o-q">({number(prendas)})</span>
          </>
        )
        return may(contratoDePedidos.get.access) ? (
          <OfficeLink key={id} className="o-link" href={hrefOf('pedidos', id)} title={cliente}>
            {nombrado}
          </OfficeLink>
        ) : (
          <span key={id} title={cliente}>
            {nombrado}
          </span>
        )
      })}
      {pedidos.length > NOMBRADOS && <span className="o-q">{say.yMas(pedidos.length - NOMBRADOS)}</span>}
    </>
  )
}
