/** The day it is here, as the contract writes days. */
export const hoy = (): string => new Date().toLocaleDateString('sv-SE')

/** So many days later, or earlier. */
export function masDias(dia: string, dias: number): string {
  const fecha = new Date(`${dia}T00:00:00Z`)
  fecha.setUTCDate(fecha.getUTCDate() + dias)
  return fecha.toISOString().slice(0, 10)
}

/** `2027-02-30` is no day. */
export const esDia = (texto: string): boolean => {
  const fecha = new Date(`${texto}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(texto) && !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto)
}
