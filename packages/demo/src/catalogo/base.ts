import type { Textos } from '@telar/domain/idioma'

export const t = (es: string, en: string, pt: string, ca: string): Textos => ({ es, en, pt, ca })

export const DEMO_COLORES: { codigo: string; nombre: Textos; hex: string }[] = [
  { codigo: 'NEG', nombre: t('Negro', 'Black', 'Preto', 'Negre'), hex: '#111111' },
  { codigo: 'BLA', nombre: t('Blanco', 'White', 'Branco', 'Blanc'), hex: '#FFFFFF' },
  { codigo: 'CRU', nombre: t('Crudo', 'Ecru', 'Cru', 'Cru'), hex: '#F2EBDD' },
  { codigo: 'BEI', nombre: t('Beige', 'Beige', 'Bege', 'Beix'), hex: '#D8C3A5' },
  { codigo: 'CAM', nombre: t('Camel', 'Camel', 'Camel', 'Camel'), hex: '#B9834F' },
  { codigo: 'MAR', nombre: t('Marino', 'Navy', 'Azul-marinho', 'Marí'), hex: '#1B2A49' },
  { codigo: 'AZU', nombre: t('Azulón', 'Royal blue', 'Azulão', 'Blau elèctric'), hex: '#1F4FBF' },
  { codigo: 'ROJ', nombre: t('Rojo', 'Red', 'Vermelho', 'Vermell'), hex: '#C1121F' },
  { codigo: 'BUR', nombre: t('Burdeos', 'Burgundy', 'Bordô', 'Bordeus'), hex: '#6D1A36' },
  { codigo: 'FUC', nombre: t('Fucsia', 'Fuchsia', 'Fúcsia', 'Fúcsia'), hex: '#D6186F' },
  { codigo: 'ROS', nombre: t('Rosa palo', 'Dusty pink', 'Rosa-velho', 'Rosa pal'), hex: '#E3B7B5' },
  { codigo: 'MOS', nombre: t('Mostaza', 'Mustard', 'Mostarda', 'Mostassa'), hex: '#D4A017' },
  { codigo: 'CAQ', nombre: t('Caqui', 'Khaki', 'Caqui', 'Caqui'), hex: '#6B6B3A' },
  { codigo: 'VBO', nombre: t('Verde botella', 'Bottle green', 'Verde-garrafa', 'Verd ampolla'), hex: '#0B4F3C' },
  { codigo: 'GMA', nombre: t('Gris marengo', 'Charcoal', 'Cinzento-antracite', 'Gris marengo'), hex: '#4A4E54' },
  { codigo: 'TOP', nombre: t('Topo', 'Taupe', 'Toupeira', 'Talp'), hex: '#8B7D72' },
]

export const DEMO_TEMPORADAS = [
  { codigo: 'I26', nombre: 'Invierno 26', fechaInicio: '2026-08-01', fechaFin: '2027-01-31' },
  { codigo: 'V27', nombre: 'Verano 27', fechaInicio: '2027-02-01', fechaFin: '2027-07-31' },
]

export const DEMO_EMPRESA = {
  marca: 'Marenda',
  razonSocial: 'Marenda Confecció, S.L.',
  direccion: 'Carrer dels Teixidors, 18',
  codigoPostal: '08202',
  ciudad: 'Sabadell',
  provincia: 'Barcelona',
  pais: 'ES',
  telefono: '+34 930 000 000',
  email: 'tiendas@marenda.example',
  whatsapp: '+34 600 000 000',
  instagram: 'https://www.instagram.com/marenda.example',
  horario: '9.00–14.00, 16.00–19.00',
  nif: 'B12345674',
  registroMercantil: 'Registro Mercantil de Barcelona, tomo 40000, folio 1, hoja B-000001',
  iban: 'ES7921000813610123456789',
  acreedorSepa: 'ES11000B12345674',
}

export const DEMO_ANUNCIO = t(
  'V27 abierta a pedidos. Entregas desde febrero.',
  'S27 is open for orders. Deliveries from February.',
  'V27 aberta a encomendas. Entregas a partir de fevereiro.',
  'V27 oberta a comandes. Lliuraments des del febrer.',
)
