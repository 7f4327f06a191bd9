import { oleadas, type Parada } from '@telar/contract/ventas/oleadas'
import { enIdioma } from '@telar/domain/idioma'
import { porCoger } from '@telar/domain/ventas/oleada'
import { Check, Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { MenuItem, OfficeMenu } from '../../parts/dialogs/OfficeMenu.tsx'
import { Swatch } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { OLEADA } from './oleada-texts.ts'

interface FilaDeParadaProps {
  parada: Parada
  oleadaId: number
  abierta: boolean
  /** The next one to be picked. */
  siguiente: boolean
  hacer: (acto: () => Promise<unknown>) => Promise<void>
  onNoEsta: () => void
}

/** A garment on its shelf: how many, and for which places of the cart. */
export function FilaDeParada({ parada, oleadaId, abierta, siguiente, hacer, onNoEsta }: FilaDeParadaProps) {
  const say = useWords(OLEADA)
  const { idioma } = useFormat()
  const { mutateAsync: coger } = useCommand(oleadas.coger)
  const [todas, setTodas] = useState(false)
  const { mutateAsync: devolver } = useCommand(oleadas.devolver)
  const { mutateAsync: aparecio } = useCommand(oleadas.aparecio)
  const { modeloId, colorId, talla, numero, nombre, color, hex, otras, cantidad, cogidas, faltan, motivo, para } =
    parada
  const params = { id: oleadaId }
  const cual = { modeloId, colorId, talla }
  const quedan = porCoger(parada)
  const que = `${numero} ${enIdioma(color, idioma)} ${talla}`
  const tomar = (n: number) => hacer(() => coger({ params, body: { que: cual, cantidad: n } }))
  /** All that is left is taken once, however often it is touched. */
  const tomarTodas = async () => {
    setTodas(true)
    await tomar(quedan)
    setTodas(false)
  }
  return (
    <li className={siguiente ? 'o-wave-row o-on' : 'o-wave-row'}>
      <div className="o-wave-what">
        <span className="o-row">
          <Swatch hex={hex} />
          <b>{numero}</b> <span className="o-el">{enIdioma(color, idioma)}</span>
          <b className="o-wave-size">{talla}</b>
        </span>
        <span className="o-q o-el">
          {nombre}
          {otras.length > 0 && ` · ${say.tambien(otras.join(', '))}`}
        </span>
        <span className="o-row o-wrap">
          {para.map((una) => (
            <span key={una.pedidoId} className={porCoger(una) === 0 ? 'o-place o-done' : 'o-place'}>
              <b>{una.letra}</b> {una.cogidas}/{una.cantidad}
            </span>
          ))}
        </span>
        {faltan > 0 && <span className="o-fewer">{say.faltan(faltan, motivo)}</span>}
      </div>
      <span className="o-sp" />
      <b className="o-wave-n">
        {cogidas}/{cantidad}
      </b>
      {abierta && quedan > 1 && (
        <Button iconOnly icon={Plus} onClick={() => void tomar(1)}>
          {say.coger(que)}
        </Button>
      )}
      {abierta && quedan > 0 && (
        <Button
          icon={Check}
          disabled={todas}
          aria-label={`${say.cogerTodas(quedan)} ${que}`}
          onClick={() => void tomarTodas()}
        >
          {say.cogerTodas(quedan)}
        </Button>
      )}
      {abierta && (
        <OfficeMenu
          trigger={
            <Button look="ghost" iconOnly icon={Ellipsis}>
              {say.mas(que)}
            </Button>
          }
        >
          {quedan > 0 && <MenuItem onSelect={onNoEsta}>{say.noEsta}</MenuItem>}
          {faltan > 0 && (
            <MenuItem onSelect={() => void hacer(() => aparecio({ params, body: cual }))}>{say.aparecio}</MenuItem>
          )}
          {cogidas > 0 && (
            <MenuItem onSelect={() => void hacer(() => devolver({ params, body: { ...cual, cantidad: 1 } }))}>
              {say.devolver}
            </MenuItem>
          )}
        </OfficeMenu>
      )}
    </li>
  )
}
