import type { PorFabricar } from '@telar/contract/produccion/orden'
import { enIdioma } from '@telar/domain/idioma'
import { useColores } from '../../../catalogo/use-colores.ts'
import { Sideways } from '../../../parts/Sideways.tsx'
import { Swatch } from '../../../parts/State.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { DocumentosDe } from '../../../ventas/DocumentosDe.tsx'
import { DESDE } from './desde-texts.ts'

export const claveDe = ({ modeloId, colorId }: Pick<PorFabricar, 'modeloId' | 'colorId'>) => `${modeloId} ${colorId}`

interface GruposPorFabricarProps {
  grupos: readonly PorFabricar[]
  /** Those that are left for another time. */
  quitadas: ReadonlySet<string>
  onChange: (quitadas: ReadonlySet<string>) => void
  resumen: string
}

/** What is missing by model and colour, with the orders that ask for it; each can be left out. */
export function GruposPorFabricar({ grupos, quitadas, onChange, resumen }: GruposPorFabricarProps) {
  const say = useWords(DESDE)
  const claves = grupos.filter(({ prendas }) => prendas > 0).map(claveDe)
  const all = claves.every((clave) => !quitadas.has(clave))
  const some = claves.some((clave) => !quitadas.has(clave))
  return (
    <section className="o-sec o-flat">
      <Sideways>
        <table className="o-t o-t-money o-t-plan">
          <thead>
            <tr>
              <th className="o-t-check">
                <input
                  type="checkbox"
                  className="o-ck"
                  aria-label={say.all}
                  disabled={claves.length === 0}
                  checked={all && claves.length > 0}
                  ref={(box) => {
                    if (box) box.indeterminate = some && !all
                  }}
                  onChange={() => onChange(all ? new Set(claves) : new Set())}
                />
              </th>
              <th>{say.color}</th>
              <th>{say.sizes}</th>
              <th className="o-n">{say.pending}</th>
              <th className="o-n">{say.stock}</th>
              <th className="o-n">{say.cut}</th>
              <th className="o-n">{say.planned}</th>
              <th className="o-n">{say.toMake}</th>
            </tr>
          </thead>
          {[...Map.groupBy(grupos, ({ modeloId }) => modeloId)].map(([modeloId, suyos]) => (
            <tbody key={modeloId}>
              <tr className="o-t-group">
                <th colSpan={8} scope="rowgroup">
                  <b>{suyos[0]?.numero}</b> {suyos[0]?.nombre}
                </th>
              </tr>
              {suyos.map((grupo) => (
                <Grupo key={grupo.colorId} grupo={grupo} quitadas={quitadas} onChange={onChange} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <td colSpan={8}>{resumen}</td>
            </tr>
          </tfoot>
        </table>
      </Sideways>
    </section>
  )
}

type GrupoProps = Pick<GruposPorFabricarProps, 'quitadas' | 'onChange'> & { grupo: PorFabricar }

function Grupo({ grupo, quitadas, onChange }: GrupoProps) {
  const { idioma, number } = useFormat()
  const say = useWords(DESDE)
  const { color: colorDe } = useColores()
  const clave = claveDe(grupo)
  const color = enIdioma(grupo.color, idioma)
  const suma = (campo: 'pendientes' | 'enStock' | 'cortadas' | 'planeadas') =>
    grupo.tallas.reduce((n, talla) => n + talla[campo], 0)
  const cell = (n: number) => (n === 0 ? <span className="o-none">–</span> : number(n))
  return (
    <tr>
      <td className="o-t-check">
        <input
          type="checkbox"
          className="o-ck"
          aria-label={say.pick(grupo.numero, color)}
          disabled={grupo.prendas === 0}
          checked={grupo.prendas > 0 && !quitadas.has(clave)}
          onChange={({ target }) => {
            const next = new Set(quitadas)
            if (target.checked) next.delete(clave)
            else next.add(clave)
            onChange(next)
          }}
        />
      </td>
      <td>
        <Swatch hex={colorDe(grupo.colorId)?.hex ?? 'transparent'} />
        {color}
        <DocumentosDe documentos={grupo.documentos} label={say.orders(grupo.documentos.length)} say={say.ofOrder} />
      </td>
      <td>
        <span className="o-sizes">
          {grupo.tallas
            .filter(({ prendas }) => prendas > 0)
            .map(({ talla, prendas }) => (
              <span key={talla}>
                <small>{talla}</small> <b>{number(prendas)}</b>
              </span>
            ))}
          {grupo.prendas === 0 && <span className="o-q">{say.covered}</span>}
        </span>
      </td>
      <td className="o-n">{cell(suma('pendientes'))}</td>
      <td className="o-n">{cell(suma('enStock'))}</td>
      <td className="o-n">{cell(suma('cortadas'))}</td>
      <td className="o-n">{cell(suma('planeadas'))}</td>
      <td className="o-n o-m">{cell(grupo.prendas)}</td>
    </tr>
  )
}
