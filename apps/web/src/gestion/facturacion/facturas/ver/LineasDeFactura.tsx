import type { Factura } from '@telar/contract/facturacion/factura'
import { vendeSegunda } from '@telar/domain/facturacion/mercancia'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { OfficeLink } from '../../../parts/OfficeLink.tsx'
import { Sideways } from '../../../parts/Sideways.tsx'
import { Swatch } from '../../../parts/State.tsx'
import { hrefOf } from '../../../place.ts'
import { useFormat, useIdioma, useWords } from '../../../use-texts.ts'
import { LISTA } from '../lista-texts.ts'
import { VER } from './ver-texts.ts'

type Linea = Factura['lineas'][number]

/** The lines of an invoice as its paper shows them, in its language: colours and sizes under their model. */
export function LineasDeFactura({ factura, short = false }: { factura: Factura; short?: boolean }) {
  const { lineas } = factura
  const lector = useIdioma()
  const idioma = factura.clienteCopia?.idioma ?? lector
  const lista = useWords(LISTA)
  const say = useWords(VER)
  if (lineas.length === 0) return <p className="o-q">{lista.noLines}</p>
  return (
    <Sideways>
      <table className="o-t o-bill o-t-phone">
        <thead>
          <tr>
            <th>{say.what}</th>
            <th>{say.sizes}</th>
            <th className="o-n">{say.units}</th>
            {!short && <th className="o-n">{say.price}</th>}
            {!short && <th className="o-n">{say.dto}</th>}
            <th className="o-n">{say.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea, i) => (
            <Fila
              key={linea.id}
              {...{ linea, idioma, short }}
              titled={linea.modeloId !== lineas[i - 1]?.modeloId}
              segunda={vendeSegunda(factura, linea)}
            />
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}

interface FilaProps {
  linea: Linea
  /** In which it is written. */
  idioma: Idioma
  titled: boolean
  short: boolean
  segunda: boolean
}

function Fila({ linea, idioma, titled, short, segunda }: FilaProps) {
  const say = useWords(VER)
  const { number, amount } = useFormat()
  const { modeloId, numero, nombre, color, hex, descripcion, tallasCantidades, cantidad, precio, dto, importe } = linea
  return (
    <tr className={titled ? undefined : 'o-same'}>
      <td className="o-l1 o-bill-what" lang={idioma}>
        {numero && modeloId !== null && titled && (
          <OfficeLink className="o-bill-model" href={hrefOf('modelos', modeloId)}>
            <b>{numero}</b> {nombre}
          </OfficeLink>
        )}
        {numero && color ? (
          <span>
            <Swatch hex={hex ?? 'transparent'} />
            {enIdioma(color, idioma)} {segunda && <span className="o-tag">{say.second}</span>}
          </span>
        ) : (
          descripcion
        )}
      </td>
      <td>
        <Tallas tallas={tallasCantidades} />
      </td>
      <td className="o-n o-m" data-th={say.units}>
        {number(cantidad)}
      </td>
      {!short && (
        <td className="o-n" data-th={say.price}>
          {amount(precio)}
        </td>
      )}
      {!short && (
        <td className="o-n" data-th={say.dto}>
          {dto === 0 ? <span className="o-none">–</span> : `${number(dto)}\u00a0%`}
        </td>
      )}
      <td className="o-n o-m o-l1">{amount(importe)}</td>
    </tr>
  )
}

/** How many of each size, in one line. */
export function Tallas({ tallas }: { tallas: readonly { talla: string; cantidad: number }[] }) {
  const { number } = useFormat()
  return (
    <span className="o-sizes">
      {tallas
        .filter(({ cantidad }) => cantidad !== 0)
        .map(({ talla, cantidad }) => (
          <span key={talla}>
            <small>{talla}</small> <b>{number(cantidad)}</b>
          </span>
        ))}
    </span>
  )
}
