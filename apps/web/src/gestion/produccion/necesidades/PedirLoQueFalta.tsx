import type { CallInput } from '@telar/contract/kit/endpoint'
import type { Propuesta } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { enIdioma } from '@telar/domain/idioma'
import type { Unidad } from '@telar/domain/produccion/materia'
import { useCommand, useRead } from '../../calls.ts'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { AJUSTE, COMPRA } from '../compras/compra-texts.ts'
import { P } from '../palabras.ts'
import { useMedida } from '../use-medida.ts'
import type { Proveedor } from './necesidad.ts'

type Escrita = Propuesta['lineas'][number]['compras'][number]
type Falta = CallInput<typeof compras.propuesta>['body']['lineas'][number]

/** What has no colour of its own is asked for without one. */
const SIN_COLOR: readonly string[] = ['avio', 'etiqueta']

/** What is missing of each supplier's materials, colour by colour. */
export const faltasDe = (proveedores: readonly Proveedor[]): Falta[] =>
  proveedores.flatMap(({ proveedorId, materias }) =>
    materias.flatMap(({ materiaId, tipo, falta, porColor }): Falta[] => {
      if (falta <= 0) return []
      if (SIN_COLOR.includes(tipo)) return [{ proveedorId, materiaId, colorId: null, cantidad: falta }]
      return porColor.flatMap(({ colorId, comprar }) =>
        comprar > 0 ? [{ proveedorId, materiaId, colorId, cantidad: comprar }] : [],
      )
    }),
  )

/** Drafts for what is missing, one for each supplier, with the quantities as they sell them and why. */
export function PedirLoQueFalta({ faltas, onClose }: { faltas: Falta[]; onClose: () => void }) {
  const { idioma, money, word } = useFormat()
  const go = useGo()
  const medida = useMedida()
  const say = useWords(COMPRA)
  const p = useWords(P)
  const read = useRead(compras.propuesta, { body: { lineas: faltas } }, { staleTime: 0 })
  const { mutateAsync: crear } = useCommand(compras.desdeFaltas)
  return (
    <PreguntaDialog
      title={say.pedirLoQueFalta}
      description={say.pedirQue}
      verb={say.crear}
      disabled={!read.data}
      onClose={onClose}
      onConfirm={async () => {
        const vistas = read.data?.flatMap(({ lineas }) => lineas.flatMap(({ compras }) => compras.map(({ id }) => id)))
        const ids = await crear({ body: { lineas: faltas, vistas } })
        notify(say.creados(String(ids.length)))
        go(ids.length === 1 && ids[0] ? hrefOf('compras', ids[0]) : hrefOf('compras'))
      }}
    >
      <Leido de={read}>
        {(propuestas) =>
          propuestas.map(({ proveedorId, proveedor, importe, lineas }) => (
            <section key={proveedorId} aria-label={proveedor}>
              <h3 className="o-h2 o-row">
                {proveedor} <span className="o-q">{money(importe)}</span>
              </h3>
              <table className="o-t o-t-money">
                <thead>
                  <tr>
                    <th>{p.materia}</th>
                    <th className="o-n">{say.falta}</th>
                    <th className="o-n">{say.sePide}</th>
                  </tr>
                </thead>
                <tbody>
                  {lineas.map(
                    ({ materiaId, colorId, materia, color, unidad, cantidad, pedida, ajuste, compras: suyas }) => (
                      <tr key={`${materiaId} ${colorId}`}>
                        <td>
                          {materia} {color && <span className="o-q">{enIdioma(color, idioma)}</span>}
                          <EnBorrador
                            compras={suyas.filter((una) => una.borrador && una.colorId === colorId)}
                            unidad={unidad}
                          />
                        </td>
                        <td className="o-n">{medida(cantidad, unidad)}</td>
                        <td className="o-n">
                          <b>{medida(pedida, unidad)}</b>
                          {ajuste && <div className="o-q o-s">{word(AJUSTE[ajuste])}</div>}
                        </td>
                      </tr>
                    ),
                  )}
                </tbody>
              </table>
            </section>
          ))
        }
      </Leido>
    </PreguntaDialog>
  )
}

/** What somebody has put into an order already that was not sent. */
function EnBorrador({ compras: suyas, unidad }: { compras: Escrita[]; unidad: Unidad }) {
  const medida = useMedida()
  const say = useWords(COMPRA)
  if (suyas.length === 0) return null
  return (
    <div className="o-s o-warn">
      {say.enBorrador}{' '}
      {suyas.map(({ id, numero, pedida }) => (
        <OfficeLink key={id} className="o-link o-apart o-nowrap" href={hrefOf('compras', id)}>
          {numero} ({medida(pedida, unidad)})
        </OfficeLink>
      ))}
    </div>
  )
}
