import { Link, useNavigate } from '@tanstack/react-router'
import type { WebModeloCliente } from '@telar/contract/catalogo/webmodelos'
import { precioEn } from '@telar/domain/catalogo/tarifa'
import { enEuros } from '@telar/domain/dinero'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAbrirAsistente } from '../../kit/asistente.ts'
import { toast } from '../../kit/toast.tsx'
import { useCarrito } from '../../kit/ventas/use-carrito.ts'
import { Dock } from '../../pieces/Dock.tsx'
import { EstadoGuardado } from '../../pieces/matriz/EstadoGuardado.tsx'
import { Matriz, type MatrizProps } from '../../pieces/matriz/Matriz.tsx'
import { Pasos } from '../../pieces/matriz/Pasos.tsx'
import { precio } from '../../pieces/precio.ts'
import { AOcasion } from '../gallery/AOcasion.tsx'
import type { Ficha } from './ficha.ts'
import { usePromesa } from './use-promesa.ts'

interface PedirProps {
  modelo: Ficha
  variantes: WebModeloCliente['variantes']
  /** The colour whose photos are shown. */
  color: number | undefined
}

/** How many of each colour and size; what is typed goes into the cart by itself. */
export function Pedir({ modelo, variantes, color }: PedirProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const alPreguntar = useAbrirAsistente()
  const navigate = useNavigate()
  const mostrar = (id: number) =>
    void navigate({ to: '.', search: { color: id }, state: true, replace: true, resetScroll: false })
  const { cart, cantidad, poner, guardado, reintentar } = useCarrito()
  const [mirada, setMirada] = useState<{ colorId: number; talla: string }>()
  const { id: modeloId, tallas, precioMayor = 0, suPrecio = precioMayor, tarifa } = modelo
  const colores = modelo.colores.map(({ id, nombre, hex }) => ({
    ...{ id, hex, nombre: enIdioma(nombre, idioma) },
    tallas: variantes.filter(({ colorId }) => colorId === id).map(({ talla, libre }) => ({ talla, libre })),
  }))
  const { corta, larga } = usePromesa(modeloId, variantes)
  const matriz: MatrizProps = {
    ...{ tallas, colores, curva: modelo.curva ?? null, conExistencias: cart?.tipo !== 'programacion' },
    cantidad: (colorId, talla) => cantidad({ modeloId, colorId, talla }),
    alCambiar: (cambios) => poner(cambios.map((cambio) => ({ modeloId, ...cambio }))),
    alEntrar: (colorId, talla) => setMirada({ colorId, talla }),
    avisar: (texto) => toast.error(texto, { id: 'cantidad' }),
    promesa: corta,
    promesaLarga: larga,
  }
  const prendas = variantes.reduce((n, { colorId, talla }) => n + cantidad({ modeloId, colorId, talla }), 0)
  const deEste = cart?.modelos.find((otro) => otro.modeloId === modeloId)?.prendas ?? 0
  const enTodo = (cart?.prendas ?? 0) - deEste + prendas
  const unidad = precioEn({ precio: suPrecio, escalas: tarifa?.escalas ?? [] }, { modelo: prendas, pedido: enTodo })
  const importe = precio(enEuros(prendas * unidad), idioma)
  const enLaCelda = mirada && variantes.find((v) => v.colorId === mirada.colorId && v.talla === mirada.talla)
  const suColor = colores.find(({ id }) => id === mirada?.colorId)?.nombre
  return (
    <section className="order" aria-labelledby="pedir">
      <div className="mx-head">
        <h2 className="label" id="pedir">
          {t('matrix.title')}
        </h2>
        <EstadoGuardado {...guardado} reintentar={reintentar} />
      </div>
      <div className="mx-wide">
        <Matriz {...matriz} />
        <p className="mx-hint" aria-live="polite">
          {enLaCelda
            ? [
                t('matrix.free', { what: `${suColor} ${enLaCelda.talla}`, count: Math.max(0, enLaCelda.libre) }),
                larga(enLaCelda.colorId, enLaCelda.talla),
              ]
                .filter(Boolean)
                .join('. ')
            : t('matrix.keys')}
        </p>
      </div>
      <div className="mx-phone">
        <Pasos {...matriz} elegido={color} alElegir={mostrar} />
      </div>
      <div className="sum">
        <span>{t('matrix.ofThisModel', { count: prendas })}</span>
        <strong>{importe}</strong>
      </div>
      <AOcasion modeloId={modeloId} />
      <div className="buy-end">
        <Link to="/cart" className="btn btn-primary">
          {t('matrix.toCart')}
        </Link>
      </div>
      <Dock importe={importe} detalle={t('matrix.ofThisModel', { count: prendas })} alPreguntar={alPreguntar}>
        <Link to="/cart" className="btn btn-primary">
          {t('matrix.toCartShort')}
        </Link>
      </Dock>
    </section>
  )
}
