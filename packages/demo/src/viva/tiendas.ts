/** Where the customers of the living house are: postal code without its last three figures, and how many live there. */
export interface Plaza {
  ciudad: string
  provincia: string
  codigo: string
  peso: number
  /** The code of the rep whose region it is. */
  comercial: string
}

const de = (comercial: string, plazas: [ciudad: string, provincia: string, codigo: string, peso: number][]): Plaza[] =>
  plazas.map(([ciudad, provincia, codigo, peso]) => ({ ciudad, provincia, codigo, peso, comercial }))

export const PLAZAS: readonly Plaza[] = [
  ...de('JV', [
    ['Barcelona', 'Barcelona', '08', 14],
    ['Terrassa', 'Barcelona', '08', 4],
    ['Manresa', 'Barcelona', '08', 3],
    ['Girona', 'Girona', '17', 5],
    ['Figueres', 'Girona', '17', 3],
    ['Lleida', 'Lleida', '25', 4],
    ['Reus', 'Tarragona', '43', 4],
    ['Palma', 'Illes Balears', '07', 5],
    ['Maó', 'Illes Balears', '07', 2],
  ]),
  ...de('EM', [
    ['Oviedo', 'Asturias', '33', 4],
    ['Gijón', 'Asturias', '33', 3],
    ['Santander', 'Cantabria', '39', 4],
    ['Bilbao', 'Bizkaia', '48', 7],
    ['Donostia / San Sebastián', 'Gipuzkoa', '20', 5],
    ['Vitoria-Gasteiz', 'Araba', '01', 3],
    ['Pamplona', 'Navarra', '31', 4],
    ['A Coruña', 'A Coruña', '15', 5],
    ['Vigo', 'Pontevedra', '36', 5],
    ['Ourense', 'Ourense', '32', 3],
  ]),
  ...de('MA', [
    ['Madrid', 'Madrid', '28', 14],
    ['Alcalá de Henares', 'Madrid', '28', 3],
    ['Toledo', 'Toledo', '45', 3],
    ['Valladolid', 'Valladolid', '47', 4],
    ['Burgos', 'Burgos', '09', 3],
    ['Salamanca', 'Salamanca', '37', 3],
    ['Logroño', 'La Rioja', '26', 3],
    ['Zaragoza', 'Zaragoza', '50', 6],
    ['Cáceres', 'Cáceres', '10', 2],
  ]),
  ...de('RC', [
    ['Sevilla', 'Sevilla', '41', 8],
    ['Málaga', 'Málaga', '29', 6],
    ['Marbella', 'Málaga', '29', 3],
    ['Granada', 'Granada', '18', 4],
    ['Córdoba', 'Córdoba', '14', 4],
    ['Cádiz', 'Cádiz', '11', 3],
    ['Almería', 'Almería', '04', 3],
    ['Murcia', 'Murcia', '30', 5],
    ['Alicante', 'Alicante', '03', 5],
    ['Valencia', 'Valencia', '46', 9],
    ['Castellón de la Plana', 'Castellón', '12', 3],
  ]),
]

/** Canary Islands: no VAT leaves for there. */
export const ISLAS: readonly Plaza[] = de('RC', [
  ['Las Palmas de Gran Canaria', 'Las Palmas', '35', 3],
  ['Santa Cruz de Tenerife', 'Santa Cruz de Tenerife', '38', 3],
])

export interface Extranjera {
  pais: string
  ciudades: [ciudad: string, codigoPostal: string, calle: string][]
  apellidos: string[]
  forma: string
  idioma: 'es' | 'en' | 'pt' | 'ca'
  comercial: string | null
  peso: number
}

