import { DEMO_COLORES, DEMO_TEMPORADAS, t } from '@telar/demo/catalogo/base'
import { SIN_TEXTOS, type Textos } from '@telar/domain/idioma'
import type { Db } from '../db/connection.ts'
import {
  coloresTable,
  modelosTable,
  modeloTiposTable,
  modeloVariantesTable,
  temporadasTable,
} from '../db/schema/catalogo/modelos.ts'

const TIPOS: Textos[] = [
  t('Vestidos', 'Dresses', 'Vestidos', 'Vestits'),
  t('Blusas', 'Blouses', 'Blusas', 'Bruses'),
  t('Pantalones', 'Trousers', 'Calças', 'Pantalons'),
  t('Faldas', 'Skirts', 'Saias', 'Faldilles'),
]

interface Modelo {
  numero: string
  nombre: string
  tipo: string
  precioMayor: number
  tallas: string[]
  colores: string[]
}

const NUMERICAS = ['36', '38', '40', '42', '44', '46']
const LETRAS = ['S', 'M', 'L', 'XL']

const MODELOS: Modelo[] = [
  {
    numero: '1215',
    nombre: 'Vestido Alba',
    tipo: 'Vestidos',
    precioMayor: 27.9,
    tallas: NUMERICAS,
    colores: ['NEG', 'BUR', 'VBO'],
  },
  {
    numero: '1230',
    nombre: 'Vestido Nora',
    tipo: 'Vestidos',
    precioMayor: 32.9,
    tallas: NUMERICAS,
    colores: ['VBO', 'MAR'],
  },
  { numero: '2108', nombre: 'Blusa Nadia', tipo: 'Blusas', precioMayor: 24.9, tallas: LETRAS, colores: ['CRU', 'ROS'] },
  {
    numero: '3312',
    nombre: 'Pantalón Greta',
    tipo: 'Pantalones',
    precioMayor: 28.9,
    tallas: NUMERICAS,
    colores: ['NEG', 'CAM'],
  },
  {
    numero: '4018',
    nombre: 'Falda Noelia',
    tipo: 'Faldas',
    precioMayor: 19.9,
    tallas: LETRAS,
    colores: ['TOP', 'NEG'],
  },
]

const only = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The sample names an unknown ${what}.`)
  return value
}

/** A catalogue small enough to count by hand. */
export async function fillSample(db: Db): Promise<void> {
  const colores = await db
    .insert(coloresTable)
    .values(DEMO_COLORES)
    .returning({ id: coloresTable.id, codigo: coloresTable.codigo })
  const temporadas = await db.insert(temporadasTable).values(DEMO_TEMPORADAS).returning({ id: temporadasTable.id })
  const tipos = await db
    .insert(modeloTiposTable)
    .values(TIPOS.map((nombre, orden) => ({ nombre, orden, visibleHome: true })))
    .returning({ id: modeloTiposTable.id, nombre: modeloTiposTable.nombre })
  const temporadaId = only(temporadas.at(-1), 'temporada').id
  for (const { tipo, colores: codigos, ...modelo } of MODELOS) {
    const modeloTipoId = only(
      tipos.find(({ nombre }) => nombre.es === tipo),
      'tipo',
    ).id
    const values = {
      ...modelo,
      modeloTipoId,
      temporadaId,
      descripcion: SIN_TEXTOS,
      cuidados: SIN_TEXTOS,
      publicado: true,
    }
    const [row] = await db.insert(modelosTable).values(values).returning({ id: modelosTable.id })
    const modeloId = only(row, 'modelo').id
    const variantes = codigos.flatMap((codigo) => {
      const colorId = only(
        colores.find((color) => color.codigo === codigo),
        'color',
      ).id
      return modelo.tallas.map((talla, i) => ({ modeloId, colorId, talla, stock: 6 + ((i * 5) % 14) }))
    })
    await db.insert(modeloVariantesTable).values(variantes)
  }
}
