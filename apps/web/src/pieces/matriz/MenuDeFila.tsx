import { type MouseEvent, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/Icon.tsx'
import { aplicarCurva, type Cambio, type ColorDeMatriz, copiarATodos, type Rejilla } from './rejilla.ts'

interface MenuDeFilaProps {
  color: ColorDeMatriz
  rejilla: Rejilla
  curva: Readonly<Record<string, number>> | null
  cantidad: (colorId: number, talla: string) => number
  alCambiar: (cambios: Cambio[]) => void
}

/** What can be done to a whole colour at once. */
export function accionesDeFila({ color, rejilla, curva, cantidad, alCambiar }: MenuDeFilaProps) {
  const { id, tallas } = color
  const enSuColor = (celdas: { talla: string; cantidad: number }[]) =>
    alCambiar(celdas.map((celda) => ({ ...celda, colorId: id })))
  return {
    copiar:
      rejilla.colores.length > 1
        ? () => alCambiar(copiarATodos(rejilla, id, (color, talla) => cantidad(color, talla)))
        : null,
    curva: curva ? () => enSuColor(aplicarCurva(color, curva, (talla) => cantidad(id, talla))) : null,
    vaciar: () => enSuColor(tallas.map(({ talla }) => ({ talla, cantidad: 0 }))),
  }
}

/** The browser opens the menu in its top layer, where it no longer knows its button. */
function placeBelow({ currentTarget }: MouseEvent<HTMLElement>, id: string) {
  const menu = document.getElementById(id)
  if (!menu) return
  const { bottom, left } = currentTarget.getBoundingClientRect()
  menu.style.top = `${bottom}px`
  menu.style.left = `${left}px`
}

export function MenuDeFila(props: MenuDeFilaProps) {
  const { t } = useTranslation('account')
  const id = useId()
  const { copiar, curva, vaciar } = accionesDeFila(props)
  const acciones = [
    { texto: t('matrix.copyToAll'), hacer: copiar },
    { texto: t('matrix.curve'), hacer: curva },
    { texto: t('matrix.clear'), hacer: vaciar },
  ]
  return (
    <>
      <button
        type="button"
        className="icon-btn row-acts"
        popoverTarget={id}
        onClick={(event) => placeBelow(event, id)}
        aria-label={t('matrix.actions', { colour: props.color.nombre })}
      >
        <Icon name="dots" />
      </button>
      <div id={id} popover="auto" className="popover row-menu">
        <ul>
          {acciones.map(
            ({ texto, hacer }) =>
              hacer && (
                <li key={texto}>
                  <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={hacer}>
                    {texto}
                  </button>
                </li>
              ),
          )}
        </ul>
      </div>
    </>
  )
}
