import { enIdioma } from '@telar/domain/idioma'
import { SIGNO } from '@telar/domain/produccion/materia'
import { useColores } from '../../catalogo/use-colores.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Swatch } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { DocumentosDe } from '../../ventas/DocumentosDe.tsx'
import { useMedida } from '../use-medida.ts'
import type { Necesidad } from './necesidad.ts'
import { NECESIDADES } from './necesidades-texts.ts'

/** Where the figures of a material come from: which garments, by which sheet, for which orders; and colour by colour. */
export function Explicacion({ una, deOrdenes }: { una: Necesidad; deOrdenes: boolean }) {
  const { idioma, number, word } = useFormat()
  const medida = useMedida()
  const say = useWords(NECESIDADES)
  const { color: colorDe } = useColores()
  const mida = (n: number) => medida(n, una.unidad)
  /** Of something that has no colour, a colour lacks nothing by itself. */
  const porColores = una.stock === 0 || una.sinColor < una.stock
  const label = deOrdenes ? say.fabOrders : say.orders
  return (
    <div className="o-why-two">
      <div>
        <h3 className="o-h3">{say.reasons}</h3>
        <ul className="o-why-list">
          {una.motivos.map((motivo) => (
            <li key={`${motivo.modeloId} ${motivo.colorId} ${motivo.consumo}`}>
              <p className="o-row">
                <Swatch hex={colorDe(motivo.colorId)?.hex ?? 'transparent'} />
                <b className="o-m">
                  {motivo.numero} {motivo.nombre}, {enIdioma(motivo.color, idioma)}
                </b>
                <span className="o-sp" />
                <b>{mida(motivo.cantidad)}</b>
              </p>
              <p className="o-q">
                {say.reason(number(motivo.prendas), `${number(motivo.consumo)} ${word(SIGNO[una.unidad])}`)},{' '}
                <OfficeLink className="o-link" href={hrefOf('modelos', motivo.modeloId, { ficha: 'escandallo' })}>
                  {say.sheet(motivo.revision)}
                </OfficeLink>
                .{' '}
                {!deOrdenes && say.account(number(motivo.pendientes), number(motivo.enStock), number(motivo.cortadas))}
              </p>
              <DocumentosDe
                documentos={motivo.documentos}
                label={label(motivo.documentos.length)}
                say={say.ofOrder}
                screen={deOrdenes ? 'ordenesfab' : 'pedidos'}
              />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="o-h3">{say.byColor}</h3>
        {porColores && (
          <table className="o-t o-t-money">
            <thead>
              <tr>
                <th>{say.colour}</th>
                <th className="o-n">{say.needed}</th>
                <th className="o-n">{say.stock}</th>
                <th className="o-n">{say.missing}</th>
              </tr>
            </thead>
            <tbody>
              {una.porColor.map(({ colorId, color, necesaria, stock, falta }) => (
                <tr key={colorId}>
                  <td>
                    <Swatch hex={colorDe(colorId)?.hex ?? 'transparent'} />
                    {enIdioma(color, idioma)}
                  </td>
                  <td className="o-n">{mida(necesaria)}</td>
                  <td className="o-n">{mida(stock)}</td>
                  <td className="o-n o-m">{falta === 0 ? '–' : mida(falta)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="o-q o-s o-spaced">
          {una.sinColor > 0 && `${say.anyColour(mida(una.sinColor))} `}
          {una.enCamino > 0 && say.shared}
        </p>
      </div>
    </div>
  )
}
