import { z } from 'zod'
import { type aulaEBDInput, novaAulaEBDInput } from '../../../../schema/rules/ensino/aula-ebd.input.js'
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
import { exportAulasEBD } from './aula-ebd.export.js'
import type { AulaEBDRow } from './aula-ebd.queries.js'
import {
  atualizarAulaEBD,
  criarAulaEBD,
  excluirAulaEBD,
  listAulasEBD,
  readAulaEBD,
  readChamadaEBD,
} from './aula-ebd.usecases.js'
import { exportFrequenciaEBD, type FrequenciaEBD, readFrequenciaEBD } from './frequencia.usecases.js'
import type { Chamada } from './membro-aula-ebd.queries.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idClasse: z.int(),
  classe: z.object({ nomeClasse: z.string() }),
  dataAula: z.iso.date(),
  temaAula: z.string().nullable(),
  idProfessor: z.int().nullable(),
  professor: z.object({ name: z.string() }).nullable(),
  qtdePresentes: z.int(),
  visitantes: z.int(),
  biblias: z.int(),
  revistas: z.int(),
  oferta: z.number().nullable(),
  estornada: z.boolean().describe('A entrada da oferta foi estornada: o dinheiro não conta mais.'),
  created_at: z.iso.datetime(),
})

const aulaJson = jsonOf(response, (row: AulaEBDRow) => ({
  classe: { nomeClasse: row.nomeClasse },
  professor: row.nomeProfessor === null ? null : { name: row.nomeProfessor },
}))

const person = z.object({ name: z.string() })
const chamadaResponse = z.object({ idMembro: z.int(), membro: person, presente: z.boolean(), aluno: z.boolean() })

const chamadaJson = ({ idMembro, name, presente, aluno }: Chamada): z.infer<typeof chamadaResponse> => ({
  idMembro,
  membro: { name },
  presente,
  aluno,
})

const frequenciaResponse = z.object({
  dataInicial: z.iso.date(),
  dataFinal: z.iso.date(),
  aulas: z.array(response),
  alunos: z.array(
    z.object({
      idMembro: z.int(),
      membro: person,
      aluno: z.boolean(),
      aulas: z.int(),
      presencas: z.int(),
      percentual: z.int().nullable(),
      datas: z.array(z.iso.date()),
    }),
  ),
})

const frequenciaJson = (found: FrequenciaEBD): z.infer<typeof frequenciaResponse> => ({
  dataInicial: found.dataInicial,
  dataFinal: found.dataFinal,
  aulas: found.aulas.map(aulaJson),
  alunos: found.alunos.map(({ name, ...row }) => ({ ...row, membro: { name } })),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof novaAulaEBDInput>
const changes = ({ body }: RestRequest) => body as z.input<typeof aulaEBDInput>

const days = { dataInicial: 'A partir desta data.', dataFinal: 'Até esta data.' }
const filters = {
  idClasse: 'Classe, por número ou uuid.',
  quando: 'proximos: de hoje em diante; anteriores: as outras.',
  ...days,
  excluidos: 'true: a lixeira.',
}

const path = '/aulasEBD'
const tag = 'Aulas da EBD'
const body = novaAulaEBDInput

export const aulaEBDRoutes: Route[] = [
  route('GET', path, listAulasEBD, filteredList(filters), rowsAs(aulaJson), {
    summary: 'Aulas da EBD da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listAulasEBD, filteredList(filters), rowsAs(aulaJson), {
    summary: 'Aulas da EBD de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, readAulaEBD, recordId, aulaJson, { summary: 'Uma aula da EBD.', tag, response }),
  route('GET', `${path}/{id}/chamada`, readChamadaEBD, recordId, ({ rows }) => rows.map(chamadaJson), {
    summary: 'A chamada de uma aula da EBD.',
    tag,
    response: z.array(chamadaResponse),
  }),
  route('POST', path, criarAulaEBD, fields, aulaJson, {
    summary: 'Cadastra uma aula da EBD com a sua chamada.',
    tag,
    body,
    response,
  }),
  route('PUT', `${path}/{id}`, atualizarAulaEBD, (r) => ({ ...changes(r), ...recordId(r) }), aulaJson, {
    summary: 'Altera uma aula da EBD e a sua chamada.',
    tag,
    body,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirAulaEBD, recordId, asIs, { summary: 'Exclui uma aula da EBD.', tag }),
  route(
    'GET',
    '/classesEBD/{id}/frequencia',
    readFrequenciaEBD,
    ({ params, query }) => ({
      idClasse: params.id ?? '',
      dataInicial: query.dataInicial,
      dataFinal: query.dataFinal,
    }),
    frequenciaJson,
    {
      record: 'classe_ebd',
      summary: 'Quantas vezes cada aluno de uma classe veio.',
      tag,
      query: days,
      response: frequenciaResponse,
    },
  ),
  exportRoute('aulasEBD', exportAulasEBD, filters, { summary: 'Aulas da EBD como planilha.', tag }),
  exportRoute(
    'frequenciaEBD',
    exportFrequenciaEBD,
    { idClasse: filters.idClasse, ...days },
    { summary: 'Frequência de uma classe da EBD como planilha.', tag },
  ),
]
