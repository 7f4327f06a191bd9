import { word } from '../../words.ts'

/** The pages beside the list, as its head names them. */
export const PAGINA = {
  colocar: word('Colocar prendas', 'Put garments away', 'Arrumar peças', 'Col·locar peces'),
  generar: word('Crear muchos…', 'Make many…', 'Criar muitas…', 'Crear-ne molts…'),
}
