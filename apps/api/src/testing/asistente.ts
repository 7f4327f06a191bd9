import type { ModeloPublico } from '@telar/contract/chatbot'
import type { CatalogoPublico } from '../asistente/catalogo.ts'
import { FAQ_INICIAL } from '../db/faq-inicial.ts'
import { DEMO_COLORES, DEMO_EMPRESA, DEMO_TEMPORADAS } from '../demo/catalogo/base.ts'
import { DEMO_COLECCIONES } from '../demo/catalogo/colecciones.ts'
import { type DemoModelo, demoModelos } from '../demo/catalogo/modelos.ts'
import { TIPOS } from '../demo/catalogo/tipos.ts'

const colecciones = Object.entries(DEMO_COLECCIONES)
const idDeTipo = (familia: string) => TIPOS.findIndex((tipo) => tipo.familia === familia) + 1
const idDeColor = (codigo: string) => DEMO_COLORES.findIndex((color) => color.codigo === codigo) + 1

const publico = (modelo: DemoModelo, i: number): ModeloPublico => ({
  id: i + 1,
  numero: modelo.numero,
  nombre: modelo.nombre,
  tipoId: idDeTipo(modelo.familia),
  temporada: modelo.temporada,
  coleccionIds: modelo.colecciones.map((clave) => colecciones.findIndex(([otra]) => otra === clave) + 1),
  tallas: modelo.tallas,
  colores: modelo.colores.map((codigo) => ({ id: idDeColor(codigo), tallas: modelo.tallas })),
  composicion: modelo.composicion,
  descripcion: modelo.descripcion,
  cuidados: modelo.cuidados,
  nuevo: i % 5 === 0,
})

/** The demo's catalogue as the assistant reads it, without a database. */
export const catalogoDeMuestra = (modelos: DemoModelo[] = demoModelos()): CatalogoPublico => ({
  modelos: modelos.map(publico),
  tipos: TIPOS.map(({ nombre }, i) => ({ id: i + 1, nombre })),
  colores: DEMO_COLORES.map(({ nombre }, i) => ({ id: i + 1, nombre })),
  colecciones: colecciones.map(([, { nombre }], i) => ({ id: i + 1, nombre })),
  temporadas: DEMO_TEMPORADAS.map(({ codigo, nombre }) => ({ codigo, nombre })),
  faq: FAQ_INICIAL,
  empresa: DEMO_EMPRESA,
})
