import { useAbrir } from './use-abrir.ts'
import { useScanner } from './use-scanner.ts'

/** A code that is scanned where nobody waits for one opens what it is. */
export function AbrirEscaneado() {
  const abrir = useAbrir()
  useScanner((codigo) => void abrir(codigo), 'after all')
  return null
}
