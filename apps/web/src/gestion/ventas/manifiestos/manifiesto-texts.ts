import { word } from '../../words.ts'

export const MANIFIESTO = {
  entregar: word(
    'Entregar al transportista',
    'Hand over to the carrier',
    'Entregar ao transportador',
    'Lliurar al transportista',
  ),
  transportista: word('Transportista', 'Carrier', 'Transportador', 'Transportista'),
  envios: word('Envíos', 'Shipments', 'Envios', 'Enviaments'),
  bultos: word('Bultos', 'Parcels', 'Volumes', 'Paquets'),
  peso: word('Peso', 'Weight', 'Peso', 'Pes'),
  recoge: word('Recoge hasta', 'Collects until', 'Recolhe até', 'Recull fins a'),
  manana: word('sale mañana', 'leaves tomorrow', 'sai amanhã', 'surt demà'),
  sinEtiqueta: word('Sin etiqueta', 'Without a label', 'Sem etiqueta', 'Sense etiqueta'),
  nada: word(
    'No hay nada que entregar. Un envío preparado se etiqueta y aparece aquí.',
    'There is nothing to hand over. A shipment that was prepared is labelled and appears here.',
    'Não há nada para entregar. Um envio preparado etiqueta-se e aparece aqui.',
    'No hi ha res per lliurar. Un enviament preparat s’etiqueta i surt aquí.',
  ),
  hacer: word('Hacer el manifiesto', 'Make the manifest', 'Fazer o manifesto', 'Fer el manifest'),
  titulo: word(
    (transportista: string) => `Manifiesto de ${transportista}`,
    (transportista) => `Manifest of ${transportista}`,
    (transportista) => `Manifesto de ${transportista}`,
    (transportista) => `Manifest de ${transportista}`,
  ),
  que: word(
    (n: number) =>
      n === 1
        ? 'El envío pasa a recogido y su cliente recibe el aviso. La hoja queda como está.'
        : `Los ${n} envíos pasan a recogidos y sus clientes reciben el aviso. La hoja queda como está.`,
    (n) =>
      n === 1
        ? 'The shipment is collected and its customer is told. The sheet stays as it is.'
        : `The ${n} shipments are collected and their customers are told. The sheet stays as it is.`,
    (n) =>
      n === 1
        ? 'O envio passa a recolhido e o cliente recebe o aviso. A folha fica como está.'
        : `Os ${n} envios passam a recolhidos e os clientes recebem o aviso. A folha fica como está.`,
    (n) =>
      n === 1
        ? 'L’enviament passa a recollit i el client rep l’avís. El full queda com està.'
        : `Els ${n} enviaments passen a recollits i els clients reben l’avís. El full queda com està.`,
  ),
  cuantos: word(
    (n: number) => (n === 1 ? '1 envío' : `${n} envíos`),
    (n) => (n === 1 ? '1 shipment' : `${n} shipments`),
    (n) => (n === 1 ? '1 envio' : `${n} envios`),
    (n) => (n === 1 ? '1 enviament' : `${n} enviaments`),
  ),
  hoja: word('Hoja para firmar', 'Sheet to sign', 'Folha para assinar', 'Full per signar'),
  lista: word('Lista CSV', 'CSV list', 'Lista CSV', 'Llista CSV'),
  bajado: word('Descargado', 'Downloaded', 'Descarregado', 'Descarregat'),
  hecho: word('Manifiesto hecho', 'Manifest made', 'Manifesto feito', 'Manifest fet'),
  ultimos: word('Últimos manifiestos', 'Last manifests', 'Últimos manifestos', 'Últims manifests'),
}
