import type { AppSettings } from '@telar/contract/casa/appsettings'
import type { ColorTema } from '@telar/domain/casa/tema'
import type { Textos } from '@telar/domain/idioma'
import type { Field } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

type Dotted<P extends string, K extends string> = `${P}.${K}`

const EMPRESA: Record<Dotted<'empresa', keyof AppSettings['empresa']>, Textos> = {
  'empresa.marca': word('Marca', 'Brand', 'Marca', 'Marca'),
  'empresa.razonSocial': word('Razón social', 'Company name', 'Denominação social', 'Raó social'),
  'empresa.nif': words.nif,
  'empresa.registroMercantil': word(
    'Registro mercantil',
    'Company register',
    'Registo comercial',
    'Registre mercantil',
  ),
  'empresa.iban': word('IBAN', 'IBAN', 'IBAN', 'IBAN'),
  'empresa.acreedorSepa': word(
    'Identificador de acreedor SEPA',
    'SEPA creditor identifier',
    'Identificador de credor SEPA',
    'Identificador de creditor SEPA',
  ),
  'empresa.direccion': words.direccion,
  'empresa.codigoPostal': words.codigoPostal,
  'empresa.ciudad': words.ciudad,
  'empresa.provincia': words.provincia,
  'empresa.pais': words.pais,
  'empresa.telefono': words.telefono,
  'empresa.email': words.email,
  'empresa.whatsapp': word('WhatsApp', 'WhatsApp', 'WhatsApp', 'WhatsApp'),
  'empresa.instagram': word('Instagram', 'Instagram', 'Instagram', 'Instagram'),
  'empresa.horario': word('Horario', 'Opening hours', 'Horário', 'Horari'),
}

/** The theme's colours, as a person would call them. */
export const COLOR: Record<ColorTema, Textos> = {
  text: word('Texto corrido', 'Body text', 'Texto corrido', 'Text corregut'),
  primary: word('Principal', 'Primary', 'Principal', 'Principal'),
  primaryContent: word('Texto en el principal', 'Text on primary', 'Texto no principal', 'Text en el principal'),
  secondary: word('Secundario', 'Secondary', 'Secundário', 'Secundari'),
  secondaryContent: word('Texto en el secundario', 'Text on secondary', 'Texto no secundário', 'Text en el secundari'),
  accent: word('Acento', 'Accent', 'Destaque', 'Accent'),
  accentContent: word('Texto en el acento', 'Text on accent', 'Texto no destaque', 'Text en l’accent'),
  neutral: word('Neutro', 'Neutral', 'Neutro', 'Neutre'),
  neutralContent: word('Texto en el neutro', 'Text on neutral', 'Texto no neutro', 'Text en el neutre'),
  base100: word('Papel', 'Paper', 'Papel', 'Paper'),
  base200: word('Marca de color', 'Colour mark', 'Marca de cor', 'Marca de color'),
  base300: word('Líneas', 'Lines', 'Linhas', 'Línies'),
  baseContent: word('Tinta', 'Ink', 'Tinta', 'Tinta'),
  base200Content: word('Texto en la marca', 'Text on the mark', 'Texto na marca', 'Text en la marca'),
  info: word('Información', 'Information', 'Informação', 'Informació'),
  infoContent: word('Texto en información', 'Text on information', 'Texto em informação', 'Text en informació'),
  success: word('Conforme', 'Success', 'Sucesso', 'Conforme'),
  successContent: word('Texto en conforme', 'Text on success', 'Texto em sucesso', 'Text en conforme'),
  warning: word('Advertencia', 'Warning', 'Advertência', 'Advertència'),
  warningContent: word('Texto en advertencia', 'Text on warning', 'Texto em advertência', 'Text en advertència'),
  error: word('Error', 'Error', 'Erro', 'Error'),
  errorContent: word('Texto en error', 'Text on error', 'Texto em erro', 'Text en error'),
}

