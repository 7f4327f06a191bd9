import { REGLAS as DE_CLIENTES } from '../../clientes/clientes/cliente-rules.ts'
import { word, words } from '../../words.ts'

export const TIPO = {
  materia: word('Materia', 'Material', 'Matéria', 'Matèria'),
  taller: word('Taller', 'Workshop', 'Oficina', 'Taller'),
  servicio: word('Servicio', 'Service', 'Serviço', 'Servei'),
}

export const PROVEEDOR_LABELS = {
  codigo: words.codigo,
  razonSocial: word('Razón social', 'Company name', 'Firma', 'Raó social'),
  nif: words.nif,
  countryId: words.pais,
  tipo: word('Tipo', 'Kind', 'Tipo', 'Tipus'),
  direccion: words.direccion,
  iban: word('IBAN', 'IBAN', 'IBAN', 'IBAN'),
  email: words.email,
  idioma: word('Idioma', 'Language', 'Idioma', 'Idioma'),
  formaPago: word('Forma de pago', 'Payment', 'Pagamento', 'Forma de pagament'),
}

const { 'iban.pais': pais, 'iban.largo': largo, 'iban.control': control, 'codigo-postal.es': postal } = DE_CLIENTES

/** The sentences of the rules that suppliers share with customers. */
export const REGLAS = { 'iban.pais': pais, 'iban.largo': largo, 'iban.control': control, 'codigo-postal.es': postal }
