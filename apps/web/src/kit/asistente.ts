type Abrir = (desde: HTMLElement) => void

let abre: Abrir | undefined

/** The assistant says how it is opened; whatever else on the page leads to it asks here. */
export function alAbrirAsistente(como: Abrir): () => void {
  abre = como
  return () => {
    if (abre === como) abre = undefined
  }
}

export const abrirAsistente: Abrir = (desde) => abre?.(desde)
