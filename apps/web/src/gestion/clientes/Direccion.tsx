import { usePaises } from '../casa/use-paises.ts'
import { FieldView } from '../record/form/FieldView.tsx'
import { word, words } from '../words.ts'

export const SIN_DIRECCION = {
  nombre: '',
  calle: '',
  codigoPostal: '',
  ciudad: '',
  provincia: '',
  pais: 'ES',
  telefono: '',
}

const NOMBRE = word('A la atención de', 'For the attention of', 'Ao cuidado de', 'A l’atenció de')

/** The fields of an address; a Spanish postcode says its province when nobody does. */
export function Direccion({ name, disabled }: { name: string; disabled: boolean }) {
  const paises = usePaises()
  const at = (field: string) => `${name}.${field}`
  return (
    <>
      <FieldView field={{ name: at('calle'), control: 'text' }} label={words.direccion} disabled={disabled} />
      <FieldView field={{ name: at('nombre'), control: 'text' }} label={NOMBRE} disabled={disabled} />
      <FieldView
        field={{ name: at('codigoPostal'), control: 'text', width: 'short' }}
        label={words.codigoPostal}
        disabled={disabled}
      />
      <FieldView
        field={{ name: at('ciudad'), control: 'text', width: 'short' }}
        label={words.ciudad}
        disabled={disabled}
      />
      <FieldView
        field={{ name: at('provincia'), control: 'text', width: 'short' }}
        label={words.provincia}
        disabled={disabled}
      />
      <FieldView
        field={{ name: at('pais'), control: 'select', options: paises }}
        label={words.pais}
        disabled={disabled}
      />
      <FieldView
        field={{ name: at('telefono'), control: 'tel', width: 'short' }}
        label={words.telefono}
        disabled={disabled}
      />
    </>
  )
}
