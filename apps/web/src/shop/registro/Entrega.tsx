import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Pais } from '../../kit/paises.ts'
import { EntregaFields } from '../../pieces/direccion/EntregaFields.tsx'
import type { Datos } from './datos.ts'

const APARTE = [
  { aparte: false, text: 'activate.sameAddress' },
  { aparte: true, text: 'activate.otherAddress' },
] as const

/** Where the goods go: to the fiscal address, or to another one. */
export function Entrega({ paises }: { paises: readonly Pais[] }) {
  const { t } = useTranslation('registro')
  const { watch, setValue } = useFormContext<Datos>()
  const elegido = watch('entregaAparte')
  return (
    <fieldset className="part">
      <legend className="d3">{t('activate.delivery')}</legend>
      <div className="choice">
        {APARTE.map(({ aparte, text }) => (
          <label key={text}>
            <input
              type="radio"
              name="entregaAparte"
              checked={elegido === aparte}
              onChange={() => setValue('entregaAparte', aparte)}
            />
            <span>{t(text)}</span>
          </label>
        ))}
      </div>
      {elegido && <EntregaFields prefix="entrega" paises={paises} />}
    </fieldset>
  )
}
