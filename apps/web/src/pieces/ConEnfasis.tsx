import { conEnfasis } from '@telar/domain/texto'

/** A text with its phrase between asterisks in italics. */
export function ConEnfasis({ children }: { children: string }) {
  const { antes, frase, despues } = conEnfasis(children)
  return (
    <>
      {antes}
      {frase && <em>{frase}</em>}
      {despues}
    </>
  )
}
