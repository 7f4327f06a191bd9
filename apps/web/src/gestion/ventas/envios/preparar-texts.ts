import { word } from '../../words.ts'

export const PREPARAR = {
  preparar: word('Preparar envío', 'Prepare shipment', 'Preparar envio', 'Preparar enviament'),
  titulo: word(
    (numero: string) => `Envío de ${numero}`,
    (numero) => `Shipment of ${numero}`,
    (numero) => `Envio de ${numero}`,
    (numero) => `Enviament de ${numero}`,
  ),
  que: word(
    'Sin decir nada: el transportista habitual para ese país, y las cajas embaladas o un bulto con el peso de las prendas.',
    'If nothing is said: the usual carrier for that country, and the packed boxes or one parcel with the weight of the garments.',
    'Sem dizer nada: o transportador habitual para esse país, e as caixas embaladas ou um volume com o peso das peças.',
    'Sense dir res: el transportista habitual per a aquell país, i les caixes embalades o un paquet amb el pes de les peces.',
  ),
  elHabitual: word('El habitual', 'The usual one', 'O habitual', 'L’habitual'),
  transportista: word('Transportista', 'Carrier', 'Transportador', 'Transportista'),
  cuantos: word('Bultos', 'Parcels', 'Volumes', 'Paquets'),
  kilos: word('Peso total, kg', 'Total weight, kg', 'Peso total, kg', 'Pes total, kg'),
  cuantosPista: word('Vacío: las cajas', 'Empty: the boxes', 'Vazio: as caixas', 'Buit: les caixes'),
  pesoMal: word('Un peso como 12,5', 'A weight such as 12.5', 'Um peso como 12,5', 'Un pes com 12,5'),
  pesoDeBultos: word(
    'Se reparte entre los bultos',
    'It is shared among the parcels',
    'Reparte-se pelos volumes',
    'Es reparteix entre els paquets',
  ),
  preparado: word('Envío preparado', 'Shipment prepared', 'Envio preparado', 'Enviament preparat'),
  envios: word('Envíos', 'Shipments', 'Envios', 'Enviaments'),
  enEnvio: word('En un envío', 'In a shipment', 'Num envio', 'En un enviament'),
  entregadoEl: word(
    (dia: string) => `entregado el ${dia}`,
    (dia) => `delivered on ${dia}`,
    (dia) => `entregue em ${dia}`,
    (dia) => `lliurat el ${dia}`,
  ),
  bultos: word(
    (n: number) => (n === 1 ? '1 bulto' : `${n} bultos`),
    (n) => (n === 1 ? '1 parcel' : `${n} parcels`),
    (n) => (n === 1 ? '1 volume' : `${n} volumes`),
    (n) => (n === 1 ? '1 paquet' : `${n} paquets`),
  ),
}
