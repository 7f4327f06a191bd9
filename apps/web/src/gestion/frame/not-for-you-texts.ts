import { word } from '../words.ts'

export const NOT_FOR_YOU = {
  title: word(
    'Esta puerta es la del personal',
    'This door is for staff',
    'Esta porta é a do pessoal',
    'Aquesta porta és la del personal',
  ),
  text: word(
    (email: string) =>
      `Ha entrado como ${email}, y esta cuenta no tiene permisos en la gestión. Si cree que debería tenerlos, pídalos a quien administra la casa.`,
    (email) =>
      `You are signed in as ${email}, and this account has no permissions in the back office. If it should have, please ask whoever administers the house.`,
    (email) =>
      `Entrou como ${email}, e esta conta não tem permissões na gestão. Se acha que as devia ter, peça-as a quem administra a casa.`,
    (email) =>
      `Heu entrat com a ${email}, i aquest compte no té permisos a la gestió. Si creieu que n’hauria de tenir, demaneu-los a qui administra la casa.`,
  ),
}
