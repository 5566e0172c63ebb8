import { z } from 'zod'
import { fornecedorInput } from '../../../../schema/rules/financas/fornecedor.input.js'
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
import { exportFornecedores } from './fornecedor.export.js'
import {
  ativarFornecedor,
  atualizarFornecedor,
  criarFornecedor,
  desativarFornecedor,
  excluirFornecedor,
  listFornecedores,
  readFornecedor,
} from './fornecedor.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nome: z.string(),
  documento: z.string().nullable(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  endereco: z.string().nullable(),
  dadosBancarios: z.string().nullable(),
  observacoes: z.string().nullable(),
  ativo: z.boolean(),
  created_at: z.iso.datetime(),
})

const fornecedorJson = jsonOf(response)

const fields = ({ body }: RestRequest) => body as z.input<typeof fornecedorInput>

const filters = { ativo: '1: só os ativos; 0: só os desativados.', excluidos: 'true: a lixeira.' }

const tag = 'Fornecedores'
const body = fornecedorInput

export const fornecedorRoutes: Route[] = [
  route('GET', '/fornecedores', listFornecedores, filteredList(filters), rowsAs(fornecedorJson), {
    summary: 'Fornecedores da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/fornecedores', listFornecedores, filteredList(filters), rowsAs(fornecedorJson), {
    summary: 'Fornecedores de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/fornecedores/{id}', readFornecedor, recordId, fornecedorJson, {
    summary: 'Um fornecedor.',
    tag,
    response,
  }),
  route('POST', '/fornecedores', criarFornecedor, fields, fornecedorJson, {
    summary: 'Cadastra um fornecedor.',
    tag,
    body,
    response,
  }),
  route('PUT', '/fornecedores/{id}', atualizarFornecedor, (r) => ({ ...fields(r), ...recordId(r) }), fornecedorJson, {
    summary: 'Altera um fornecedor.',
    tag,
    body,
    response,
  }),
  route('PATCH', '/fornecedores/{id}/ativar', ativarFornecedor, recordId, fornecedorJson, {
    summary: 'Ativa um fornecedor.',
    tag,
    response,
  }),
  route('PATCH', '/fornecedores/{id}/desativar', desativarFornecedor, recordId, fornecedorJson, {
    summary: 'Desativa um fornecedor.',
    tag,
    response,
  }),
  route('DELETE', '/fornecedores/{id}', excluirFornecedor, recordId, asIs, {
    summary: 'Exclui um fornecedor.',
    tag,
  }),
  exportRoute('fornecedores', exportFornecedores, filters, {
    summary: 'Fornecedores da igreja como planilha.',
    tag,
  }),
]