/** Every field of the settings in words. */
export const LABELS: Record<string, Textos> = {
  ...EMPRESA,
  ...Object.fromEntries(Object.entries(COLOR).map(([name, label]) => [`tema.${name}`, label])),
  'series.ordinaria': word('Facturas', 'Invoices', 'Faturas', 'Factures'),
  'series.rectificativa': word('Rectificativas', 'Corrective invoices', 'Retificativas', 'Rectificatives'),
  'series.simplificada': word('Simplificadas', 'Simplified', 'Simplificadas', 'Simplificades'),
  impuestos: word('Tipos de IVA', 'VAT rates', 'Taxas de IVA', 'Tipus d’IVA'),
  reclamaciones: word('Reclamaciones', 'Reminders', 'Reclamações', 'Reclamacions'),
  portes: word('Portes', 'Carriage', 'Portes', 'Ports'),
  produccion: word('Producción', 'Production', 'Produção', 'Producció'),
  'produccion.margen': word('Margen objetivo %', 'Target margin %', 'Margem objetivo %', 'Marge objectiu %'),
  'produccion.gastosGenerales': word('Gastos generales %', 'General costs %', 'Gastos gerais %', 'Despeses generals %'),
  'produccion.terminaciones': word(
    'El precio acaba en (céntimos)',
    'A price ends in (cents)',
    'O preço acaba em (cêntimos)',
    'El preu acaba en (cèntims)',
  ),
  'produccion.segundasSePagan': word(
    'Las segundas se pagan al taller',
    'Seconds are paid to the workshop',
    'As segundas pagam-se à oficina',
    'Les segones es paguen al taller',
  ),
  'produccion.pvp.desde': word('PVP desde ×', 'RRP from ×', 'PVP desde ×', 'PVP des de ×'),
  'produccion.pvp.hasta': word('PVP hasta ×', 'RRP up to ×', 'PVP até ×', 'PVP fins a ×'),
  'codigos.prefijo': word('Prefijo GS1', 'GS1 prefix', 'Prefixo GS1', 'Prefix GS1'),
  'codigos.desde': word('Primer número', 'First number', 'Primeiro número', 'Primer número'),
  'codigos.hasta': word('Último número', 'Last number', 'Último número', 'Últim número'),
  'legales.privacidad': word(
    'Política de privacidad',
    'Privacy policy',
    'Política de privacidade',
    'Política de privacitat',
  ),
  'legales.avisoLegal': word('Aviso legal', 'Legal notice', 'Aviso legal', 'Avís legal'),
  'legales.cookies': word('Cookies', 'Cookies', 'Cookies', 'Galetes'),
  idiomas: word('Idiomas', 'Languages', 'Línguas', 'Idiomes'),
  asistente: word('Asistente encendido', 'Assistant switched on', 'Assistente ligado', 'Assistent encès'),
  voz: word(
    'Dictado por voz encendido',
    'Dictation by voice switched on',
    'Ditado por voz ligado',
    'Dictat per veu encès',
  ),
  anuncio: word('Anuncio', 'Announcement', 'Anúncio', 'Anunci'),
  diasDevolucion: word(
    'Devoluciones, días desde la entrega',
    'Returns, days from delivery',
    'Devoluções, dias desde a entrega',
    'Devolucions, dies des del lliurament',
  ),
  segundaPorCiento: word(
    'Segundas, % de la tarifa',
    'Seconds, % of the price list',
    'Segundas, % da tarifa',
    'Segones, % de la tarifa',
  ),
  logoId: word('Logotipo', 'Logo', 'Logótipo', 'Logotip'),
  pedidoMinimo: word('Pedido mínimo', 'Minimum order', 'Encomenda mínima', 'Comanda mínima'),
}

const LOGO = word(
  'En lugar de la marca, en la tienda, los documentos y los correos. Mejor ancho y con fondo transparente.',
  'In place of the brand, in the shop, on papers and in mails. Best wide, on a transparent ground.',
  'Em vez da marca, na loja, nos documentos e nos e-mails. Melhor largo e com fundo transparente.',
  'En lloc de la marca, a la botiga, als documents i als correus. Millor ample i amb fons transparent.',
)

export const COMPANY_FIELDS: readonly Field[] = [
  { name: 'empresa.marca', control: 'text', width: 'short' },
  { name: 'logoId', control: 'imagen', width: 'wide', hint: LOGO },
  { name: 'empresa.razonSocial', control: 'text', width: 'medium' },
  { name: 'empresa.nif', control: 'text', width: 'short' },
  { name: 'empresa.direccion', control: 'text', width: 'medium' },
  { name: 'empresa.codigoPostal', control: 'text', width: 'short' },
  { name: 'empresa.ciudad', control: 'text', width: 'short' },
  { name: 'empresa.provincia', control: 'text', width: 'short' },
  { name: 'empresa.pais', control: 'select', width: 'short' },
  { name: 'empresa.registroMercantil', control: 'text', width: 'medium' },
  { name: 'empresa.telefono', control: 'tel', width: 'short' },
  { name: 'empresa.whatsapp', control: 'tel', width: 'short' },
  { name: 'empresa.email', control: 'email', width: 'medium' },
  { name: 'empresa.instagram', control: 'text', width: 'medium' },
  { name: 'empresa.horario', control: 'text', width: 'medium' },
  { name: 'empresa.iban', control: 'text', width: 'medium' },
  { name: 'empresa.acreedorSepa', control: 'text', width: 'medium' },
]
