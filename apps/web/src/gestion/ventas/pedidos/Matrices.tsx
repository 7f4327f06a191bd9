import type { Pedido } from '@telar/contract/ventas/pedidos'
import { decirAMano, decirATodos } from '@telar/domain/catalogo/tarifa-dicha'
import { useState } from 'react'
import { Matriz } from '../../almacen/Matriz.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { type Cuenta, cantidadEn, importeDe, porPrecio, rejillaDe, sumaDe } from './editor/lineas.ts'
import { PEDIDO } from './pedido-texts.ts'

const SIN_PRECIO = { precio: 0, dto: 0, porque: [], aMano: false }
const CUENTAS: readonly Cuenta[] = ['pedido', 'servido', 'pendiente']

/** The lines of an order as matrices: ordered, served, or still to serve. */
export function Matrices({ pedido }: { pedido: Pedido }) {
  const { idioma, number, amount, money } = useFormat()
  const say = useWords(PEDIDO)
  const [cuenta, setCuenta] = useState<Cuenta>('pedido')
  return (
    <>
      <fieldset className="o-seg" aria-label={say.what}>
        {CUENTAS.map((una) => (
          <button key={una} type="button" aria-pressed={cuenta === una} onClick={() => setCuenta(una)}>
            {say.count[una]} {number(sumaDe(pedido.lineas, una))}
          </button>
        ))}
      </fieldset>
      {porPrecio(pedido.lineas).map((grupo) => {
        const [{ precio, dto, porque, aMano } = SIN_PRECIO] = grupo.lineas
        return (
          <section key={grupo.lineas[0]?.id} className="o-model">
            <h2 className="o-row">
              <OfficeLink href={hrefOf('modelos', grupo.modeloId)}>
                <b>{grupo.numero}</b> {grupo.nombre}
              </OfficeLink>
              <span className="o-sp" />
              <Liberacion lineas={grupo.lineas} />
              {aMano && <span className="o-q">{decirAMano(idioma)}</span>}
              {porque.length > 0 && <span className="o-q">{decirATodos(porque, idioma)}</span>}
              {dto > 0 && <span className="o-tag">{say.dto(number(dto))}</span>}
              <span className="o-q">{money(precio)}</span>
              <b>{amount(importeDe(grupo))}</b>
            </h2>
            <Matriz
              {...rejillaDe(grupo, idioma, true)}
              title={`${grupo.numero} ${say.count[cuenta]}`}
              cantidad={cantidadEn(grupo, cuenta)}
            />
          </section>
        )
      })}
    </>
  )
}

/** When what is tied to a model's lines becomes free, or became so. */
function Liberacion({ lineas }: Pick<Pedido, 'lineas'>) {
  const { date } = useFormat()
  const say = useWords(PEDIDO)
  const [linea] = lineas.filter(({ seLibera }) => seLibera !== null)
  if (!linea?.seLibera) return null
  return (
    <span className="o-tag">
      {linea.liberadaEn ? say.releasedOn(date(linea.liberadaEn)) : say.releases(date(linea.seLibera))}
    </span>
  )
}
