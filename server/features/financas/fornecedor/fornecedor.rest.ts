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
import { exportarFornecedores } from './fornecedor.export.js'
import { fornecedorInput } from './fornecedor.input.js'
import type { FornecedorRow } from './fornecedor.queries.js'
import {
  ativarFornecedor,
  atualizarFornecedor,
  criarFornecedor,
  desativarFornecedor,
  excluirFornecedor,
  lerFornecedor,
  listarFornecedores,
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

const fornecedorJson = (row: FornecedorRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nome: row.nome,
  documento: row.documento,
  email: row.email,
  telefone: row.telefone,
  endereco: row.endereco,
  dadosBancarios: row.dadosBancarios,
  observacoes: row.observacoes,
  ativo: row.ativo,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof fornecedorInput>

const filters = { ativo: '1: só os ativos; 0: só os desativados.', excluidos: 'true: a lixeira.' }

const tag = 'Fornecedores'
const body = fornecedorInput

export const fornecedorRoutes: Route[] = [
  route('GET', '/fornecedores', listarFornecedores, filteredList(filters), rowsAs(fornecedorJson), {
    summary: 'Fornecedores da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/fornecedores', listarFornecedores, filteredList(filters), rowsAs(fornecedorJson), {
    summary: 'Fornecedores de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/fornecedores/{id}', lerFornecedor, recordId, fornecedorJson, {
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
  exportRoute('fornecedores', exportarFornecedores, filters, {
    summary: 'Fornecedores da igreja como planilha.',
    tag,
  }),
]
