import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import type { CallOutput } from '@telar/contract/kit/endpoint'
import { X } from 'lucide-react'
import { Foto } from '../../../pieces/foto/Foto.tsx'
import { useCalls, useCommand, useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { SortHandle } from '../../parts/sort/SortHandle.tsx'
import { useSortable } from '../../parts/sort/use-sortable.ts'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { BuscarModelo } from '../BuscarModelo.tsx'
import { COLECCION } from './coleccion-texts.ts'

/** The models of a collection as the shop will line them up; what is not known is not written over. */
export default function ModelosDeColeccion({ row, mayWrite }: PartProps) {
  const params = { id: Number(row?.id) }
  const leido = useRead(webcolecciones.modelos, { params })
  return <Leido de={leido}>{(modelos) => <Modelos {...{ params, modelos, mayWrite }} />}</Leido>
}

interface ModelosProps {
  params: { id: number }
  modelos: CallOutput<typeof webcolecciones.modelos>
  mayWrite: boolean
}

/** Every change is saved at once and can be taken back. */
function Modelos({ params, modelos, mayWrite }: ModelosProps) {
  const t = useWords(OFFICE)
  const calls = useCalls()
  const { mutateAsync: setModelos } = useCommand(webcolecciones.setModelos)
  const { number } = useFormat()
  const say = useWords(COLECCION)
  const ids = modelos.map(({ id }) => id)

  async function store(modeloIds: number[], text: string, undo = true): Promise<void> {
    try {
      await setModelos({ params, body: { modeloIds } })
      notify(text, undo ? { undo: () => void store(ids, say.undone, false) } : {})
    } catch (error) {
      notify(errorText(error, t), { bad: true })
      await calls.reread(webcolecciones.modelos)
      throw error
    }
  }
  const quietly = (done: Promise<void>) => void done.catch(() => undefined)

  const sortable = useSortable(ids, (order) => store(order.map(Number), say.ordered))
  const shown = sortable.order.flatMap((id) => modelos.find((modelo) => modelo.id === id) ?? [])
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">
        {say.title} {number(ids.length)} <span className="o-q">{say.hint}</span>
      </h2>
      {mayWrite && (
        <BuscarModelo
          without={ids}
          label={say.add}
          none={say.noneFound}
          onPick={(id, name) => quietly(store([...ids, id], say.added(name)))}
        />
      )}
      {ids.length === 0 && <p className="o-q">{say.none}</p>}
      <ol className="o-cards">
        {shown.map(({ id, numero, nombre, publicado, imagen }) => {
          const name = `${numero} ${nombre}`
          return (
            <li key={id} className="o-card" {...sortable.item(id)}>
              <div className="o-card-pic">
                {imagen ? <Foto imagen={imagen} alt="" sizes="132px" mayor={320} /> : <i className="o-no-pic" />}
                {mayWrite && <SortHandle sortable={sortable} id={id} name={name} />}
                {mayWrite && (
                  <Button
                    small
                    iconOnly
                    icon={X}
                    className="o-card-x"
                    onClick={() =>
                      quietly(
                        store(
                          ids.filter((other) => other !== id),
                          say.removed(name),
                        ),
                      )
                    }
                  >
                    {say.remove(name)}
                  </Button>
                )}
                {!publicado && <span className="o-tag o-card-tag">{say.draft}</span>}
              </div>
              <OfficeLink className="o-el" href={hrefOf('modelos', id)}>
                <b className="o-m">{numero}</b> {nombre}
              </OfficeLink>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
