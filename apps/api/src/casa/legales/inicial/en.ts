import type { PaginaLegal } from '@telar/domain/casa/legales'

export const en: Record<PaginaLegal, string> = {
  privacidad: `This page says which of your data we process, what for, for how long, and what you can do about it. We sell to shops only: nearly all we keep is about your business and the people who act for it.

## Who answers for your data
- Controller: {razonSocial}
- Tax number: {nif}
- Address: {domicilio}
- E-mail: {email}
- Telephone: {telefono}

## What we process, and what for
- Account request: name or company name, tax number, address, e-mail, telephone and the sales licence you attach. We use them to check that you are a shop and to open your account.
- Customer account: what your invoices need, your delivery addresses, the person to contact and your password, stored so that nobody can read it.
- Orders, delivery notes, invoices and payments: what you buy, what we deliver and what you pay.
- Messages: what you write on the contact page, by e-mail, by telephone or to the assistant of this site. We use them to answer you.
- Sign-ins: date, IP address and browser of each one, to protect your account from whoever should not be in it.

We buy data from nobody, make no profiles and take no automated decisions about you. Nor do we put you on any mailing list.

## What entitles us to it
- Account request and messages: your consent, given by ticking the box of the form, which you can withdraw at any time.
- Account, orders and deliveries: the contract of sale you have with us or ask us to prepare.
- Invoices and their delivery to the tax agency: the law obliges us.
- Safety of the site and collecting what is owed to us: our legitimate interest.

## How long we keep it
- Requests that do not become an account: one year.
- Messages: as long as the conversation lasts, and one more year; those to the assistant, one month.
- Customer account: as long as you are a customer.
- Orders, invoices and payments: six years, as the Spanish Commercial Code demands, or longer while a claim is open.
- Sign-ins: one year.

## Who else sees it
We neither sell nor pass on data. The tax agency, the bank that collects, the carrier, our tax adviser and the companies that host the site and carry our mail, who work for us under contract, see what each of them needs and no more. We send nothing outside the European Economic Area.

## Your rights
You may ask to see your data, correct them, erase them, take them with you, restrict what we do with them or object to it, and withdraw any consent you gave. In “Account” you correct your data and download a file with all we keep. For the rest, write to {email}: we answer within a month.

If you think that we are not doing it right, you may complain to the Spanish data protection agency, https://www.aepd.es.

## Changes
If we change this text we publish it here with another version number and date. With your request we keep which version you accepted, and when.`,

  avisoLegal: `This notice complies with article 10 of the Spanish Act 34/2002 on information society services and electronic commerce.

## Who owns this site
- Owner: {razonSocial}
- Trade name: {marca}
- Tax number: {nif}
- Address: {domicilio}
- Registration: {registroMercantil}
- E-mail: {email}
- Telephone: {telefono}

## Who it is for
This site shows the collections of {marca}, women’s clothing that we design and sew, and lets shops buy it wholesale. We sell to companies and traders only: whoever asks for an account declares to be one and proves it with a licence. We do not sell to consumers, and the rules that protect them do not apply.

## Prices and orders
Prices are shown to registered customers, in euros and without taxes; VAT and, where due, the equivalence surcharge are added in the order and on the invoice. An order that is sent is an offer to buy: there is a contract once we confirm it. Carriage, minimum order and delivery times are those shown before sending. Photographs are faithful, but colours may vary with the screen and the dye lot.

## Deliveries and returns
Goods travel at our risk until they are delivered. Shortages and defects are to be reported within seven days of receipt; after that, hidden defects are claimed as the Commercial Code says.

## Your account
The password is yours and not to be given to anybody. What is ordered with your account counts as ordered by you. We may close an account that is used fraudulently or no longer belongs to a shop.

## Intellectual property
Designs, patterns, photographs, texts and brands on this site belong to {razonSocial} or to those who have licensed them to us. Customers may use the photographs to sell the garments they have bought from us; any other use needs written permission.

## Liability
We take care that the site works and that what it says is true, and correct mistakes when we learn of them. We do not answer for interruptions beyond our control nor for the sites we link to. The assistant’s answers are for guidance: what binds is the confirmed order and the invoice.

## Law and courts
Spanish law applies. What we cannot settle by talking goes to the courts of the owner’s address.

Personal data are processed as our privacy policy says, at /privacidad, and cookies as /cookies says.`,

  cookies: `A cookie is a small piece of data that a site keeps in your browser. This site uses only those it cannot work without, which is why no banner asks for your permission. There are no advertising or analytics cookies, neither ours nor anybody else’s.

## Cookies
- .AspNetCore.Culture: the language you have chosen. One year.
- telar-lazo: ties your session to this browser, so that nobody can use it from another. Until you sign out or it expires.
- telar-device: remembers that your account has signed in from this browser, so that you are not locked out when others guess passwords. One year.

The last two end in a code and are set only when somebody signs in.

## What the browser keeps
- authToken and refreshToken: your session, until you sign out or it expires.
- i18nextLng and i18nextCuenta: the language you have chosen or, if none, that of your account.
- conversationId: the thread of your conversation with the assistant, until you clear it.
- What you have written into your order and has not reached the server yet, in case the connection is lost.

## From other sites
The interactive map on the contact page comes from OpenStreetMap and is loaded only if you ask for it. When you do, your browser tells them your IP address.

## How to remove them
Your browser’s settings let you see and erase all this, or keep it from being stored. Without it you can look at the catalogue, but not sign in.

What we do with your data is told in /privacidad. If in doubt, write to {email}.`,
}
