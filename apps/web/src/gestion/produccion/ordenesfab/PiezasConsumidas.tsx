import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { lotesMezclados } from '@telar/domain/produccion/materia'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useCommand } from '../../calls.ts'
import { useColores } from '../../catalogo/use-colores.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { Note } from '../../parts/Note.tsx'
import { notify } from '../../parts/notify.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { Medida } from '../Unidad.tsx'
import { useCifra, useMedida } from '../use-medida.ts'
import { CONSUMO } from './consumo-texts.ts'

type Consumo = OrdenFab['consumos'][number]

/** Lots that meet in one colour: how the shade may differ. */
function LotesMezclados({ de }: { de: Parameters<typeof lotesMezclados>[0] }) {
  const say = useWords(CONSUMO)
  const mezclas = lotesMezclados(de)
  if (mezclas.length === 0) return null
  return (
    <Note look="warning">
      {mezclas.map(({ materia, lotes }) => (
        <p key={`${materia} ${lotes.join()}`}>
          <b>{say.lots(materia, lotes.join(', '))}</b>
        </p>
      ))}
      {say.lotsHint}
    </Note>
  )
}

/** The rolls that an order took of; what was noted by mistake can go back. */
export function PiezasConsumidas({ orden }: { orden: OrdenFab }) {
  const { amount } = useFormat()
  const cifra = useCifra()
  const say = useWords(CONSUMO)
  const may = useMay()
  const { color, nombre } = useColores()
  const [asking, setAsking] = useState<Consumo | null>(null)
  const { consumos, estado } = orden
  const mayReturn = may(ordenesfab.devolver.access) && estado !== 'cerrada' && estado !== 'anulada'
  return (
    <section className="o-sec">
      <h2 className="o-h2">{say.pieces}</h2>
      {consumos.length === 0 && <p className="o-q">{say.noPieces}</p>}
      {consumos.length > 0 && (
        <Sideways>
          <table className="o-t o-t-money o-t-rolls">
            <thead>
              <tr>
                <th>{say.piece}</th>
                <th>{say.lot}</th>
                <th className="o-n">{say.taken}</th>
                <th className="o-n">{say.rest}</th>
                <th className="o-n">{say.unitCost}</th>
                {mayReturn && <td />}
              </tr>
            </thead>
            <tbody>
              {consumos.map((uno) => (
                <tr key={uno.id}>
                  <td>
                    {uno.colorId !== null && <Swatch hex={color(uno.colorId)?.hex ?? 'transparent'} />}
                    <b className="o-m">{uno.numero}</b>{' '}
                    <span className="o-q">
                      {uno.materia}
                      {uno.colorId !== null && `, ${nombre(uno.colorId)}`}
                    </span>
                  </td>
                  <td>{uno.lote || '–'}</td>
                  <td className="o-n o-m">
                    <Medida n={uno.cantidad} de={uno.unidad} />
                  </td>
                  <td className="o-n o-q">{cifra(uno.resto, uno.unidad)}</td>
                  <td className="o-n">{amount(uno.coste)}</td>
                  {mayReturn && (
                    <td className="o-act">
                      <Button look="ghost" small iconOnly icon={Undo2} onClick={() => setAsking(uno)}>
                        {say.giveBack(uno.numero)}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
      <LotesMezclados de={consumos} />
      {asking && <DevolverDialog orden={orden} consumo={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

function DevolverDialog({ orden, consumo, onClose }: { orden: OrdenFab; consumo: Consumo; onClose: () => void }) {
  const medida = useMedida()
  const say = useWords(CONSUMO)
  const { mutateAsync: devolver } = useCommand(ordenesfab.devolver)
  return (
    <PreguntaDialog
      title={say.giveBackTitle(consumo.numero)}
      description={say.giveBackWhat(medida(consumo.cantidad, consumo.unidad))}
      verb={say.giveBackVerb}
      onClose={onClose}
      onConfirm={async () => {
        await devolver({ params: { id: orden.id }, body: { consumoId: consumo.id } })
        notify(say.gaveBack(consumo.numero))
      }}
    />
  )
}
