import type { Llave } from '@telar/contract/identidad/llaves'
import type { Textos } from '@telar/domain/idioma'
import type { StateWord } from '../../declare/values.ts'
import { word, words } from '../../words.ts'

export const ESTADO: Record<Llave['estado'], StateWord> = {
  vale: { mark: 'done', label: word('Vale', 'In force', 'Válida', 'Val') },
  caducada: { mark: 'late', label: word('Caducada', 'Expired', 'Expirada', 'Caducada') },
  revocada: { mark: 'blocked', label: word('Revocada', 'Revoked', 'Revogada', 'Revocada') },
}

export const LLAVE_LABELS: Record<Exclude<keyof Llave, 'id'> | 'dias', Textos> = {
  nombre: words.nombre,
  principio: word('Empieza por', 'Begins with', 'Começa por', 'Comença per'),
  quien: word('En nombre de', 'In the name of', 'Em nome de', 'En nom de'),
  permisos: word('Permisos', 'Permissions', 'Permissões', 'Permisos'),
  porMinuto: word('Llamadas por minuto', 'Calls per minute', 'Chamadas por minuto', 'Crides per minut'),
  dias: word('Días que dura', 'Days it lasts', 'Dias que dura', 'Dies que dura'),
  creadoEn: word('Hecha', 'Made', 'Feita', 'Feta'),
  usadaEn: word('Último uso', 'Last used', 'Último uso', 'Últim ús'),
  caducaEn: word('Caduca', 'Expires', 'Expira', 'Caduca'),
  revocadaEn: word('Revocada', 'Revoked', 'Revogada', 'Revocada'),
  estado: words.estado,
}

export const LLAVES = {
  para: word(
    'Para qué programa es, como «caja de la tienda».',
    'Which program it is for, such as “till of the shop”.',
    'Para que programa é, como «caixa da loja».',
    'Per a quin programa és, com «caixa de la botiga».',
  ),
  explica: word(
    'Con una llave otro programa llama a la API en nombre de quien la hizo, y nunca puede más que esa persona en ese momento.',
    'With a key another program calls the API in the name of whoever made it, and can never do more than that person can at that moment.',
    'Com uma chave outro programa chama a API em nome de quem a fez, e nunca pode mais do que essa pessoa nesse momento.',
    'Amb una clau un altre programa crida l’API en nom de qui la va fer, i mai no pot més que aquesta persona en aquell moment.',
  ),
  siempre: word(
    'vacío: hasta que se revoque',
    'empty: until revoked',
    'vazio: até ser revogada',
    'buit: fins que es revoqui',
  ),
  permisos: word('Qué puede hacer', 'What it may do', 'O que pode fazer', 'Què pot fer'),
  hecha: word('Esta es la llave', 'This is the key', 'Esta é a chave', 'Aquesta és la clau'),
  nunca: word('nunca', 'never', 'nunca', 'mai'),
  sinPermisos: word(
    'Marque al menos una cosa que pueda hacer.',
    'Tick at least one thing it may do.',
    'Marque pelo menos uma coisa que possa fazer.',
    'Marqueu almenys una cosa que pugui fer.',
  ),
  seRevoco: word(
    (nombre: string) => `«${nombre}» ya no vale`,
    (nombre) => `“${nombre}” no longer works`,
    (nombre) => `«${nombre}» já não vale`,
    (nombre) => `«${nombre}» ja no val`,
  ),
  revocar: word('Revocar', 'Revoke', 'Revogar', 'Revocar'),
  revocarla: word(
    (nombre: string) => `Revocar «${nombre}»`,
    (nombre) => `Revoke “${nombre}”`,
    (nombre) => `Revogar «${nombre}»`,
    (nombre) => `Revocar «${nombre}»`,
  ),
  alMomento: word(
    'Deja de valer en este momento y para siempre. El programa que la usa dejará de poder entrar.',
    'It stops working this moment and for ever. The program that uses it will be refused.',
    'Deixa de valer neste momento e para sempre. O programa que a usa deixará de poder entrar.',
    'Deixa de valer en aquest moment i per sempre. El programa que la fa servir ja no podrà entrar.',
  ),
}
