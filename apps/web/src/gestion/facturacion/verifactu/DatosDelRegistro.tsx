import { ExternalLink } from 'lucide-react'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { REGISTRO } from '../../words.ts'
import type { Registro } from './registro.ts'
import { CLASE, REGISTRO_LABELS as LABELS } from './registro-labels.ts'
import { VERIFACTU as SAY } from './verifactu-texts.ts'

/** Whose invoice it tells of, and the records that mend one another. */
export function DatosDelRegistro({ registro }: { registro: Registro }) {
  const { word, date, money, moment } = useFormat()
  const labels = useWords(LABELS)
  const registroWords = useWords(REGISTRO)
  const say = useWords(SAY)
  const { destinatario, cotejo, subsanaId, subsanadoPor } = registro
  return (
    <section className="o-sec">
      <dl className="o-dl o-dl-wide">
        <dt>{labels.clase}</dt>
        <dd>
          {word(CLASE[registro.clase])} {registro.tipo && <span className="o-tag">{registro.tipo}</span>}
        </dd>
        <dt>{labels.facturaId}</dt>
        <dd>
          <OfficeLink className="o-link" href={hrefOf('facturas', registro.facturaId)}>
            {registro.numSerie}
          </OfficeLink>
          , {date(registro.fecha)}
        </dd>
        <dt>{labels.cliente}</dt>
        <dd>{destinatario ? `${destinatario.nombre} · ${destinatario.nif}` : registro.cliente}</dd>
        <dt>{labels.importeTotal}</dt>
        <dd className="o-m">{money(registro.importeTotal)}</dd>
        <dt>{registroWords.creadoEn}</dt>
        <dd>{moment(registro.creadoEn)}</dd>
        {[[LABELS.subsanaId, subsanaId] as const, [LABELS.subsanadoPor, subsanadoPor] as const].map(
          ([label, otro]) =>
            otro !== null && (
              <div key={label.es}>
                <dt>{word(label)}</dt>
                <dd>
                  <OfficeLink className="o-link" href={hrefOf('verifactu', otro)}>
                    {otro}
                  </OfficeLink>
                </dd>
              </div>
            ),
        )}
      </dl>
      {cotejo && (
        <p className="o-spaced">
          <a className="o-link" href={cotejo} target="_blank" rel="noreferrer">
            {say.cotejo} <ExternalLink className="o-i" aria-hidden="true" />
          </a>
        </p>
      )}
    </section>
  )
}
