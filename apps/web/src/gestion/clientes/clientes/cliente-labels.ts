import { word, words } from '../../words.ts'

/** The sides of a customer's record. */
export const TAB = {
  datos: word('Datos', 'Data', 'Dados', 'Dades'),
  condiciones: word('Condiciones', 'Conditions', 'Condições', 'Condicions'),
  contactos: word('Contactos', 'Contacts', 'Contactos', 'Contactes'),
  acceso: word('Acceso', 'Access', 'Acesso', 'Accés'),
}

/** The fields of a customer, in the list and in the record. */
export const CLIENTE_LABELS = {
  codigo: words.codigo,
  razonSocial: word('Razón social', 'Legal name', 'Firma', 'Raó social'),
  nombreComercial: word('Nombre comercial', 'Trade name', 'Nome comercial', 'Nom comercial'),
  nif: words.nif,
  nifIva: word('NIF-IVA', 'VAT number', 'NIF-IVA', 'NIF-IVA'),
  email: words.email,
  telefono: words.telefono,
  countryId: word('País fiscal', 'Tax country', 'País fiscal', 'País fiscal'),
  pais: words.pais,
  ciudad: words.ciudad,
  provincia: words.provincia,
  direccionFiscal: word('Dirección fiscal', 'Tax address', 'Morada fiscal', 'Adreça fiscal'),
  direccionesEnvio: word('Direcciones de envío', 'Delivery addresses', 'Moradas de envio', 'Adreces d’enviament'),
  recargoEquivalencia: word(
    'Recargo de equivalencia',
    'Equivalence surcharge',
    'Recargo de equivalência',
    'Recàrrec d’equivalència',
  ),
  idioma: words.idioma,
  regimenForzado: word('Régimen de IVA', 'VAT regime', 'Regime de IVA', 'Règim d’IVA'),
  regimenMotivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  viesResultado: word('VIES', 'VIES', 'VIES', 'VIES'),
  formaPago: word('Forma de pago', 'Payment', 'Forma de pagamento', 'Forma de pagament'),
  diasPago: word('Vencimientos, días', 'Due after, days', 'Vencimentos, dias', 'Venciments, dies'),
  diasFijos: word('Días fijos del mes', 'Fixed days of the month', 'Dias fixos do mês', 'Dies fixos del mes'),
  mesesSinPago: word('Meses sin pago', 'Months without payment', 'Meses sem pagamento', 'Mesos sense pagament'),
  dtoComercial: word('Dto. comercial %', 'Trade discount %', 'Desc. comercial %', 'Dte. comercial %'),
  dtoProntoPago: word('Dto. pronto pago %', 'Prompt payment %', 'Desc. pronto pagamento %', 'Dte. pagament ràpid %'),
  grupoId: word('Grupo', 'Group', 'Grupo', 'Grup'),
  grupo: word('Grupo', 'Group', 'Grupo', 'Grup'),
  comercialId: words.comercial,
  comercial: words.comercial,
  comision: word('Comisión % propia', 'Own commission %', 'Comissão % própria', 'Comissió % pròpia'),
  iban: word('IBAN', 'IBAN', 'IBAN', 'IBAN'),
  mandatoSepa: word('Mandato SEPA', 'SEPA mandate', 'Mandato SEPA', 'Mandat SEPA'),
  dir3: word('Oficinas DIR3', 'DIR3 offices', 'Serviços DIR3', 'Oficines DIR3'),
  limiteRiesgo: word('Límite de riesgo', 'Credit limit', 'Limite de risco', 'Límit de risc'),
  notas: words.notas,
  albaranValorado: word(
    'Albaranes con precios',
    'Delivery notes with prices',
    'Guias com preços',
    'Albarans amb preus',
  ),
  bloqueado: word('Bloqueado', 'Blocked', 'Bloqueado', 'Bloquejat'),
  contactos: TAB.contactos,
  users: word('Cuentas', 'Accounts', 'Contas', 'Comptes'),
}

export const IDIOMA = {
  es: word('Español', 'Spanish', 'Espanhol', 'Espanyol'),
  en: word('Inglés', 'English', 'Inglês', 'Anglès'),
  pt: word('Portugués', 'Portuguese', 'Português', 'Portuguès'),
  ca: word('Catalán', 'Catalan', 'Catalão', 'Català'),
}

export const VIES = {
  valido: { label: word('Válido', 'Valid', 'Válido', 'Vàlid'), mark: 'done' },
  invalido: { label: word('No válido', 'Not valid', 'Inválido', 'No vàlid'), mark: 'blocked' },
  desconocido: { label: word('Sin respuesta', 'No answer', 'Sem resposta', 'Sense resposta'), mark: 'dotted' },
} as const
