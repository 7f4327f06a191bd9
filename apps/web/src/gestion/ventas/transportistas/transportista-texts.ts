import type { Textos } from '@telar/domain/idioma'
import type { ClaseDeTransportista } from '@telar/domain/ventas/transportista'
import { word, words } from '../../words.ts'

export const CLASE: Record<ClaseDeTransportista, Textos> = {
  generico: word('Con nuestra etiqueta', 'With our label', 'Com a nossa etiqueta', 'Amb la nostra etiqueta'),
  dhl: word('DHL Express (MyDHL)', 'DHL Express (MyDHL)', 'DHL Express (MyDHL)', 'DHL Express (MyDHL)'),
}

export const TRANSPORTISTA_LABELS = {
  nombre: words.nombre,
  clase: word('Cómo se le avisa', 'How they are told', 'Como se avisa', 'Com se l’avisa'),
  activo: word('Activo', 'Active', 'Ativo', 'Actiu'),
  predeterminado: word('El habitual', 'The usual one', 'O habitual', 'L’habitual'),
  paises: word('Países', 'Countries', 'Países', 'Països'),
  pesoMaxGr: word('Peso máximo, g', 'Heaviest, g', 'Peso máximo, g', 'Pes màxim, g'),
  horaCorte: word('Recoge hasta', 'Collects until', 'Recolhe até', 'Recull fins a'),
  patron: word('Dirección de seguimiento', 'Tracking address', 'Endereço de seguimento', 'Adreça de seguiment'),
  servicios: word('Servicios', 'Services', 'Serviços', 'Serveis'),
  cuenta: word('Número de cuenta', 'Account number', 'Número de conta', 'Número de compte'),
  usuario: word('Usuario del servicio', 'User of the service', 'Utilizador do serviço', 'Usuari del servei'),
  secreto: word(
    'Contraseña del servicio',
    'Password of the service',
    'Palavra-passe do serviço',
    'Contrasenya del servei',
  ),
  conSecreto: word('Con contraseña', 'With a password', 'Com palavra-passe', 'Amb contrasenya'),
  notas: word('Notas', 'Notes', 'Notas', 'Notes'),
}

export const TRANSPORTISTA_PISTAS = {
  clase: word(
    'Con nuestra etiqueta no hace falta ningún servicio: se imprime, y el conductor firma el manifiesto.',
    'With our label no service is needed: it is printed, and the driver signs the manifest.',
    'Com a nossa etiqueta não é preciso nenhum serviço: imprime-se, e o condutor assina o manifesto.',
    'Amb la nostra etiqueta no cal cap servei: s’imprimeix, i el conductor signa el manifest.',
  ),
  predeterminado: word(
    'El que se propone cuando nada habla por otro. Hay uno solo.',
    'The one that is proposed when nothing speaks for another. There is one only.',
    'O que se propõe quando nada fala por outro. Há um só.',
    'El que es proposa quan res no parla per un altre. N’hi ha un de sol.',
  ),
  paises: word(
    'Códigos de dos letras: ES, PT. Vacío: todos.',
    'Codes of two letters: ES, PT. Empty: all.',
    'Códigos de duas letras: ES, PT. Vazio: todos.',
    'Codis de dues lletres: ES, PT. Buit: tots.',
  ),
  pesoMaxGr: word(
    'El envío más pesado que lleva. Vacío: cualquiera.',
    'The heaviest shipment that they take. Empty: any.',
    'O envio mais pesado que leva. Vazio: qualquer um.',
    'L’enviament més pesant que porta. Buit: qualsevol.',
  ),
  horaCorte: word('Por ejemplo 17:30', 'For example 17:30', 'Por exemplo 17:30', 'Per exemple 17:30'),
  patron: word(
    'Con {numero} donde va el número: https://…/{numero}',
    'With {numero} where the number goes: https://…/{numero}',
    'Com {numero} onde vai o número: https://…/{numero}',
    'Amb {numero} on va el número: https://…/{numero}',
  ),
  servicios: word(
    'Uno por línea: el código y el nombre. El primero es el habitual.',
    'One per line: the code and the name. The first is the usual one.',
    'Um por linha: o código e o nome. O primeiro é o habitual.',
    'Un per línia: el codi i el nom. El primer és l’habitual.',
  ),
  cuenta: word('La nuestra con ellos', 'Ours with them', 'A nossa com eles', 'La nostra amb ells'),
  usuario: word('Solo para DHL', 'Only for DHL', 'Só para DHL', 'Només per a DHL'),
  secreto: word(
    'No se enseña nunca. Vacía: queda la que hay.',
    'It is never shown. Empty: the one that is kept stays.',
    'Nunca se mostra. Vazia: fica a que há.',
    'No s’ensenya mai. Buida: queda la que hi ha.',
  ),
}
