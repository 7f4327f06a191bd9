import { arranque } from './arranque.ts'
import { asistente } from './asistente.ts'
import { facturas } from './facturas.ts'
import { lecturas } from './lecturas.ts'
import { maquina } from './maquina.ts'
import { oficina } from './oficina.ts'
import { paginas } from './paginas.ts'
import { procesos } from './procesos.ts'
import { servir } from './servir.ts'
import { ventas } from './ventas.ts'

/** One file per question; `npm run bench -- lecturas` asks one of them. */
const QUESTIONS: Record<string, () => Promise<void>> = {
  arranque,
  lecturas,
  procesos,
  ventas,
  servir,
  facturas,
  asistente,
  paginas,
  oficina,
}

maquina()
const asked = process.argv.slice(2)
for (const [name, ask] of Object.entries(QUESTIONS)) {
  if (asked.length === 0 || asked.includes(name)) await ask()
}
