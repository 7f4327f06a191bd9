import { AboutHero } from './AboutHero.tsx'
import { Historia } from './Historia.tsx'
import type { Muestra } from './load.ts'
import { Muestras } from './Muestras.tsx'
import { Razones } from './Razones.tsx'
import { Valores } from './Valores.tsx'
import { Visita } from './Visita.tsx'

/** The company: who we are, how we got here, what we hold to and where to find us. */
export function About({ muestras }: { muestras: readonly Muestra[] }) {
  return (
    <>
      <AboutHero />
      <Historia />
      <Muestras muestras={muestras} />
      <Valores />
      <Razones />
      <Visita />
    </>
  )
}
