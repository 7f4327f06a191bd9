import type { CSSProperties } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { MatrizProps } from './Matriz.tsx'
import { accionesDeFila } from './MenuDeFila.tsx'
import { MAXIMA } from './rejilla.ts'
import { useEscrito } from './use-escrito.ts'
import { useRehusar } from './use-rehusar.ts'

interface PasosProps extends MatrizProps {
  elegido: number | undefined
  alElegir: (colorId: number) => void
}

/** The same matrix for a thumb: one colour at a time, a row for each size. */
export function Pasos(props: PasosProps) {
  const { colores, tallas, cantidad, alCambiar, curva, conExistencias, promesaLarga, elegido, alElegir } = props
  const { t } = useTranslation('account')
  const color = colores.find(({ id }) => id === elegido) ?? colores[0]
  if (!color) return null
  const { id, nombre } = color
  const prendas = (colorId: number) =>
    colores.find((uno) => uno.id === colorId)?.tallas.reduce((n, { talla }) => n + cantidad(colorId, talla), 0) ?? 0
  const poner = (talla: string, valor: number) =>
    alCambiar([{ colorId: id, talla, cantidad: Math.min(Math.max(valor, 0), MAXIMA) }])
  const acciones = accionesDeFila({ color, rejilla: { colores, tallas }, curva, cantidad, alCambiar })
  return (
    <>
      <div className="tabs" role="tablist" aria-label={t('matrix.colour')}>
        {colores.map((uno) => (
          <button
            key={uno.id}
            type="button"
            role="tab"
            aria-selected={uno.id === id}
            aria-controls="pasos"
            onClick={() => alElegir(uno.id)}
          >
            <i style={{ '--c': uno.hex } as CSSProperties} />
            <span>
              {uno.nombre} {prendas(uno.id)}
            </span>
          </button>
        ))}
      </div>
      <div id="pasos" role="tabpanel" aria-label={nombre}>
        <ul className="steps">
          {tallas.map((talla) => {
            const suya = color.tallas.find((una) => una.talla === talla)
            const valor = cantidad(id, talla)
            if (!suya) {
              return (
                <li key={talla} className="no">
                  <span>
                    {talla}
                    <small>{t('matrix.notMadeShort', { colour: nombre.toLowerCase() })}</small>
                  </span>
                </li>
              )
            }
            return (
              <li key={talla}>
                <span>
                  {talla}
                  {conExistencias && valor > suya.libre && (
                    <small>{t('matrix.left', { n: Math.max(suya.libre, 0) })}</small>
                  )}
                  {promesaLarga?.(id, talla) && <small>{promesaLarga(id, talla)}</small>}
                </span>
                <button
                  type="button"
                  aria-label={t('matrix.less', { size: talla })}
                  onClick={() => poner(talla, valor - 1)}
                >
                  <Icon name="minus" />
                </button>
                <Numero
                  etiqueta={`${nombre} ${talla}`}
                  cantidad={valor}
                  corto={conExistencias && valor > suya.libre}
                  alCambiar={(nuevo) => poner(talla, nuevo)}
                  avisar={props.avisar}
                />
                <button
                  type="button"
                  aria-label={t('matrix.more', { size: talla })}
                  onClick={() => poner(talla, valor + 1)}
                >
                  <Icon name="plus" />
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p className="steps-acts">
        {acciones.copiar && (
          <button type="button" className="link tap" onClick={acciones.copiar}>
            {t('matrix.copyToAll')}
          </button>
        )}
        {acciones.curva && (
          <button type="button" className="link tap" onClick={acciones.curva}>
            {t('matrix.curve')}
          </button>
        )}
      </p>
    </>
  )
}

interface NumeroProps {
  etiqueta: string
  cantidad: number
  /** Whether there are fewer than are asked for. */
  corto: boolean
  alCambiar: (cantidad: number) => void
  avisar: MatrizProps['avisar']
}

function Numero({ etiqueta, cantidad, corto, alCambiar, avisar }: NumeroProps) {
  const { campo } = useEscrito({ cantidad, alCambiar, alRehusar: useRehusar(avisar) })
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={etiqueta}
      data-short={corto || undefined}
      {...campo}
      value={campo.value || '0'}
    />
  )
}
