import type { Textos } from '../idioma.ts'

const textos = (es: string, en: string, pt: string, ca: string): Textos => ({ es, en, pt, ca })

/** The fibres a label may name, by the codes of the trade. */
export const FIBRAS = {
  AF: textos('otras fibras', 'other fibres', 'outras fibras', 'altres fibres'),
  CA: textos('acetato', 'acetate', 'acetato', 'acetat'),
  CLY: textos('lyocell', 'lyocell', 'liocel', 'liocel'),
  CMD: textos('modal', 'modal', 'modal', 'modal'),
  CO: textos('algodón', 'cotton', 'algodão', 'cotó'),
  CTA: textos('triacetato', 'triacetate', 'triacetato', 'triacetat'),
  CUP: textos('cupro', 'cupro', 'cupro', 'cupro'),
  CV: textos('viscosa', 'viscose', 'viscose', 'viscosa'),
  EA: textos('elastano', 'elastane', 'elastano', 'elastà'),
  HA: textos('cáñamo', 'hemp', 'cânhamo', 'cànem'),
  JU: textos('yute', 'jute', 'juta', 'jute'),
  LI: textos('lino', 'linen', 'linho', 'lli'),
  MAC: textos('modacrílica', 'modacrylic', 'modacrílica', 'modacrílica'),
  ME: textos('fibra metalizada', 'metallised fibre', 'fibra metalizada', 'fibra metal·litzada'),
  PA: textos('poliamida', 'polyamide', 'poliamida', 'poliamida'),
  PAN: textos('acrílico', 'acrylic', 'acrílico', 'acrílic'),
  PE: textos('polietileno', 'polyethylene', 'polietileno', 'polietilè'),
  PES: textos('poliéster', 'polyester', 'poliéster', 'polièster'),
  PP: textos('polipropileno', 'polypropylene', 'polipropileno', 'polipropilè'),
  PU: textos('poliuretano', 'polyurethane', 'poliuretano', 'poliuretà'),
  RA: textos('ramio', 'ramie', 'rami', 'rami'),
  SE: textos('seda', 'silk', 'seda', 'seda'),
  WA: textos('angora', 'angora', 'angorá', 'angora'),
  WM: textos('mohair', 'mohair', 'mohair', 'mohair'),
  WO: textos('lana', 'wool', 'lã', 'llana'),
  WP: textos('alpaca', 'alpaca', 'alpaca', 'alpaca'),
  WS: textos('cachemir', 'cashmere', 'caxemira', 'caixmir'),
  WV: textos('lana virgen', 'virgin wool', 'lã virgem', 'llana verge'),
} as const satisfies Record<string, Textos>
export type Fibra = keyof typeof FIBRAS
