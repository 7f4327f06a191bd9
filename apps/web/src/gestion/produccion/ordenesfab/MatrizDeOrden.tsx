import type { OrdenFab } from '@telar/contract/produccion/orden'
import { enIdioma } from '@telar/domain/idioma'
import { Sideways } from '../../parts/Sideways.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { type Cuenta, cuentasDe, enCelda, faltan, type LineaDeOrden, sumaDe } from './cuentas.ts'
import { CUENTA } from './orden-labels.ts'
import { VER } from './ver-texts.ts'

/** What is planned, cut, received, of second quality, lost and closed, one row each, for every colour. */
export function MatrizDeOrden({ orden }: { orden: OrdenFab }) {
  const say = useWords(VER)
  const { tallas, lineas } = orden
  return (
    <section className="o-model">
      <Sideways className="o-mx-scroll">
        <table className="o-mx o-fabmx" aria-label={say.matrix}>
          <thead>
            <tr>
              <td />
              <td />
              {tallas.map((talla) => (
                <th key={talla} scope="col">
                  {talla}
                </th>
              ))}
              <th scope="col" className="o-n">
                {say.total}
              </th>
              <th scope="col" className="o-n">
                {say.missing}
              </th>
            </tr>
          </thead>
          {lineas.map((linea) => (
            <Cuerpo key={linea.colorId} lineas={[linea]} tallas={tallas} color={linea} estado={orden.estado} />
          ))}
          {lineas.length > 1 && <Cuerpo lineas={lineas} tallas={tallas} estado={orden.estado} />}
        </table>
      </Sideways>
    </section>
  )
}

interface CuerpoProps {
  lineas: readonly LineaDeOrden[]
  tallas: readonly string[]
  estado: OrdenFab['estado']
  /** Without one they are the sums of all. */
  color?: LineaDeOrden
}

function Cuerpo({ lineas, tallas, color, estado }: CuerpoProps) {
  const { idioma, number, word } = useFormat()
  const say = useWords(VER)
  const cuentas = cuentasDe(lineas)
  const esperadas = sumaDe(lineas, 'prevista') - sumaDe(lineas, 'cerrada')
  const cortadas = sumaDe(lineas, 'cortada')
  const percent = cortadas > 0 && esperadas > 0 ? Math.round((sumaDe(lineas, 'recibida') * 100) / esperadas) : null
  const cell = (n: number) => (n === 0 ? '·' : number(n))
  return (
    <tbody className={color ? undefined : 'o-fabsum'}>
      {cuentas.map((cuenta, i) => (
        <tr key={cuenta} className={cuenta === 'recibida' ? 'o-fabnow' : undefined}>
          {i === 0 && (
            <th scope="rowgroup" rowSpan={cuentas.length}>
              {color ? (
                <>
                  <Swatch hex={color.hex} />
                  {enIdioma(color.color, idioma)}
                </>
              ) : (
                say.total
              )}
              {color && percent !== null && (
                <small>
                  {say.received(number(percent))}
                  <meter min={0} max={100} value={percent} aria-hidden="true" />
                </small>
              )}
            </th>
          )}
          <th scope="row">{word(CUENTA[cuenta])}</th>
          {tallas.map((talla) => {
            const n = lineas.reduce((sum, linea) => sum + enCelda(linea, talla, cuenta), 0)
            const none = color && !color.tallasCantidades.some((una) => una.talla === talla)
            return (
              <td key={talla} className={none ? 'o-hatch' : n === 0 ? 'o-q' : undefined}>
                {none ? '' : cell(n)}
              </td>
            )
          })}
          <td className="o-n">{cell(sumaDe(lineas, cuenta))}</td>
          <td className="o-n o-q">{falta(lineas, cuenta, estado, number)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** What is still to come, to be cut, or to come back, beside the row that says so. */
function falta(
  lineas: readonly LineaDeOrden[],
  cuenta: Cuenta,
  estado: OrdenFab['estado'],
  number: (n: number) => string,
): string {
  const n = faltan(lineas, cuenta, estado)
  return n === 0 ? '' : number(n)
}
