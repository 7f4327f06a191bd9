import type { EstadoDeRegistro } from '@telar/domain/clientes/registro'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

export const ESTADO: Record<EstadoDeRegistro, StateWord> = {
  solicitado: { label: word('Solicitado', 'Requested', 'Solicitado', 'Sol·licitat'), mark: 'dotted' },
  aprobado: { label: word('Aprobado', 'Approved', 'Aprovado', 'Aprovat'), mark: 'half' },
  rechazado: { label: word('Rechazado', 'Declined', 'Recusado', 'Rebutjat'), mark: 'blocked' },
  activado: { label: word('Activado', 'Active', 'Ativado', 'Activat'), mark: 'done' },
  caducado: { label: word('Caducado', 'Expired', 'Expirado', 'Caducat'), mark: 'late' },
}

export const TIPO: Record<'nuevo' | 'existente', StateWord> = {
  nuevo: { label: word('Cliente nuevo', 'New customer', 'Cliente novo', 'Client nou'), mark: 'ring' },
  existente: {
    label: word('Dice ser cliente', 'Says to be known', 'Diz ser cliente', 'Diu que és client'),
    mark: 'full',
  },
}

/** The fields of a registration. */
export const REGISTRO_LABELS = {
  nombre: words.nombre,
  tipo: word('Quién es', 'Who', 'Quem é', 'Qui és'),
  estado: words.estado,
  nif: words.nif,
  email: words.email,
  telefono: words.telefono,
  pais: words.pais,
  direccion: words.direccion,
  idioma: words.idioma,
  licencia: word('Licencia', 'Licence', 'Licença', 'Llicència'),
  visitado: word('Leído', 'Read', 'Lido', 'Llegit'),
  motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  caducaEn: word('Su enlace caduca', 'Their link expires', 'A ligação expira', 'L’enllaç caduca'),
  clienteId: words.cliente,
  cliente: words.cliente,
  resueltoEn: word('Resuelto', 'Decided', 'Resolvido', 'Resolt'),
  consentimiento: word(
    'Aceptó la privacidad',
    'Accepted the privacy policy',
    'Aceitou a privacidade',
    'Va acceptar la privacitat',
  ),
  resueltoPor: word('Lo resolvió', 'Decided by', 'Resolvido por', 'El va resoldre'),
}
