import type { ReactNode } from 'react'
import { HojaBotones } from '../../parts/hoja/HojaBotones.tsx'
import type { Hoja } from '../../parts/hoja/hoja.ts'

interface ModeloProps {
  title: string
  what: string
  /** Of the file. */
  name: string
  hoja: () => Hoja
  children: ReactNode
}

/** A return under its name, with the ways to take its figures elsewhere. */
export const Modelo = ({ title, what, name, hoja, children }: ModeloProps) => (
  <section className="o-sec" aria-label={title}>
    <h2 className="o-h2 o-row">
      {title} <span className="o-q o-s">{what}</span>
      <span className="o-sp" />
      <HojaBotones name={name} title={title} hoja={hoja} />
    </h2>
    {children}
  </section>
)
