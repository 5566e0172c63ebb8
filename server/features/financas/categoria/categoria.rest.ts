import { z } from 'zod'
import { categoriaInput, juntarInput } from '../../../../schema/rules/financas/categoria.input.js'
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
import { exportCategorias } from './categoria.export.js'
import {
  ativarCategoria,
  atualizarCategoria,
  criarCategoria,
  desativarCategoria,
  excluirCategoria,
  listCategorias,
  readCategoria,
} from './categoria.usecases.js'
import { juntarCategorias } from './juntar.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nome: z.string(),
  natureza: z.string().describe('receita ou despesa.'),
  raiz: z.int().describe('Número da categoria fixa a que pertence: o campo categoria dos lançamentos.'),
  fixa: z.boolean(),
  restrita: z.boolean(),
  codigoContador: z.string().nullable(),
  tipoPagamento: z.string().nullable(),
  ordem: z.int(),
  ativa: z.boolean(),
  created_at: z.iso.datetime(),
})

const categoriaJson = jsonOf(response)

const fields = ({ body }: RestRequest) => body as z.input<typeof categoriaInput>

const filters = {
  natureza: 'receita ou despesa.',
  raiz: 'Número da categoria fixa, de 1 a 5.',
  restrita: '1: só as com restrição; 0: só as sem.',
  ativa: '1: só as ativas; 0: só as desativadas.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Categorias'
const body = categoriaInput

export const categoriaRoutes: Route[] = [
  route('GET', '/categorias', listCategorias, filteredList(filters), rowsAs(categoriaJson), {
    summary: 'Categorias da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/categorias', listCategorias, filteredList(filters), rowsAs(categoriaJson), {
    summary: 'Categorias de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/categorias/{id}', readCategoria, recordId, categoriaJson, {
    summary: 'Uma categoria.',
    tag,
    response,
  }),
  route('POST', '/categorias', criarCategoria, fields, categoriaJson, {
    summary: 'Cadastra uma categoria.',
    tag,
    body,
    response,
  }),
  route('PUT', '/categorias/{id}', atualizarCategoria, (r) => ({ ...fields(r), ...recordId(r) }), categoriaJson, {
    summary: 'Altera uma categoria.',
    tag,
    body,
    response,
  }),
  route('PATCH', '/categorias/{id}/ativar', ativarCategoria, recordId, categoriaJson, {
    summary: 'Ativa uma categoria.',
    tag,
    response,
  }),
  route('PATCH', '/categorias/{id}/desativar', desativarCategoria, recordId, categoriaJson, {
    summary: 'Desativa uma categoria.',
    tag,
    response,
  }),
  route(
    'PATCH',
    '/categorias/{id}/juntar',
    juntarCategorias,
    (r) => ({ ...(r.body as { idCategoria: number }), ...recordId(r) }),
    asIs,
    {
      summary: 'Junta uma categoria a outra, para sempre.',
      tag,
      body: juntarInput.omit({ id: true }),
      response: z.object({ message: z.string() }),
    },
  ),
  route('DELETE', '/categorias/{id}', excluirCategoria, recordId, asIs, {
    summary: 'Exclui uma categoria.',
    tag,
  }),
  exportRoute('categorias', exportCategorias, filters, {
    summary: 'Categorias da igreja como planilha.',
    tag,
  }),
]
