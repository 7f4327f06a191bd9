import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { enIdioma } from '@telar/domain/idioma'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { ESTANTES } from './ubicacion-texts.ts'

/** On which shelves the garments of a model go, beside where they come in; nothing where none is known. */
export function DondeVa({ modeloId }: { modeloId: number }) {
  const say = useWords(ESTANTES)
  const { idioma } = useFormat()
  const may = useMay()
  const { data = [] } = useRead(
    ubicaciones.deModelo,
    { params: { id: modeloId } },
    { enabled: may(ubicaciones.deModelo.access) },
  )
  const sitios = data.flatMap(({ ubicaciones: [primera], color, talla }) =>
    primera ? [{ codigo: primera.codigo, color: enIdioma(color, idioma), talla }] : [],
  )
  if (sitios.length === 0) return null
  return (
    <dl className="o-dl o-goes" aria-label={say.dondeVa}>
      {[...Map.groupBy(sitios, ({ codigo }) => codigo)].map(([codigo, suyas]) => (
        <div key={codigo} className="o-row">
          <dt className="o-m">{codigo}</dt>
          <dd>
            {[...Map.groupBy(suyas, ({ color }) => color)]
              .map(([color, tallas]) => `${color} ${tallas.map(({ talla }) => talla).join(' ')}`)
              .join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
