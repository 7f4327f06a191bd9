import { escaner } from '@telar/contract/calls'
import { useCalls } from '../../calls.ts'
import { useGo } from '../../place.ts'
import { useWords } from '../../use-texts.ts'
import { notify } from '../notify.tsx'
import { destinoDe } from './destino.ts'
import { ESCANER } from './escaner-texts.ts'
import { sonar } from './sonido.ts'
import { useScanner } from './use-scanner.ts'

/** A code that is scanned where nobody waits for one opens what it is. */
export function AbrirEscaneado() {
  const calls = useCalls()
  const go = useGo()
  const say = useWords(ESCANER)
  const abrir = async (codigo: string) => {
    const hallado = await calls.read(escaner.resolver, { body: { codigo } })
    sonar(hallado ? 'bien' : 'mal')
    if (hallado) go(destinoDe(hallado))
    else notify(say.desconocido(codigo))
  }
  useScanner((codigo) => void abrir(codigo).catch(() => notify(say.fallo(codigo))), 'after all')
  return null
}
