import type { PaginaLegal } from '@telar/domain/casa/legales'

export const pt: Record<PaginaLegal, string> = {
  privacidad: `Esta página diz que dados seus tratamos, para quê, durante quanto tempo e o que pode fazer com eles. Vendemos só a lojas: quase tudo o que guardamos são dados do seu negócio e das pessoas que o representam.

## Quem responde pelos seus dados
- Responsável: {razonSocial}
- NIF: {nif}
- Morada: {domicilio}
- E-mail: {email}
- Telefone: {telefono}

## Que dados tratamos e para quê
- Pedido de registo: nome ou denominação social, NIF, morada, e-mail, telefone e a licença de venda que nos anexa. Usamo-los para verificar que é uma loja e abrir-lhe a conta.
- Conta de cliente: os dados das suas faturas, as moradas de entrega, a pessoa de contacto e a palavra-passe, que guardamos cifrada de modo que ninguém a pode ler.
- Encomendas, guias, faturas e pagamentos: o que nos compra, o que lhe entregamos e o que paga.
- Mensagens: o que nos escreve na página de contacto, por e-mail, por telefone ou ao assistente do site. Usamo-las para lhe responder.
- Acessos: a data, o endereço IP e o navegador de cada entrada na sua conta, para a proteger de quem não deve entrar.

Não compramos dados a ninguém, não elaboramos perfis e não tomamos decisões automáticas sobre si. Também não o inscrevemos em nenhuma lista de publicidade.

## Com que direito os tratamos
- O pedido de registo e as mensagens: o seu consentimento, que nos dá ao assinalar a caixa do formulário e pode retirar quando quiser.
- A conta, as encomendas e as entregas: o contrato de compra e venda que tem connosco ou que nos pede para preparar.
- As faturas e o seu envio à administração fiscal: a lei obriga-nos.
- A segurança do site e a cobrança do que nos é devido: o nosso interesse legítimo.

## Quanto tempo os guardamos
- Pedidos que não chegam a ser conta: um ano.
- Mensagens: enquanto durar a conversa e mais um ano; as do assistente, um mês.
- Conta de cliente: enquanto for cliente.
- Encomendas, faturas e pagamentos: seis anos, como manda o Código de Comércio espanhol, ou mais se houver uma reclamação aberta.
- Acessos: um ano.

## Quem mais os vê
Não vendemos nem cedemos dados. Veem-nos, só no que precisam, a administração fiscal, o banco que cobra, o transportador, o nosso contabilista e as empresas que nos dão o alojamento e o correio, que trabalham por nossa conta e sob contrato. Não os enviamos para fora do Espaço Económico Europeu.

## Os seus direitos
Pode pedir-nos para ver os seus dados, corrigi-los, apagá-los, levá-los, limitar o que fazemos com eles ou opor-se, e retirar o consentimento que nos tenha dado. Em «Conta» corrige os seus dados e descarrega um ficheiro com tudo o que guardamos. Para o resto, escreva para {email}: respondemos no máximo num mês.

Se achar que não o fazemos bem, pode reclamar junto da autoridade espanhola de proteção de dados, https://www.aepd.es.

## Alterações
Se mudarmos este texto, publicamo-lo aqui com outro número de versão e outra data. Com o seu pedido guardamos que versão aceitou e quando.`,

  avisoLegal: `Este aviso cumpre o artigo 10 da Lei espanhola 34/2002, dos serviços da sociedade da informação e do comércio eletrónico.

## Titular deste site
- Titular: {razonSocial}
- Nome comercial: {marca}
- NIF: {nif}
- Morada: {domicilio}
- Inscrição: {registroMercantil}
- E-mail: {email}
- Telefone: {telefono}

## A quem se dirige
Este site mostra as coleções da {marca}, moda de mulher que desenhamos e cosemos, e permite comprá-la por grosso. Só vendemos a empresas e profissionais do comércio: quem pede um registo declara que o é e prova-o com a sua licença. Não vendemos a consumidores, e não se aplicam as normas que os protegem.

## Preços e encomendas
Os preços mostram-se a clientes registados, em euros e sem impostos; o IVA e, se for o caso, o recargo de equivalência somam-se na encomenda e na fatura. Uma encomenda enviada é uma proposta de compra: há contrato quando a confirmamos. Os portes, a encomenda mínima e os prazos que valem são os que se veem antes de a enviar. As fotografias são fiéis, mas a cor pode variar com o ecrã e o lote de tinturaria.

## Entregas e devoluções
A mercadoria viaja por nosso risco até à entrega. As faltas e os defeitos comunicam-se nos sete dias seguintes à receção; depois, os vícios ocultos reclamam-se como diz o Código de Comércio.

## A sua conta
A palavra-passe é sua e não a deve dar a ninguém. O que se encomenda com a sua conta entende-se encomendado por si. Podemos fechar uma conta usada com fraude ou que deixe de pertencer a uma loja.

## Propriedade intelectual
Os desenhos, moldes, fotografias, textos e marcas deste site são da {razonSocial} ou de quem nos deu licença. Os clientes podem usar as fotografias para vender as peças que nos compraram; qualquer outro uso precisa de autorização por escrito.

## Responsabilidade
Cuidamos que o site funcione e que o que diz seja certo, e corrigimos os erros quando os conhecemos. Não respondemos por interrupções alheias nem pelo que dizem os sites para os quais ligamos. As respostas do assistente são orientativas: o que obriga é a encomenda confirmada e a fatura.

## Lei e tribunais
Aplica-se a lei espanhola. O que não pudermos resolver a falar fica sujeito aos tribunais da morada do titular.

Os dados pessoais tratam-se como diz a nossa política de privacidade, em /privacidad, e os cookies como diz /cookies.`,

  cookies: `Um cookie é um pequeno dado que um site guarda no seu navegador. Este site usa só os que precisa para funcionar: por isso não lhe pedimos autorização com um aviso. Não há cookies de publicidade nem de análise, nem nossos nem de outros.

## Cookies
- .AspNetCore.Culture: o idioma que escolheu. Um ano.
- telar-lazo: une a sua sessão a este navegador, para que ninguém a possa usar noutro. Até fechar a sessão ou esta expirar.
- telar-device: recorda que a sua conta já entrou neste navegador, para não a bloquear se outro tentar palavras-passe. Um ano.

Os dois últimos acabam com um código e só se põem ao entrar numa conta.

## O que o navegador guarda
- authToken e refreshToken: a sua sessão, até a fechar ou expirar.
- i18nextLng e i18nextCuenta: o idioma que escolheu ou, se não, o da sua conta.
- conversationId: o fio da sua conversa com o assistente, até a apagar.
- O que escreveu na sua encomenda e ainda não chegou ao servidor, para o caso de ficar sem ligação.

## De outros sites
O mapa interativo da página de contacto vem do OpenStreetMap e só se carrega se o pedir. Ao pedi-lo, o seu navegador diz-lhes o seu endereço IP.

## Como apagá-los
Nas definições do seu navegador pode ver e apagar tudo isto, ou impedir que se guarde. Sem isso poderá ver o catálogo, mas não entrar na sua conta.

O que fazemos com os seus dados está em /privacidad. Se tiver dúvidas, escreva para {email}.`,
}
