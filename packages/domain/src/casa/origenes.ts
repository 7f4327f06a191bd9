import { type Importable, llana, ORIGENES, type Origen } from './importar.ts'

type Columnas = Readonly<Record<string, readonly string[]>>

/**
 * What a program calls the columns of its export, by our fields; `firmas` are those by which the file is recognised, one
 * for each edition or language of it.
 */
interface Exportacion {
  firmas: readonly (readonly string[])[]
  columnas: Columnas
}

const SHOPIFY_VARIANTES: Columnas = {
  opcion1: ['Option1 Name'],
  valor1: ['Option1 Value'],
  opcion2: ['Option2 Name'],
  valor2: ['Option2 Value'],
  opcion3: ['Option3 Name'],
  valor3: ['Option3 Value'],
}

/** As each program documents its own files. */
const EXPORTACIONES: Record<Exclude<Origen, 'propia'>, Partial<Record<Importable, Exportacion>>> = {
  shopify: {
    clientes: {
      firmas: [['First Name', 'Last Name', 'Default Address Address1', 'Default Address Zip']],
      columnas: {
        razonSocial: ['Default Address Company'],
        nombre: ['First Name'],
        apellidos: ['Last Name'],
        email: ['Email'],
        telefono: ['Default Address Phone', 'Phone'],
        calle: ['Default Address Address1'],
        calle2: ['Default Address Address2'],
        codigoPostal: ['Default Address Zip'],
        ciudad: ['Default Address City'],
        pais: ['Default Address Country Code'],
        notas: ['Note'],
        nif: ['Tax ID', 'VAT Number'],
      },
    },
    modelos: {
      firmas: [['Handle', 'Title', 'Option1 Name', 'Variant SKU']],
      columnas: {
        ...SHOPIFY_VARIANTES,
        numero: ['Handle'],
        referencia: ['Variant SKU'],
        nombre: ['Title'],
        descripcion: ['Body (HTML)'],
        tipo: ['Type', 'Product Category'],
        precio: ['Variant Price'],
        pvp: ['Variant Compare At Price'],
        ean: ['Variant Barcode'],
        cantidad: ['Variant Inventory Qty'],
      },
    },
    existencias: {
      firmas: [['Handle', 'Title', 'Option1 Name', 'SKU', 'Location']],
      columnas: {
        ...SHOPIFY_VARIANTES,
        numero: ['Handle'],
        cantidad: ['On hand (current)', 'On hand', 'Available'],
      },
    },
  },
  woocommerce: {
    clientes: {
      firmas: [['billing_company', 'billing_address_1', 'billing_postcode']],
      columnas: {
        razonSocial: ['billing_company'],
        nombre: ['billing_first_name', 'first_name'],
        apellidos: ['billing_last_name', 'last_name'],
        nif: ['billing_nif', 'billing_vat', 'vat_number'],
        email: ['billing_email', 'email', 'user_email'],
        telefono: ['billing_phone'],
        calle: ['billing_address_1'],
        calle2: ['billing_address_2'],
        codigoPostal: ['billing_postcode'],
        ciudad: ['billing_city'],
        pais: ['billing_country'],
      },
    },
    modelos: {
      firmas: [['Type', 'SKU', 'Regular price', 'Parent']],
      columnas: {
        clase: ['Type'],
        numero: ['SKU'],
        padre: ['Parent'],
        nombre: ['Name'],
        descripcion: ['Description', 'Short description'],
        tipo: ['Categories'],
        precio: ['Regular price'],
        ean: ['GTIN, UPC, EAN, or ISBN'],
        cantidad: ['Stock'],
        opcion1: ['Attribute 1 name'],
        valor1: ['Attribute 1 value(s)'],
        opcion2: ['Attribute 2 name'],
        valor2: ['Attribute 2 value(s)'],
        opcion3: ['Attribute 3 name'],
        valor3: ['Attribute 3 value(s)'],
      },
    },
  },
  prestashop: {
    clientes: {
      firmas: [['Alias', 'Customer e-mail', 'Address 1', 'Zipcode']],
      columnas: {
        razonSocial: ['Company'],
        nombre: ['Firstname'],
        apellidos: ['Lastname'],
        nif: ['VAT number', 'DNI'],
        email: ['Customer e-mail'],
        telefono: ['Phone', 'Mobile Phone'],
        calle: ['Address 1'],
        calle2: ['Address 2'],
        codigoPostal: ['Zipcode'],
        ciudad: ['City'],
        pais: ['Country'],
      },
    },
    modelos: {
      firmas: [['Product Reference', 'Attribute (Name:Type:Position)', 'Value (Value:Position)']],
      columnas: {
        numero: ['Product Reference'],
        nombre: ['Product name', 'Name'],
        tipo: ['Categories (x,y,z...)', 'Category'],
        atributos: ['Attribute (Name:Type:Position)'],
        valores: ['Value (Value:Position)'],
        referencia: ['Reference'],
        ean: ['EAN13'],
        precio: ['Price tax excluded', 'Wholesale price'],
        cantidad: ['Quantity'],
      },
    },
  },
  odoo: {
    clientes: {
      firmas: [['Name', 'Tax ID', 'Street', 'Zip']],
      columnas: {
        codigo: ['Reference'],
        razonSocial: ['Name'],
        nif: ['Tax ID'],
        email: ['Email'],
        telefono: ['Phone', 'Mobile'],
        calle: ['Street'],
        calle2: ['Street2'],
        codigoPostal: ['Zip'],
        ciudad: ['City'],
        provincia: ['State'],
        pais: ['Country'],
        notas: ['Notes'],
      },
    },
    modelos: {
      firmas: [['Internal Reference', 'Name', 'Variant Values', 'Sales Price']],
      columnas: {
        referencia: ['Internal Reference'],
        nombre: ['Name'],
        variante: ['Variant Values'],
        precio: ['Sales Price'],
        ean: ['Barcode'],
        tipo: ['Product Category'],
        cantidad: ['Quantity On Hand'],
      },
    },
  },
  holded: {
    clientes: {
      firmas: [
        ['Fiscal name', 'Contact ID', 'Population'],
        ['Fiscal name', 'Contact NIF', 'Town'],
        ['Nombre', 'ID', 'Población', 'Código país'],
      ],
      columnas: {
        razonSocial: ['Fiscal name', 'Nombre'],
        nombreComercial: ['Trade name', 'Nombre comercial'],
        contacto: ['Contact person'],
        nif: ['Contact ID', 'Contact NIF', 'ID'],
        email: ['Contact email', 'Contact’s e-mail address', 'Email'],
        telefono: ['Phone', 'Mobile', 'Teléfono', 'Móvil'],
        calle: ['Address', 'Dirección'],
        ciudad: ['Population', 'Town', 'Población'],
        codigoPostal: ['Postal code', 'Código postal'],
        provincia: ['Province', 'Provincia'],
        pais: ['Country', 'Código país', 'País'],
        iban: ['IBAN'],
        dtoComercial: ['Dto %'],
        notas: ['Notes', 'Notas'],
      },
    },
    // What its help names of the sheet in which its products are updated; of prices and variants it names no columns.
    modelos: {
      firmas: [
        ['DO NOT MODIFY', 'SKU', 'Name'],
        ['NO MODIFICAR', 'SKU', 'Nombre'],
      ],
      columnas: {
        referencia: ['SKU'],
        nombre: ['Name', 'Nombre'],
        descripcion: ['Description', 'Descripción'],
        ean: ['Barcode', 'Código de barras'],
        tipo: ['Categories', 'Categorías'],
      },
    },
    previas: {
      firmas: [
        ['Date', 'Num', 'Due', 'Client', 'Pending'],
        ['Fecha', 'Num', 'Vencimiento', 'Cliente', 'Pendiente'],
      ],
      columnas: {
        numero: ['Num'],
        cliente: ['Client', 'Cliente'],
        fecha: ['Date', 'Fecha'],
        vence: ['Due', 'Vencimiento'],
        pendiente: ['Pending', 'Pendiente'],
        notas: ['Description', 'Descripción'],
      },
    },
  },
}

const exportacion = (que: Importable, origen: Origen): Exportacion | undefined =>
  origen === 'propia' ? undefined : EXPORTACIONES[origen][que]

/** What the columns of this program's export of something are called; nothing where it has none that is known. */
export const columnasDe = (que: Importable, origen: Origen): Columnas => exportacion(que, origen)?.columnas ?? {}

/** The programs that have an export of something. */
export const origenesDe = (que: Importable): Origen[] =>
  ORIGENES.filter((origen) => origen === 'propia' || exportacion(que, origen) !== undefined)

/** Whose export a sheet is, by its columns; a sheet of one's own when nobody's. */
export function origenDe(que: Importable, columnas: readonly string[]): Origen {
  const hay = new Set(columnas.map(llana))
  const firmada = (firma: readonly string[]) => firma.every((columna) => hay.has(llana(columna)))
  return ORIGENES.find((origen) => exportacion(que, origen)?.firmas.some(firmada)) ?? 'propia'
}
