declare module './gestion/place.ts' {
  /** Written by `npm run generate` from the folders with a screen. */
  interface Screens {
    ajustes: typeof import('./gestion/casa/ajustes/screen.tsx').head
    anticipos: typeof import('./gestion/facturacion/anticipos/screen.tsx').head
    audit: typeof import('./gestion/casa/audit/screen.tsx').head
    banco: typeof import('./gestion/facturacion/banco/screen.tsx').head
    caja: typeof import('./gestion/facturacion/caja/screen.tsx').head
    clientes: typeof import('./gestion/clientes/clientes/screen.tsx').head
    cobros: typeof import('./gestion/facturacion/cobros/screen.tsx').head
    colores: typeof import('./gestion/catalogo/colores/screen.tsx').head
    comerciales: typeof import('./gestion/clientes/comerciales/screen.tsx').head
    comisiones: typeof import('./gestion/facturacion/comisiones/screen.tsx').head
    compras: typeof import('./gestion/produccion/compras/screen.tsx').head
    contactos: typeof import('./gestion/clientes/contactos/screen.tsx').head
    copias: typeof import('./gestion/casa/copias/screen.tsx').head
    correo: typeof import('./gestion/casa/correo/screen.tsx').head
    countries: typeof import('./gestion/casa/countries/screen.tsx').head
    cuadre: typeof import('./gestion/portada/cuadre/screen.tsx').head
    devolucionesproveedor: typeof import('./gestion/produccion/devolucionesproveedor/screen.tsx').head
    electronicas: typeof import('./gestion/facturacion/electronicas/screen.tsx').head
    entradas: typeof import('./gestion/produccion/entradas/screen.tsx').head
    entrantes: typeof import('./gestion/facturacion/entrantes/screen.tsx').head
    expedidas: typeof import('./gestion/facturacion/expedidas/screen.tsx').head
    extractos: typeof import('./gestion/facturacion/extractos/screen.tsx').head
    facturalineas: typeof import('./gestion/facturacion/facturalineas/screen.tsx').head
    facturas: typeof import('./gestion/facturacion/facturas/screen.tsx').head
    faq: typeof import('./gestion/asistente/faq/screen.tsx').head
    importaciones: typeof import('./gestion/portada/importaciones/screen.tsx').head
    impuestos: typeof import('./gestion/facturacion/impuestos/screen.tsx').head
    librorecibidas: typeof import('./gestion/facturacion/librorecibidas/screen.tsx').head
    liquidaciones: typeof import('./gestion/facturacion/liquidaciones/screen.tsx').head
    llaves: typeof import('./gestion/identidad/llaves/screen.tsx').head
    materias: typeof import('./gestion/produccion/materias/screen.tsx').head
    modelos: typeof import('./gestion/catalogo/modelos/screen.tsx').head
    modelotipos: typeof import('./gestion/catalogo/modelotipos/screen.tsx').head
    movimientos: typeof import('./gestion/almacen/movimientos/screen.tsx').head
    necesidades: typeof import('./gestion/produccion/necesidades/screen.tsx').head
    ordenesfab: typeof import('./gestion/produccion/ordenesfab/screen.tsx').head
    pases: typeof import('./gestion/facturacion/pases/screen.tsx').head
    pedidos: typeof import('./gestion/ventas/pedidos/screen.tsx').head
    pendientes: typeof import('./gestion/facturacion/pendientes/screen.tsx').head
    piezas: typeof import('./gestion/produccion/piezas/screen.tsx').head
    preguntas: typeof import('./gestion/asistente/preguntas/screen.tsx').head
    proveedores: typeof import('./gestion/produccion/proveedores/screen.tsx').head
    recibidas: typeof import('./gestion/facturacion/recibidas/screen.tsx').head
    reclamaciones: typeof import('./gestion/facturacion/reclamaciones/screen.tsx').head
    reclamadas: typeof import('./gestion/facturacion/reclamadas/screen.tsx').head
    recuentos: typeof import('./gestion/almacen/recuentos/screen.tsx').head
    registers: typeof import('./gestion/clientes/registers/screen.tsx').head
    remesas: typeof import('./gestion/facturacion/remesas/screen.tsx').head
    roles: typeof import('./gestion/identidad/roles/screen.tsx').head
    salud: typeof import('./gestion/portada/salud/screen.tsx').head
    showroom: typeof import('./gestion/facturacion/showroom/screen.tsx').head
    temporadas: typeof import('./gestion/catalogo/temporadas/screen.tsx').head
    transferencias: typeof import('./gestion/facturacion/transferencias/screen.tsx').head
    users: typeof import('./gestion/identidad/users/screen.tsx').head
    ventanas: typeof import('./gestion/catalogo/ventanas/screen.tsx').head
    verifactu: typeof import('./gestion/facturacion/verifactu/screen.tsx').head
    webbanners: typeof import('./gestion/catalogo/webbanners/screen.tsx').head
    webcolecciones: typeof import('./gestion/catalogo/webcolecciones/screen.tsx').head
    webhooks: typeof import('./gestion/casa/webhooks/screen.tsx').head
  }
}

export {}
