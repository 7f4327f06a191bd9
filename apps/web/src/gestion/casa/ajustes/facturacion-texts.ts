import { word } from '../../words.ts'

export const FACTURACION = {
  series: word('Series', 'Series', 'Séries', 'Sèries'),
  seriesQue: word(
    'las facturas ya emitidas conservan la suya',
    'invoices already issued keep theirs',
    'as faturas já emitidas conservam a sua',
    'les factures ja emeses conserven la seva',
  ),
  tipos: word('Tipos de IVA', 'VAT rates', 'Taxas de IVA', 'Tipus d’IVA'),
  tiposQue: word(
    'cada factura lleva los que valen en su fecha',
    'every invoice carries those that hold on its date',
    'cada fatura leva as que valem na sua data',
    'cada factura porta els que valen en la seva data',
  ),
  desde: word('Vale desde', 'Holds from', 'Vale desde', 'Val des de'),
  iva: word('IVA %', 'VAT %', 'IVA %', 'IVA %'),
  re: word('Recargo %', 'Surcharge %', 'Recargo %', 'Recàrrec %'),
  clave: word('Nombre', 'Name', 'Nome', 'Nom'),
  general: word('general', 'general', 'geral', 'general'),
  quitar: word('Quitar los tipos del', 'Remove the rates of', 'Tirar as taxas de', 'Treure els tipus del'),
  anadirTipo: word('Añadir tipos', 'Add rates', 'Acrescentar taxas', 'Afegir tipus'),
  portes: word('Portes', 'Carriage', 'Portes', 'Ports'),
  portesQue: word(
    'sin IVA; una zona que no está no los paga',
    'before VAT; a zone that is not here pays none',
    'sem IVA; uma zona que não está não os paga',
    'sense IVA; una zona que no hi és no en paga',
  ),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  gratisDesde: word('Pagados desde', 'Free from', 'Grátis desde', 'Pagats des de'),
  quitarZona: word('Quitar los portes de', 'Remove carriage of', 'Tirar os portes de', 'Treure els ports de'),
}

export const ZONA = {
  peninsula: word('Península', 'Mainland Spain', 'Espanha continental', 'Península'),
  baleares: word('Baleares', 'Balearic Islands', 'Baleares', 'Balears'),
  canarias: word(
    'Canarias, Ceuta y Melilla',
    'Canary Islands, Ceuta and Melilla',
    'Canárias, Ceuta e Melilha',
    'Canàries, Ceuta i Melilla',
  ),
  portugal: word('Portugal', 'Portugal', 'Portugal', 'Portugal'),
  ue: word(
    'Resto de la Unión Europea',
    'Rest of the European Union',
    'Resto da União Europeia',
    'Resta de la Unió Europea',
  ),
  resto: word('Resto del mundo', 'Rest of the world', 'Resto do mundo', 'Resta del món'),
}
