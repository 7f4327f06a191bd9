import { cajas, type Embalaje } from '@telar/contract/ventas/cajas'
import { enIdioma } from '@telar/domain/idioma'
import { ArrowRightLeft, Minus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { Button } from '../../parts/Button.tsx'
import { PreguntaDialog } from '../../parts/dialogs/PreguntaDialog.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { EMBALAR } from './embalar-texts.ts'
import { PesoDeCaja } from './PesoDeCaja.tsx'

interface CajaAbiertaProps {
  caja: Embalaje['cajas'][number]
  prendas: Embalaje['prendas']
  /** The box that garments go into now. */
  abierta: number | null
  onElegir: () => void
  onPesar: (id: number, pesoGr: number | null) => Promise<unknown>
  /** Whether it was done. */
  hacer: (acto: () => Promise<unknown>) => Promise<boolean>
}

/** A box with what lies in it: it can be weighed, emptied and taken away, and garments go from one to another. */
export function CajaAbierta({ caja, prendas, abierta, onElegir, onPesar, hacer }: CajaAbiertaProps) {
  const say = useWords(EMBALAR)
  const { idioma } = useFormat()
  const { mutateAsync: quitar } = useCommand(cajas.quitar)
  const { mutateAsync: mover } = useCommand(cajas.mover)
  const { mutateAsync: deshacer } = useCommand(cajas.deshacer)
  const { id, numero, sscc } = caja
  const params = { id }
  const esta = id === abierta
  const [vaciar, setVaciar] = useState(false)
  const n = caja.prendas.reduce((suma, { cantidad }) => suma + cantidad, 0)
  return (
    <section className={esta ? 'o-box o-on' : 'o-box'} aria-label={say.caja(numero)}>
      <header className="o-row">
        <button type="button" className="o-link" aria-pressed={esta} onClick={onElegir}>
          <b>{say.caja(numero)}</b> {esta && <span className="o-tag">{say.abierta}</span>}
        </button>
        <span className="o-sp" />
        <Button
          look="ghost"
          small
          iconOnly
          icon={Trash2}
          onClick={() => (n === 0 ? void hacer(() => deshacer({ params, body: { prendas: 0 } })) : setVaciar(true))}
        >
          {say.quitarCaja}
        </Button>
      </header>
      {vaciar && (
        <PreguntaDialog
          title={say.quitarLlena(numero, n)}
          description={say.quitarQue}
          verb={say.quitarCaja}
          onClose={() => setVaciar(false)}
          onConfirm={() => deshacer({ params, body: { prendas: n } })}
        />
      )}
      {sscc && <small className="o-q">SSCC {sscc}</small>}
      <PesoDeCaja caja={caja} onPesar={(peso) => hacer(() => onPesar(id, peso))} />
      {caja.prendas.length === 0 && <p className="o-q">{say.vacia}</p>}
      <ul>
        {caja.prendas.map(({ modeloId, colorId, talla, cantidad }) => {
          const prenda = prendas.find((una) => una.modeloId === modeloId && una.colorId === colorId)
          const que = prenda ? `${prenda.numero} ${enIdioma(prenda.color, idioma)} ${talla}` : talla
          const body = { modeloId, colorId, talla, cantidad: 1 }
          return (
            <li key={`${modeloId} ${colorId} ${talla}`} className="o-row">
              <span className="o-el">{que}</span>
              <span className="o-sp" />
              <b className="o-n">{cantidad}</b>
              {abierta !== null && !esta && (
                <Button
                  look="ghost"
                  small
                  iconOnly
                  icon={ArrowRightLeft}
                  onClick={() => void hacer(() => mover({ params, body: { ...body, a: abierta } }))}
                >
                  {say.aLaAbierta(que)}
                </Button>
              )}
              <Button
                look="ghost"
                small
                iconOnly
                icon={Minus}
                onClick={() => void hacer(() => quitar({ params, body }))}
              >
                {say.sacar(que)}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
