import type { ReactNode } from 'react'

/** A part of a record under its own title. */
export const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section className="o-sec">
    <h2 className="o-h2">
      {title} {hint && <span className="o-q o-s">{hint}</span>}
    </h2>
    {children}
  </section>
)
