const POR_HORA = 60

/** How long some work takes, as people say it: hours and minutes, rounded up. */
export function enHoras(minutos: number, number: (n: number) => string): string {
  const todos = Math.ceil(minutos)
  const [horas, resto] = [Math.floor(todos / POR_HORA), todos % POR_HORA]
  return [horas > 0 && `${number(horas)} h`, (resto > 0 || horas === 0) && `${resto} min`].filter(Boolean).join(' ')
}
