import { word } from '../../words.ts'

export const ESCANER = {
  abrir: word('Escanear con la cámara', 'Scan with the camera', 'Ler com a câmara', 'Escanejar amb la càmera'),
  cerrar: word('Cerrar la cámara', 'Close the camera', 'Fechar a câmara', 'Tancar la càmera'),
  camara: word('Lo que ve la cámara', 'What the camera sees', 'O que a câmara vê', 'El que veu la càmera'),
  mudo: word('Sin sonido', 'Muted', 'Sem som', 'Sense so'),
  espera: word(
    'Escanee un código, o ábrase la cámara.',
    'Scan a code, or open the camera.',
    'Leia um código, ou abra a câmara.',
    'Escanegeu un codi, o obriu la càmera.',
  ),
  sinCamara: word(
    'No se puede usar la cámara: dé permiso al navegador y vuelva a cargar la página.',
    'The camera cannot be used: allow it in the browser and load the page again.',
    'Não se pode usar a câmara: autorize-a no navegador e recarregue a página.',
    'No es pot fer servir la càmera: doneu permís al navegador i torneu a carregar la pàgina.',
  ),
  guardando: word(
    'Se está guardando: escanéelo después.',
    'Saving is under way: scan it afterwards.',
    'Está a guardar: leia-o depois.',
    'S’està desant: escanegeu-lo després.',
  ),
  fallo: word(
    (codigo: string) => `${codigo}: no se ha podido comprobar`,
    (codigo) => `${codigo}: could not be looked up`,
    (codigo) => `${codigo}: não se pôde verificar`,
    (codigo) => `${codigo}: no s’ha pogut comprovar`,
  ),
  desconocido: word(
    (codigo: string) => `${codigo}: no es de nada de la casa`,
    (codigo) => `${codigo}: it is nothing of the house’s`,
    (codigo) => `${codigo}: não é de nada da casa`,
    (codigo) => `${codigo}: no és de res de la casa`,
  ),
  noPieza: word(
    (que: string) => `${que}: no es una pieza de tela`,
    (que) => `${que}: it is no roll of cloth`,
    (que) => `${que}: não é um rolo de tecido`,
    (que) => `${que}: no és una peça de roba`,
  ),
  noPrenda: word(
    (que: string) => `${que}: no es una prenda`,
    (que) => `${que}: it is no garment`,
    (que) => `${que}: não é uma peça`,
    (que) => `${que}: no és una peça`,
  ),
}
