import type { Envio } from '@telar/contract/ventas/envio'
import { ORIGEN, valorDeclarado } from '@telar/domain/ventas/aduana'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ADUANA } from './aduana-texts.ts'

const KILO = 1000
type Lineas = NonNullable<Envio['aduana']>

/** What the customs is told of a shipment's garments; what nobody has written yet leads to the model's page. */
export function Aduana({ lineas }: { lineas: Lineas }) {
  const { number, money } = useFormat()
  const say = useWords(ADUANA)
  const falta = lineas.some((linea) => linea.falta.length > 0)
  const porEscribir = (modeloId: number) => (
    <OfficeLink className="o-link o-err" href={hrefOf('modelos', modeloId)}>
      {say.falta}
    </OfficeLink>
  )
  return (
    <section className="o-sec o-flat" aria-label={say.aduana}>
      <h2 className="o-h2">
        {say.aduana} <span className="o-q">{say.vale(money(valorDeclarado(lineas)))}</span>
      </h2>
      {falta && (
        <div>
          <Note look="warning">{say.incompleta}</Note>
        </div>
      )}
      <Sideways>
        <table className="o-t o-t-money o-t-phone">
          <thead>
            <tr>
              <th>{say.prenda}</th>
              <th>{say.taric}</th>
              <th>{say.origen}</th>
              <th className="o-n">{say.cantidad}</th>
              <th className="o-n">{say.valor}</th>
              <th className="o-n">{say.peso}</th>
            </tr>
          </thead>
          <tbody>
            {lineas.map(({ modeloId, descripcion, taric, cantidad, valor, pesoGr, falta: suya }) => (
              <tr key={`${modeloId}/${valor}`}>
                <td className="o-l1">{descripcion}</td>
                <td data-th={say.taric}>{suya.includes('taric') ? porEscribir(modeloId) : taric}</td>
                <td data-th={say.origen}>{ORIGEN}</td>
                <td className="o-n" data-th={say.cantidad}>
                  {number(cantidad)}
                </td>
                <td className="o-n" data-th={say.valor}>
                  {money(valor)}
                </td>
                <td className="o-n" data-th={say.peso}>
                  {suya.includes('pesoGr') ? porEscribir(modeloId) : `${number(pesoGr / KILO)} kg`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
