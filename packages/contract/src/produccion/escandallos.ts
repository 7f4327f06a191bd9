import { z } from 'zod'
import { AjustesDeEscandallo } from '../casa/ajustes-escandallo.ts'
import { ById } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import {
  Escandallo,
  EscandalloReal,
  FuenteDeEscandallo,
  GuardarHojaInput,
  TotalDeEscandallo,
  TotalInput,
  VersionDeEscandallo,
} from './escandallo.ts'

export const escandallos = resource('modelos', {
  escandalloSources: read.get('/escandallosources/:id', {
    access: 'Update',
    summary: "What a model's cost sheet can be copied from",
    params: ById,
    response: z.array(FuenteDeEscandallo),
  }),
  escandalloFromOrdenFab: read.get('/escandallofromordenfab/:id', {
    access: 'Update',
    summary: 'The cost sheet of a manufacturing order as it came out',
    params: ById,
    response: EscandalloReal,
  }),
  escandalloAjustes: read.get('/escandallo-ajustes', {
    access: 'Update',
    summary: 'How cost sheets are calculated unless they say otherwise',
    response: AjustesDeEscandallo,
  }),
  escandalloTotal: read.post('/escandallo-total', {
    access: 'Update',
    summary: 'What a sheet comes to; nothing is stored',
    body: TotalInput,
    response: TotalDeEscandallo,
  }),
  getEscandallo: read.get('/:id/escandallo', {
    access: 'Update',
    summary: 'The cost sheet in force of a model, or an earlier version',
    params: ById,
    query: z.object({ revision: z.coerce.number<number | string>().pipe(z.int().positive()).optional() }),
    response: Escandallo.nullable(),
  }),
  getHoja: read.get('/escandallo/:id', {
    access: 'Update',
    summary: 'A cost sheet by its own id, whatever model it is of',
    params: ById,
    response: Escandallo,
  }),
  saveEscandallo: write.put('/:id/escandallo', {
    access: 'Update',
    summary: 'Save the cost sheet of a model as its next version',
    params: ById,
    body: GuardarHojaInput,
    response: Escandallo,
  }),
  escandallos: read.get('/:id/escandallos', {
    access: 'Update',
    summary: 'Every version of the cost sheet of a model, the newest first',
    params: ById,
    response: z.array(VersionDeEscandallo),
  }),
})
