import type { Textos } from '@telar/domain/idioma'
import { word } from '../../words.ts'

/** What the letters of the house are about, by the names under which they are kept. */
export const PLANTILLAS: Record<string, Textos> = {
  compra: word('Pedido a un proveedor', 'Purchase order', 'Encomenda a um fornecedor', 'Comanda a un proveïdor'),
  consulta: word('Consulta desde la web', 'Question from the site', 'Pergunta do site', 'Consulta des de la web'),
  cuentaActivada: word('Cuenta activada', 'Account activated', 'Conta ativada', 'Compte activat'),
  devolucion: word('Devolución', 'Return', 'Devolução', 'Devolució'),
  envio: word('Envío', 'Shipment', 'Envio', 'Enviament'),
  escasez: word('Lo que falta', 'What is short', 'O que falta', 'El que falta'),
  'extracto-de-cuenta': word('Extracto de cuenta', 'Statement of account', 'Extrato de conta', 'Extracte de compte'),
  factura: word('Factura', 'Invoice', 'Fatura', 'Factura'),
  invitacion: word('Invitación', 'Invitation', 'Convite', 'Invitació'),
  'liquidacion-taller': word(
    'Liquidación de taller',
    'Workshop settlement',
    'Liquidação de oficina',
    'Liquidació de taller',
  ),
  pedido: word('Pedido confirmado', 'Order confirmed', 'Encomenda confirmada', 'Comanda confirmada'),
  pedidoNuevo: word('Pedido nuevo', 'New order', 'Encomenda nova', 'Comanda nova'),
  prueba: word('Correo de prueba', 'Test mail', 'E-mail de teste', 'Correu de prova'),
  reclamacion: word('Reclamación de pago', 'Payment reminder', 'Reclamação de pagamento', 'Reclamació de pagament'),
  registroAprobado: word('Registro aprobado', 'Registration approved', 'Registo aprovado', 'Registre aprovat'),
  registroAviso: word('Registro nuevo', 'New registration', 'Registo novo', 'Registre nou'),
  registroConocido: word(
    'Registro de un cliente conocido',
    'Registration of a known customer',
    'Registo de um cliente conhecido',
    'Registre d’un client conegut',
  ),
  registroRechazado: word('Registro rechazado', 'Registration rejected', 'Registo recusado', 'Registre rebutjat'),
  registroRecibido: word('Registro recibido', 'Registration received', 'Registo recebido', 'Registre rebut'),
  restablecer: word('Contraseña nueva', 'New password', 'Palavra-passe nova', 'Contrasenya nova'),
}
