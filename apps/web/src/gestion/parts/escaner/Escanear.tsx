import { lazyRouteComponent } from '@tanstack/react-router'
import { Camera, CameraOff, Volume2, VolumeX } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useWords } from '../../use-texts.ts'
import { Button } from '../Button.tsx'
import { useHeld } from '../Held.tsx'
import { ESCANER } from './escaner-texts.ts'
import { enmudecer, mudo, sonar } from './sonido.ts'
import { useScanner } from './use-scanner.ts'

const Camara = lazyRouteComponent(() => import('./Camara.tsx'), 'Camara')

/** What became of a scan: whether it was right, and in a few words what it was. */
export interface Resultado {
  bien: boolean
  texto: string
}

/** Waits for codes, from a scanner that types or from the camera, and says by sight and sound what became of each. */
export function Escanear({ onCode }: { onCode: (code: string) => Promise<Resultado> }) {
  const say = useWords(ESCANER)
  const [abierta, setAbierta] = useState(false)
  const [callado, setCallado] = useState(mudo)
  const [ultimo, setUltimo] = useState<Resultado & { n: number }>()
  const cola = useRef<Promise<unknown>>(Promise.resolve())
  const held = useHeld()
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = held ? async () => ({ bien: false, texto: say.guardando }) : onCode
  })
  const leerUno = async (code: string) => {
    const resultado = await latest.current(code).catch(() => ({ bien: false, texto: say.fallo(code) }))
    sonar(resultado.bien ? 'bien' : 'mal')
    setUltimo((antes) => ({ ...resultado, n: (antes?.n ?? 0) + 1 }))
  }
  // one after the other, however fast they come: what the first has changed, the next one sees
  const leer = (code: string) => {
    cola.current = cola.current.then(() => leerUno(code))
    return cola.current
  }
  useScanner((code) => void leer(code))
  return (
    <div className="o-scan">
      <div className="o-row">
        <Button icon={abierta ? CameraOff : Camera} aria-pressed={abierta} onClick={() => setAbierta(!abierta)}>
          {abierta ? say.cerrar : say.abrir}
        </Button>
        <Button
          look="ghost"
          iconOnly
          icon={callado ? VolumeX : Volume2}
          aria-pressed={callado}
          onClick={() => {
            enmudecer(!callado)
            setCallado(!callado)
          }}
        >
          {say.mudo}
        </Button>
        <output key={ultimo?.n} className={ultimo ? `o-scanned ${ultimo.bien ? 'o-scan-ok' : 'o-scan-bad'}` : 'o-q'}>
          {ultimo?.texto ?? say.espera}
        </output>
      </div>
      {abierta && (
        <Suspense>
          <Camara onCode={(code) => void leer(code)} />
        </Suspense>
      )}
    </div>
  )
}
