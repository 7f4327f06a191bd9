import { Link } from '@tanstack/react-router'
import type { DeOcasion } from '@telar/contract/ventas/pedidos'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../kit/toast.tsx'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { Matriz } from '../../pieces/matriz/Matriz.tsx'
import { precio } from '../../pieces/precio.ts'
import { cuantas, type Encargo } from './encargo.ts'

interface ModeloDeOcasionProps {
  modelo: DeOcasion
  encargo: Encargo
  poner: (modeloId: number, cambios: readonly { colorId: number; talla: string; cantidad: number }[]) => void
}

/** A model of which there are some, with what one costs and why. */
export function ModeloDeOcasion({ modelo, encargo, poner }: ModeloDeOcasionProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { modeloId, numero, colores } = modelo
  const nombre = enIdioma(modelo.nombres, idioma)
  const imagen = colores.find((color) => color.imagen)?.imagen
  const tallas = [...new Set(colores.flatMap((color) => color.tallas.map(({ talla }) => talla)))]
  return (
    <article className="line" aria-label={`${nombre} ${numero}`}>
      <Link to="/modelo/user/$id" params={{ id: String(modeloId) }} className="thumb" tabIndex={-1} aria-hidden="true">
        {imagen && <Foto imagen={imagen} alt="" sizes="132px" mayor={400} prioridad="luego" />}
      </Link>
      <div>
        <div className="line-head">
          <h3 className="d4">
            <Link to="/modelo/user/$id" params={{ id: String(modeloId) }}>
              {nombre}
            </Link>
          </h3>
          <p className="amt">{precio(modelo.precio, idioma)}</p>
          <p className="mute small">
            {t('occasion.ref', { number: numero, price: precio(modelo.precioMayor, idioma) })}
          </p>
          {modelo.porque && <p className="mute small">{modelo.porque}</p>}
        </div>
        <Matriz
          tallas={tallas}
          colores={colores.map(({ colorId, color, hex, tallas: suyas }) => ({
            ...{ id: colorId, hex, nombre: enIdioma(color, idioma), tallas: suyas },
          }))}
          cantidad={(colorId, talla) => cuantas(encargo, { modeloId, colorId, talla })}
          alCambiar={(cambios) => poner(modeloId, cambios)}
          curva={null}
          avisar={(texto) => toast.error(texto, { id: 'cantidad' })}
          conExistencias
        />
        {colores.map(({ colorId, color, tallas: suyas }) => (
          <p key={colorId} className="mute small">
            {t('occasion.left', {
              colour: enIdioma(color, idioma),
              sizes: suyas.map(({ talla, libre }) => `${talla} × ${libre}`).join(', '),
            })}
          </p>
        ))}
      </div>
    </article>
  )
}
