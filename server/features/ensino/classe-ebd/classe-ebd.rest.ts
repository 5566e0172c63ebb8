import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/rest/route.js'
import { exportarClassesEBD } from './classe-ebd.export.js'
import { classeEBDInput } from './classe-ebd.input.js'
import type { ClasseEBDRow } from './classe-ebd.queries.js'
import {
  atualizarClasseEBD,
  criarClasseEBD,
  excluirClasseEBD,
  lerClasseEBD,
  listarClassesEBD,
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

const classeJson = (row: ClasseEBDRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomeClasse: row.nomeClasse,
  faixaEtaria: row.faixaEtaria,
  idProfessor: row.idProfessor,
  professor: row.nomeProfessor === null ? null : { name: row.nomeProfessor },
  quantidadeAlunos: row.quantidadeAlunos,
  statusClasse: row.statusClasse,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof classeEBDInput>

const filters = { statusClasse: 'ativa ou inativa.', excluidos: 'true: a lixeira.' }

const path = '/classesEBD'
const tag = 'Classes da EBD'
const body = classeEBDInput

export const classeEBDRoutes: Route[] = [
  route('GET', path, listarClassesEBD, filteredList(filters), rowsAs(classeJson), {
    summary: 'Classes da EBD da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listarClassesEBD, filteredList(filters), rowsAs(classeJson), {
    summary: 'Classes da EBD de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, lerClasseEBD, recordId, classeJson, { summary: 'Uma classe da EBD.', tag, response }),
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
  exportRoute('classesEBD', exportarClassesEBD, filters, { summary: 'Classes da EBD como planilha.', tag }),
]
