import { useSettings } from './settings.ts'

type Abrir = (desde: HTMLElement) => void

let abre: Abrir | undefined

/** The assistant says how it is opened; whatever else on the page leads to it asks here. */
export function alAbrirAsistente(como: Abrir): () => void {
  abre = como
  return () => {
    if (abre === como) abre = undefined
  }
}

const abrir: Abrir = (desde) => abre?.(desde)

/** The way to the assistant; nothing where the house has switched it off. */
export const useAbrirAsistente = (): Abrir | undefined => (useSettings().asistente ? abrir : undefined)