export const EXTRANJERAS: readonly Extranjera[] = [
  {
    pais: 'PT',
    ciudades: [
      ['Porto', '4000-322', 'Rua das Flores'],
      ['Braga', '4700-327', 'Rua do Souto'],
      ['Lisboa', '1200-195', 'Rua do Carmo'],
      ['Coimbra', '3000-200', 'Rua Ferreira Borges'],
    ],
    apellidos: ['Almeida', 'Ferreira', 'Moreira', 'Pacheco', 'Tavares', 'Queirós', 'Vaz', 'Lobo'],
    forma: 'Lda',
    idioma: 'pt',
    comercial: 'EM',
    peso: 5,
  },
  {
    pais: 'FR',
    ciudades: [
      ['Perpignan', '66000', 'Rue des Marchands'],
      ['Montpellier', '34000', 'Rue de la Loge'],
      ['Bordeaux', '33000', 'Rue Sainte-Catherine'],
    ],
    apellidos: ['Delmas', 'Roussel', 'Vidal', 'Carrère', 'Lacombe', 'Fabre'],
    forma: 'SARL',
    idioma: 'en',
    comercial: null,
    peso: 4,
  },
  {
    pais: 'IT',
    ciudades: [
      ['Torino', '10123', 'Via Lagrange'],
      ['Bologna', '40121', 'Via dell’Indipendenza'],
      ['Verona', '37121', 'Via Mazzini'],
    ],
    apellidos: ['Bianchi', 'Galli', 'Moretti', 'Rinaldi', 'Serra'],
    forma: 'S.r.l.',
    idioma: 'en',
    comercial: null,
    peso: 3,
  },
  {
    pais: 'AD',
    ciudades: [
      ['Andorra la Vella', 'AD500', 'Carrer Major'],
      ['Escaldes-Engordany', 'AD700', 'Vivand'],
    ],
    apellidos: ['Naudi', 'Cerqueda', 'Torres', 'Armengol'],
    forma: 'SLU',
    idioma: 'ca',
    comercial: 'JV',
    peso: 2,
  },
  {
    pais: 'GB',
    ciudades: [
      ['Bath', 'BA1 1LT', 'Milsom Street'],
      ['Edinburgh', 'EH2 3NT', 'Thistle Street'],
    ],
    apellidos: ['Harwood', 'Lindsay', 'Merton', 'Ashby'],
    forma: 'Ltd',
    idioma: 'en',
    comercial: null,
    peso: 2,
  },
]

export const CALLES = [
  'Calle Mayor',
  'Calle Real',
  'Calle Nueva',
  'Plaza de España',
  'Avenida de la Constitución',
  'Calle de la Paz',
  'Calle del Carmen',
  'Paseo de la Alameda',
  'Calle San Juan',
  'Calle Santa Clara',
  'Plaza del Mercado',
  'Calle Ancha',
]

export const PILAS = [
  ...['Carmen', 'Pilar', 'Isabel', 'Lucía', 'Marta', 'Teresa', 'Rocío', 'Amparo', 'Nuria', 'Begoña'],
  ...['Montserrat', 'Dolores', 'Ana', 'Cristina', 'Beatriz', 'Raquel', 'Inés', 'Sonia', 'Elena', 'Clara'],
]

export const APELLIDOS = [
  ...['García', 'Soler', 'Iglesias', 'Ferrer', 'Romero', 'Castro', 'Vega', 'Molina', 'Serrano', 'Pascual'],
  ...['Herrera', 'Lozano', 'Marín', 'Gallego', 'Prieto', 'Cano', 'Vidal', 'Santos', 'Calvo', 'Rueda'],
  ...['Arroyo', 'Benítez', 'Crespo', 'Otero', 'Bravo', 'Salas', 'Pardo', 'Rivas', 'Hidalgo', 'Luque'],
]

export const ROTULOS = [
  ...['El Ropero de', 'Modas', 'Boutique', 'La Percha de', 'Tienda', 'El Armario de', 'Vestir', 'Estilo'],
  ...['Atelier', 'Casa', 'El Rincón de', 'Novedades'],
]

export const MARCAS = [
  ...['Alborada', 'Azahar', 'Brisa', 'Cascabel', 'Celosía', 'Duna', 'Encina', 'Farándula', 'Galatea', 'Hiedra'],
  ...['Jara', 'Lavanda', 'Marea', 'Mimosa', 'Nácar', 'Olivia', 'Pespunte', 'Retama', 'Salvia', 'Tisú'],
  ...['Umbría', 'Vainica', 'Zafiro', 'Alhelí', 'Bambalina', 'Candela', 'Damasco', 'Entredós', 'Filigrana', 'Jaspe'],
]

export const FORMAS = ['Moda, S.L.', 'Textil, S.L.', 'Confección, S.L.', 'y Cía., S.L.', 'Comercial, S.L.']
