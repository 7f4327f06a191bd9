import type { Webhook } from '@telar/contract/casa/webhooks'
import type { Evento } from '@telar/domain/casa/webhook'
import type { Textos } from '@telar/domain/idioma'
import { word, words } from '../../words.ts'

/** What each event is called. */
export const EVENTO: Record<Evento | 'prueba', Textos> = {
  'pedido.creado': word('Pedido nuevo', 'New order', 'Encomenda nova', 'Comanda nova'),
  'pedido.cambiado': word(
    'Un pedido cambia de situación',
    'An order changes state',
    'Uma encomenda muda de estado',
    'Una comanda canvia de situació',
  ),
  'pedido.servido': word('Pedido servido', 'Order served', 'Encomenda servida', 'Comanda servida'),
  'envio.creado': word('Envío preparado', 'Shipment prepared', 'Envio preparado', 'Enviament preparat'),
  'envio.entregado': word('Envío entregado', 'Shipment delivered', 'Envio entregue', 'Enviament lliurat'),
  'factura.emitida': word('Factura emitida', 'Invoice issued', 'Fatura emitida', 'Factura emesa'),
  'factura.anulada': word('Factura anulada', 'Invoice annulled', 'Fatura anulada', 'Factura anul·lada'),
  'factura.cobrada': word('Factura cobrada', 'Invoice paid', 'Fatura cobrada', 'Factura cobrada'),
  'existencias.cambiadas': word(
    'Cambian las existencias',
    'Stock changes',
    'Mudam as existências',
    'Canvien les existències',
  ),
  'cliente.aprobado': word('Cliente aprobado', 'Customer approved', 'Cliente aprovado', 'Client aprovat'),
  'modelo.cambiado': word('Cambia un modelo', 'A model changes', 'Muda um modelo', 'Canvia un model'),
  prueba: word('Prueba', 'Test', 'Teste', 'Prova'),
}

export const WEBHOOK_LABELS: Record<Exclude<keyof Webhook, 'id'>, Textos> = {
  nombre: words.nombre,
  url: word('Dirección', 'Address', 'Endereço', 'Adreça'),
  eventos: word('Qué se cuenta', 'What is told', 'O que se conta', 'Què s’explica'),
  activo: words.activo,
  fallosSeguidos: words.estado,
  pausaHasta: word('En pausa hasta', 'Paused until', 'Em pausa até', 'En pausa fins a'),
  anteriorHasta: word(
    'Secreto anterior hasta',
    'Earlier secret until',
    'Segredo anterior até',
    'Secret anterior fins a',
  ),
  creadoEn: word('Creado', 'Created', 'Criado', 'Creat'),
  pendientes: word('Esperan', 'Waiting', 'Esperam', 'Esperen'),
  fallidos: word('Abandonados', 'Given up', 'Abandonados', 'Abandonats'),
  ultimoEnviado: word('Último entregado', 'Last delivered', 'Último entregue', 'Últim lliurat'),
}

export const WEBHOOKS = {
  explica: word(
    'Cuando algo ocurre se cuenta a estas direcciones, firmado como dice standard-webhooks. Si no responden se vuelve a intentar durante tres días, con pausas cada vez más largas.',
    'When something happens these addresses are told, signed as standard-webhooks says. If they do not answer it is tried again for three days, with ever longer pauses.',
    'Quando algo acontece conta-se a estes endereços, assinado como diz standard-webhooks. Se não respondem volta-se a tentar durante três dias, com pausas cada vez mais longas.',
    'Quan passa alguna cosa s’explica a aquestes adreces, signat com diu standard-webhooks. Si no responen es torna a provar durant tres dies, amb pauses cada cop més llargues.',
  ),
  eventos: word('Qué se cuenta', 'What is told', 'O que se conta', 'Què s’explica'),
  sinEventos: word(
    'Marque al menos una cosa que contar.',
    'Tick at least one thing to tell.',
    'Marque pelo menos uma coisa a contar.',
    'Marqueu almenys una cosa per explicar.',
  ),
  secreto: word(
    'Este es el secreto de la firma',
    'This is the signing secret',
    'Este é o segredo da assinatura',
    'Aquest és el secret de la signatura',
  ),
  girar: word('Secreto nuevo', 'New secret', 'Segredo novo', 'Secret nou'),
  girarlo: word(
    'Durante un día se firma con el nuevo y con el anterior, para que dé tiempo a cambiarlo al otro lado.',
    'For a day messages are signed with the new one and the one before, so that there is time to change it on the other side.',
    'Durante um dia assina-se com o novo e com o anterior, para que haja tempo de o mudar do outro lado.',
    'Durant un dia se signa amb el nou i amb l’anterior, perquè hi hagi temps de canviar-lo a l’altra banda.',
  ),
  hasta: word(
    (cuando: string) => `El secreto anterior vale hasta ${cuando}.`,
    (cuando) => `The secret before holds until ${cuando}.`,
    (cuando) => `O segredo anterior vale até ${cuando}.`,
    (cuando) => `El secret anterior val fins a ${cuando}.`,
  ),
  probar: word('Probar', 'Test', 'Testar', 'Provar'),
  parar: word('Parar', 'Stop', 'Parar', 'Aturar'),
  seguir: word('Reanudar', 'Go on', 'Retomar', 'Reprendre'),
  borrarlo: word(
    'No se le cuenta nada más, y se borra lo que se le ha contado.',
    'It is told nothing more, and what it was told is deleted.',
    'Não se lhe conta mais nada, e apaga-se o que se lhe contou.',
    'No se li explica res més, i s’esborra el que se li ha explicat.',
  ),
  bien: word('Responde', 'Answers', 'Responde', 'Respon'),
  parado: word('Parado', 'Stopped', 'Parado', 'Aturat'),
  falla: word(
    (n: number) => (n === 1 ? 'Ha fallado' : `Falla, ${n} seguidas`),
    (n) => (n === 1 ? 'Has failed' : `Fails, ${n} in a row`),
    (n) => (n === 1 ? 'Falhou' : `Falha, ${n} seguidas`),
    (n) => (n === 1 ? 'Ha fallat' : `Falla, ${n} seguides`),
  ),
  esperan: word('Esperan', 'Waiting', 'Esperam', 'Esperen'),
  abandonados: word('Abandonados', 'Given up', 'Abandonados', 'Abandonats'),
  ultimo: word('Último entregado', 'Last delivered', 'Último entregue', 'Últim lliurat'),
  mensajes: word('Mensajes', 'Messages', 'Mensagens', 'Missatges'),
  cuando: word('Cuándo', 'When', 'Quando', 'Quan'),
  respuesta: word('Respuesta', 'Answer', 'Resposta', 'Resposta'),
  intentos: word('Intentos', 'Attempts', 'Tentativas', 'Intents'),
  reenviar: word('Enviar otra vez', 'Send again', 'Enviar outra vez', 'Tornar a enviar'),
  puesto: word('Sale ahora', 'It goes out now', 'Sai agora', 'Surt ara'),
  sinMensajes: word('Todavía no hay ninguno.', 'There is none yet.', 'Ainda não há nenhuma.', 'Encara no n’hi ha cap.'),
  estados: {
    pendiente: word('Espera', 'Waiting', 'Espera', 'Espera'),
    enviado: word('Entregado', 'Delivered', 'Entregue', 'Lliurat'),
    fallido: word('Abandonado', 'Given up', 'Abandonado', 'Abandonat'),
  },
  estado: words.estado,
}
