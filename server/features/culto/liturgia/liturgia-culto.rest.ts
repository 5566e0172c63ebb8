import { z } from 'zod'
import { itemLiturgiaInput, liturgiaCultoInput } from '../../../../schema/rules/culto/liturgia-culto.input.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  listQuery,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import type { LiturgiaCultoRow } from './liturgia-culto.queries.js'
import {
  atualizarLiturgiaCulto,
  copiarLiturgiaCulto,
  criarLiturgiaCulto,
  excluirLiturgiaCulto,
  listLiturgia,
  ordenarLiturgiaCulto,
} from './liturgia-culto.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idCulto: z.int(),
  idMomento: z.int(),
  momento: z.object({ id: z.int(), titulo: z.string() }),
  descricao: z.string().nullable(),
  ordem: z.int(),
  versao: z.int(),
  created_at: z.iso.datetime(),
})

const itemJson = jsonOf(response, (row: LiturgiaCultoRow) => ({
  momento: { id: row.idMomento, titulo: row.titulo },
}))

const allJson = (rows: LiturgiaCultoRow[]) => rows.map(itemJson)

const cultoOf = ({ params }: RestRequest) => ({ idCulto: params.idCulto ?? '' })

/** The fields that the body may contain; the use case checks everything else. */
const ordemBody = z.object({
  ids: z.array(z.int()).describe('Os números dos itens, na ordem pedida.'),
  antes: z.array(z.int()).nullish().describe('Os números dos itens, na ordem que a pessoa viu.'),
})
const copyBody = z.object({ idOrigem: z.union([z.int(), z.string()]).describe('Culto de onde copiar.') })

const tag = 'Liturgia'

export const liturgiaCultoRoutes: Route[] = [
  route(
    'GET',
    '/liturgiaCulto/{idCulto}',
    listLiturgia,
    (r) => ({ ...listQuery(r), ...cultoOf(r) }),
    rowsAs(itemJson),
    {
      summary: 'A liturgia de um culto, na sua ordem.',
      tag,
      response,
      list: true,
    },
  ),
  route(
    'POST',
    '/liturgiaCulto',
    criarLiturgiaCulto,
    ({ body }: RestRequest) => body as z.input<typeof liturgiaCultoInput>,
    itemJson,
    { summary: 'Inclui um momento na liturgia de um culto.', tag, body: liturgiaCultoInput, response },
  ),
  route(
    'PUT',
    '/liturgiaCulto/{id}',
    atualizarLiturgiaCulto,
    (r: RestRequest) => ({ ...(r.body as z.input<typeof itemLiturgiaInput>), ...recordId(r) }),
    itemJson,
    { summary: 'Altera um momento da liturgia.', tag, body: itemLiturgiaInput, response },
  ),
  route(
    'PUT',
    '/liturgiaCulto/culto/{idCulto}/ordem',
    ordenarLiturgiaCulto,
    (r: RestRequest) => ({ ...(r.body as z.input<typeof ordemBody>), ...cultoOf(r) }),
    allJson,
    { summary: 'Guarda a ordem da liturgia de uma vez.', tag, body: ordemBody, response: z.array(response) },
  ),
  route(
    'POST',
    '/liturgiaCulto/culto/{idCulto}/copiar',
    copiarLiturgiaCulto,
    (r: RestRequest) => ({ ...(r.body as z.input<typeof copyBody>), ...cultoOf(r) }),
    allJson,
    { summary: 'Acrescenta a liturgia de outro culto.', tag, body: copyBody, response: z.array(response) },
  ),
  route('DELETE', '/liturgiaCulto/{id}', excluirLiturgiaCulto, recordId, asIs, {
    summary: 'Tira um momento da liturgia.',
    tag,
  }),
]
