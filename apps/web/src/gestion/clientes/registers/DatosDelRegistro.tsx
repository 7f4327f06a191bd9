import type { Register } from '@telar/contract/clientes/registers'
import type { Textos } from '@telar/domain/idioma'
import { Fragment, type ReactNode } from 'react'
import { usePaises } from '../../casa/use-paises.ts'
import { OFFICE } from '../../office-texts.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { REGISTRO_LABELS, TIPO } from './registro-labels.ts'
import { REGISTRO } from './registro-texts.ts'

/** What somebody has told of themselves, and what became of it. */
export function DatosDelRegistro({ registro }: { registro: Register }) {
  const t = useWords(OFFICE)
  const { word, moment } = useFormat()
  const say = useWords(REGISTRO)
  const paises = usePaises()
  const { nombre, tipo, nif, direccion, email, telefono, idioma, motivo, ...rest } = registro
  const { calle, codigoPostal, ciudad, provincia } = direccion ?? {}
  const rows: Partial<Record<keyof typeof REGISTRO_LABELS, ReactNode>> = {
    nombre: <b className="o-m">{nombre}</b>,
    tipo: word(TIPO[tipo].label),
    nif,
    direccion:
      direccion &&
      [calle, `${codigoPostal} ${ciudad}`, provincia === ciudad ? '' : provincia].filter(Boolean).join(', '),
    pais: rest.pais && (paises[rest.pais] ? word(paises[rest.pais] as Textos) : rest.pais),
    email: (
      <a className="o-link" href={`mailto:${email}`}>
        {email}
      </a>
    ),
    telefono: telefono && (
      <a className="o-link" href={`tel:${telefono}`}>
        {telefono}
      </a>
    ),
    idioma: t.languages[idioma],
    motivo,
    caducaEn: rest.caducaEn && moment(rest.caducaEn),
    cliente: rest.clienteId && (
      <OfficeLink className="o-link" href={hrefOf('clientes', rest.clienteId)}>
        {rest.cliente}
      </OfficeLink>
    ),
    consentimiento: rest.consentimiento && say.accepted(rest.consentimiento.edicion, moment(rest.consentimiento.en)),
    resueltoPor: rest.resueltoEn && `${rest.resueltoPor ?? ''}, ${moment(rest.resueltoEn)}`,
  }
  return (
    <section className="o-sec">
      <dl className="o-dl">
        {(Object.entries(rows) as [keyof typeof REGISTRO_LABELS, ReactNode][])
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{word(REGISTRO_LABELS[name])}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
    </section>
  )
}
