import type { PaginaLegal } from '@telar/domain/casa/legales'

export const ca: Record<PaginaLegal, string> = {
  privacidad: `Aquesta pàgina diu quines dades vostres tractem, per a què, durant quant de temps i què hi podeu fer. Venem només a comerços: gairebé tot el que desem són dades del vostre negoci i de les persones que el representen.

## Qui respon de les vostres dades
- Responsable: {razonSocial}
- NIF: {nif}
- Domicili: {domicilio}
- Correu: {email}
- Telèfon: {telefono}

## Quines dades tractem i per a què
- Sol·licitud d’alta: nom o raó social, NIF, adreça, correu, telèfon i la llicència de venda que ens adjunteu. Les fem servir per comprovar que sou un comerç i obrir-vos el compte.
- Compte de client: les dades de les vostres factures, les adreces de lliurament, la persona de contacte i la contrasenya, que desem xifrada de manera que ningú no la pot llegir.
- Comandes, albarans, factures i cobraments: el que ens compreu, el que us servim i el que pagueu.
- Missatges: el que ens escriviu a la pàgina de contacte, per correu, per telèfon o a l’assistent del web. Els fem servir per respondre-us.
- Accessos: la data, l’adreça IP i el navegador de cada entrada al vostre compte, per protegir-lo de qui no hi ha d’entrar.

No comprem dades a ningú, no elaborem perfils i no prenem decisions automàtiques sobre vós. Tampoc no us apuntem a cap llista de publicitat.

## Amb quin dret les tractem
- La sol·licitud d’alta i els missatges: el vostre consentiment, que ens doneu en marcar la casella del formulari i podeu retirar quan vulgueu.
- El compte, les comandes i els lliuraments: el contracte de compravenda que teniu amb nosaltres o que ens demaneu de preparar.
- Les factures i el seu enviament a l’Agència Tributària: la llei ens hi obliga.
- La seguretat del web i el cobrament del que se’ns deu: el nostre interès legítim.

## Quant de temps les desem
- Sol·licituds que no acaben en un compte: un any.
- Missatges: mentre duri la conversa i un any més; els de l’assistent, un mes.
- Compte de client: mentre sigueu client.
- Comandes, factures i cobraments: sis anys, com mana el Codi de Comerç, o més si hi ha una reclamació oberta.
- Accessos: un any.

## Qui més les veu
No venem ni cedim dades. Les veuen, només en el que necessiten, l’Agència Tributària, el banc que cobra els rebuts, el transportista que porta la mercaderia, la nostra assessoria i les empreses que ens donen l’allotjament i el correu, que treballen per encàrrec nostre i sota contracte. No les enviem fora de l’Espai Econòmic Europeu.

## Els vostres drets
Podeu demanar-nos de veure les vostres dades, corregir-les, esborrar-les, endur-vos-les, limitar el que en fem o oposar-vos-hi, i retirar el consentiment que ens hàgiu donat. Des de «Compte» corregiu les vostres dades i descarregueu un fitxer amb tot el que desem. Per a la resta, escriviu a {email}: responem en un mes com a màxim.

Si creieu que no ho fem bé, podeu reclamar davant l’Agència Espanyola de Protecció de Dades, https://www.aepd.es.

## Canvis
Si canviem aquest text, el publiquem aquí amb un altre número de versió i una altra data. Amb la vostra sol·licitud desem quina versió vau acceptar i quan.`,

  avisoLegal: `Aquest avís compleix l’article 10 de la Llei 34/2002, de serveis de la societat de la informació i de comerç electrònic.

## Titular d’aquest web
- Titular: {razonSocial}
- Nom comercial: {marca}
- NIF: {nif}
- Domicili: {domicilio}
- Inscripció: {registroMercantil}
- Correu: {email}
- Telèfon: {telefono}

## A qui s’adreça
Aquest web mostra les col·leccions de {marca}, moda de dona que dissenyem i cosim, i permet comprar-la a l’engròs. Només venem a empreses i professionals del comerç: qui demana una alta declara que ho és i ho acredita amb la seva llicència. No venem a consumidors, i no s’aplica la normativa que els protegeix.

## Preus i comandes
Els preus es mostren a clients registrats, en euros i sense impostos; l’IVA i, si escau, el recàrrec d’equivalència se sumen a la comanda i a la factura. Una comanda enviada és una oferta de compra: hi ha contracte quan la confirmem. Els ports, la comanda mínima i els terminis que valen són els que es veuen abans d’enviar-la. Les fotografies són fidels, però el color pot variar segons la pantalla i el lot de tint.

## Lliuraments i devolucions
La mercaderia viatja al nostre risc fins al lliurament. Les mancances i els defectes es comuniquen en els set dies següents a la recepció; passat aquest termini, els vicis ocults es reclamen com diu el Codi de Comerç.

## El vostre compte
La contrasenya és vostra i no l’heu de donar a ningú. El que es demana amb el vostre compte s’entén demanat per vós. Podem tancar un compte que es faci servir amb frau o que deixi de pertànyer a un comerç.

## Propietat intel·lectual
Els dissenys, patrons, fotografies, textos i marques d’aquest web són de {razonSocial} o de qui ens n’ha donat llicència. Els clients poden fer servir les fotografies per vendre les peces que ens han comprat; qualsevol altre ús necessita permís per escrit.

## Responsabilitat
Tenim cura que el web funcioni i que el que diu sigui cert, i corregim els errors quan els coneixem. No responem de les interrupcions alienes a nosaltres ni del que diguin els webs als quals enllacem. Les respostes de l’assistent són orientatives: el que obliga és el que diuen la comanda confirmada i la factura.

## Llei i tribunals
S’aplica la llei espanyola. Per al que no puguem arreglar parlant, les parts se sotmeten als jutjats del domicili del titular.

Les dades personals es tracten com diu la nostra política de privacitat, a /privacidad, i les galetes com diu /cookies.`,

  cookies: `Una galeta és una dada petita que un web desa al vostre navegador. Aquest web fa servir només les que necessita per funcionar: per això no us demanem permís amb un avís. No hi ha galetes de publicitat ni d’anàlisi, ni nostres ni d’altres.

## Galetes
- .AspNetCore.Culture: la llengua que heu triat. Un any.
- telar-lazo: uneix la vostra sessió a aquest navegador, perquè ningú no la pugui fer servir des d’un altre. Fins que tanqueu la sessió o caduca.
- telar-device: recorda que el vostre compte ja ha entrat des d’aquest navegador, per no bloquejar-vos si algú altre prova contrasenyes. Un any.

Les dues últimes porten un codi al darrere i només es posen en entrar en un compte.

## El que desa el navegador
- authToken i refreshToken: la vostra sessió, fins que la tanqueu o caduca.
- i18nextLng i i18nextCuenta: la llengua que heu triat o, si no, la del vostre compte.
- conversationId: el fil de la vostra conversa amb l’assistent, fins que l’esborreu.
- El que heu escrit a la vostra comanda i encara no ha arribat al servidor, per si us quedeu sense connexió.

## D’altres webs
El mapa interactiu de la pàgina de contacte ve d’OpenStreetMap i només es carrega si el demaneu. En demanar-lo, el vostre navegador els diu la vostra adreça IP.

## Com esborrar-les
Des de la configuració del vostre navegador podeu veure i esborrar tot això, o impedir que es desi. Sense això podreu veure el catàleg, però no entrar al vostre compte.

Què fem amb les vostres dades és a /privacidad. Si teniu dubtes, escriviu a {email}.`,
}
