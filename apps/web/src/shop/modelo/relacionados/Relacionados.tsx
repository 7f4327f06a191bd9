import { useMemo } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ModeloCard, type Tarjeta } from '../../../pieces/ModeloCard.tsx'
import { useIdle } from '../../gallery/use-idle.ts'
import type { Ficha } from '../ficha.ts'
import { besideSizes } from '../sizes.ts'
import { relacionados } from './relacionados.ts'
import { useModelos } from './use-modelos.ts'

interface RelacionadosProps {
  modelo: Ficha
  beside: Tarjeta[] | null
  priced: boolean
}

/** Up to four models that go with this one. */
export function Relacionados({ modelo, beside, priced }: RelacionadosProps) {
  const { t } = useTranslation()
  const modelos = useModelos(priced, useIdle() && beside === null)
  const near = useMemo(() => beside ?? (modelos ? relacionados(modelos, modelo) : []), [beside, modelos, modelo])
  if (near.length === 0) return null
  return (
    <section className="band" aria-labelledby="relacionados">
      <h2 className="d3 mb-8" id="relacionados">
        {t('model.related')}
      </h2>
      <div className="grid-4">
        {near.map((other) => (
          <ModeloCard
            key={other.id}
            modelo={other}
            to={priced ? '/modelo/user/$id' : '/modelo/$id'}
            sizes={besideSizes}
          />
        ))}
      </div>
    </section>
  )
}
