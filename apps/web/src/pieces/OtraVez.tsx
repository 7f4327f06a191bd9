import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'

interface OtraVezProps {
  id: number
  pedir: () => void
  /** What is to be decided: how much there is, and how much would come. */
  pregunta: { prendas: number; nuevas: number } | undefined
  elegir: (modo: 'sumar' | 'sustituir') => void
  dejarlo: () => void
  isPending: boolean
  avisos: readonly string[]
  nada: boolean
}

/** The same order once more: asks what to do with the one that has been begun, and says what cannot be had. */
export function OtraVez({ id, pedir, pregunta, elegir, dejarlo, isPending, avisos, nada }: OtraVezProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const preguntado = pregunta !== undefined
  useEffect(() => {
    if (preguntado) dialog.current?.showModal()
    else dialog.current?.close()
  }, [preguntado])
  const garments = (count: number) => t('nav.garments', { count })
  return (
    <>
      <button type="button" className="btn" aria-disabled={isPending} onClick={pedir}>
        {t('again.title')}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={`otra-vez-${id}`} onClose={dejarlo}>
        {pregunta && (
          <>
            <h2 className="d3" id={`otra-vez-${id}`}>
              {t('again.ask')}
            </h2>
            <p>{t('again.there', { now: garments(pregunta.prendas), more: garments(pregunta.nuevas) })}</p>
            <p className="dialog-acts">
              <button type="button" className="btn" aria-disabled={isPending} onClick={() => elegir('sustituir')}>
                {t('again.replace')}
              </button>
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={isPending}
                onClick={() => elegir('sumar')}
              >
                {t('again.add')}
              </button>
            </p>
            <p>
              <button type="button" className="link tap" onClick={() => dialog.current?.close()}>
                {t('again.leave')}
              </button>
            </p>
          </>
        )}
      </dialog>
      <div className="again-not" aria-live="polite">
        {avisos.length > 0 && (
          <>
            <p>{t(nada ? 'again.none' : 'home.notTaken')}</p>
            <ul className="quick-wrong">
              {avisos.map((aviso) => (
                <li key={aviso}>{aviso}</li>
              ))}
            </ul>
            {!nada && (
              <Link to="/cart" className="link tap">
                {t('home.toCart')}
              </Link>
            )}
          </>
        )}
      </div>
    </>
  )
}
