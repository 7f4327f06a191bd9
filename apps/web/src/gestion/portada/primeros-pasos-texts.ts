import { word } from '../words.ts'

/** What the first day says. */
export const PASOS = {
  titulo: word('Primeros pasos', 'First steps', 'Primeiros passos', 'Primers passos'),
  guardar: word('No mostrarlo más', 'Do not show it again', 'Não mostrar mais', 'No ho mostris més'),
  hecho: word('hecho', 'done', 'feito', 'fet'),
  falta: word('falta', 'to do', 'falta', 'falta'),
  ir: word('Ir', 'Go', 'Ir', 'Vés-hi'),
  asi: word('Está bien así', 'It is right so', 'Está bem assim', 'Està bé així'),
  muestra: word('Poner una muestra', 'Put a sample', 'Pôr uma amostra', 'Posar una mostra'),
  muestraQue: word(
    'Clientes, modelos, pedidos y fabricación de muestra, sin facturas. Nadie puede entrar con sus cuentas. Se quita entera en Ajustes, Datos y copias, antes de la primera factura.',
    'Sample customers, models, orders and production, without invoices. Nobody can come in by its accounts. It is taken away whole in Settings, Data and backups, before the first invoice.',
    'Clientes, modelos, encomendas e fabrico de amostra, sem faturas. Ninguém pode entrar com as suas contas. Retira-se inteira em Definições, Dados e cópias, antes da primeira fatura.',
    'Clients, models, comandes i fabricació de mostra, sense factures. Ningú no pot entrar amb els seus comptes. Es treu sencera a Configuració, Dades i còpies, abans de la primera factura.',
  ),
  muestraPuesta: word(
    'La muestra está puesta.',
    'The sample is there.',
    'A amostra está posta.',
    'La mostra està posada.',
  ),
  pasos: {
    empresa: {
      que: word('La empresa', 'The company', 'A empresa', 'L’empresa'),
      como: word(
        'Razón social, NIF y dirección, que salen en las facturas; la marca, en la tienda.',
        'Name, tax number and address for the invoices; the brand, for the shop.',
        'Denominação, NIF e morada, para as faturas; a marca, para a loja.',
        'Raó social, NIF i adreça, per a les factures; la marca, per a la botiga.',
      ),
    },
    series: {
      que: word('Series e impuestos', 'Series and taxes', 'Séries e impostos', 'Sèries i impostos'),
      como: word(
        'Tipos de IVA y series. Si viene de otro programa, traiga los últimos números.',
        'VAT rates and series. If you come from another program, bring the last numbers.',
        'Taxas de IVA e séries. Se vem de outro programa, traga os últimos números.',
        'Tipus d’IVA i sèries. Si veniu d’un altre programa, porteu els últims números.',
      ),
    },
    correo: {
      que: word('El correo', 'Mail', 'O e-mail', 'El correu'),
      como: word(
        'Un correo de prueba que llegue. El servidor se pone en SMTP_URL.',
        'A test mail that arrives. The server is set in SMTP_URL.',
        'Um e-mail de teste que chegue. O servidor põe-se em SMTP_URL.',
        'Un correu de prova que arribi. El servidor es posa a SMTP_URL.',
      ),
    },
    usuarios: {
      que: word('Las personas', 'The people', 'As pessoas', 'Les persones'),
      como: word(
        'Cada cual con su rol; la invitación les llega por correo.',
        'Each with their role; the invitation comes by mail.',
        'Cada qual com a sua função; o convite chega por e-mail.',
        'Cadascú amb el seu rol; la invitació els arriba per correu.',
      ),
    },
    catalogo: {
      que: word('El catálogo', 'The catalogue', 'O catálogo', 'El catàleg'),
      como: word(
        'De una hoja o de otra tienda, o una muestra para probar.',
        'From a sheet or another shop, or a sample to try.',
        'De uma folha ou de outra loja, ou uma amostra para experimentar.',
        'D’un full o d’una altra botiga, o una mostra per provar.',
      ),
    },
    clientes: {
      que: word('Los clientes', 'The customers', 'Os clientes', 'Els clients'),
      como: word(
        'Y lo demás que se trae: existencias, materias, pedidos abiertos.',
        'And what else is brought: stock, materials, open orders.',
        'E o mais que se traz: existências, matérias, encomendas abertas.',
        'I la resta que es porta: existències, matèries, comandes obertes.',
      ),
    },
  },
}
