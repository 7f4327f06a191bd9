import type { Embalaje } from '@telar/contract/ventas/cajas'
import { useId, useState } from 'react'
import { FIGURE } from '../../parts/figure-texts.ts'
import { useWords } from '../../use-texts.ts'
import { enKilos, leerKilos } from '../envios/kilos.ts'
import { PREPARAR } from '../envios/preparar-texts.ts'
import { EMBALAR } from './embalar-texts.ts'

interface PesoDeCajaProps {
  caja: Pick<Embalaje['cajas'][number], 'numero' | 'pesoGr' | 'pesoDePrendas'>
  /** Whether it has been kept. */
  onPesar: (pesoGr: number | null) => Promise<boolean>
}

/** What a box weighs, in kilos as the scale says it. It is kept when the field is left: a number half written is none. */
export function PesoDeCaja({ caja: { numero, pesoGr, pesoDePrendas }, onPesar }: PesoDeCajaProps) {
  const say = useWords(EMBALAR)
  const { notGood } = useWords(FIGURE)
  const { pesoMal } = useWords(PREPARAR)
  const mensaje = useId()
  const [escrito, setEscrito] = useState<string>()
  const [perdido, setPerdido] = useState(false)
  const texto = escrito ?? (pesoGr === null ? '' : enKilos(pesoGr))
  const gramos = leerKilos(texto)
  const mal = texto.trim() !== '' && gramos === null
  const dejar = async () => {
    if (mal || escrito === undefined) return
    const guardado = gramos === pesoGr || (await onPesar(gramos))
    setPerdido(!guardado)
    if (guardado) setEscrito((ahora) => (ahora === escrito ? undefined : ahora))
  }
  return (
    <>
      <div className="o-row">
        <span className="o-q">{say.peso}</span>
        <input
          className="o-cell o-n"
          aria-label={`${say.peso} ${say.caja(numero)}`}
          aria-invalid={mal || perdido || undefined}
          aria-describedby={mal || perdido ? mensaje : undefined}
          data-wrong={mal ? notGood(texto.trim()) : perdido ? say.pesoPerdido : undefined}
          inputMode="decimal"
          autoComplete="off"
          placeholder={enKilos(pesoDePrendas)}
          value={texto}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setEscrito(target.value)}
          onBlur={() => void dejar()}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </div>
      {(mal || perdido) && (
        <span className="o-err" id={mensaje}>
          {mal ? pesoMal : say.pesoPerdido}
        </span>
      )}
    </>
  )
}
