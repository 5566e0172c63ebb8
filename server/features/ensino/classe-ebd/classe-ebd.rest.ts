import { z } from 'zod'
import { classeEBDInput } from '../../../../schema/rules/ensino/classe-ebd.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportClassesEBD } from './classe-ebd.export.js'
import type { ClasseEBDRow } from './classe-ebd.queries.js'
import {
  atualizarClasseEBD,
  criarClasseEBD,
  excluirClasseEBD,
  listClassesEBD,
  readClasseEBD,
} from './classe-ebd.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeClasse: z.string(),
  faixaEtaria: z.string().nullable(),
  idProfessor: z.int().nullable(),
  professor: z.object({ name: z.string() }).nullable(),
  quantidadeAlunos: z.int(),
  statusClasse: z.string(),
  created_at: z.iso.datetime(),
})

const classeJson = jsonOf(response, (row: ClasseEBDRow) => ({
  professor: row.nomeProfessor === null ? null : { name: row.nomeProfessor },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof classeEBDInput>

const filters = { statusClasse: 'ativa ou inativa.', excluidos: 'true: a lixeira.' }

const path = '/classesEBD'
const tag = 'Classes da EBD'
const body = classeEBDInput

export const classeEBDRoutes: Route[] = [
  route('GET', path, listClassesEBD, filteredList(filters), rowsAs(classeJson), {
    summary: 'Classes da EBD da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listClassesEBD, filteredList(filters), rowsAs(classeJson), {
    summary: 'Classes da EBD de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, readClasseEBD, recordId, classeJson, { summary: 'Uma classe da EBD.', tag, response }),
  route('POST', path, criarClasseEBD, fields, classeJson, {
    summary: 'Cadastra uma classe da EBD.',
    tag,
    body,
    response,
  }),
  route('PUT', `${path}/{id}`, atualizarClasseEBD, (r) => ({ ...fields(r), ...recordId(r) }), classeJson, {
    summary: 'Altera uma classe da EBD.',
    tag,
    body,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirClasseEBD, recordId, asIs, {
    summary: 'Exclui uma classe da EBD sem aulas.',
    tag,
  }),
  exportRoute('classesEBD', exportClassesEBD, filters, { summary: 'Classes da EBD como planilha.', tag }),
]
