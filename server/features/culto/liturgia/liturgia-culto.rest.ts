import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { asIs, listQuery, type RestRequest, type Route, recordId, route, rowsAs } from '../../../kernel/rest/route.js'
import { itemLiturgiaInput, liturgiaCultoInput } from './liturgia-culto.input.js'
import type { LiturgiaCultoRow } from './liturgia-culto.queries.js'
import {
  atualizarLiturgiaCulto,
  copiarLiturgiaCulto,
  criarLiturgiaCulto,
  excluirLiturgiaCulto,
  listarLiturgia,
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

const itemJson = (row: LiturgiaCultoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idCulto: row.idCulto,
  idMomento: row.idMomento,
  momento: { id: row.idMomento, titulo: row.titulo },
  descricao: row.descricao,
  ordem: row.ordem,
  versao: row.versao,
  created_at: toInstant(row.createdAt),
})

const allJson = (rows: LiturgiaCultoRow[]) => rows.map(itemJson)

const cultoOf = ({ params }: RestRequest) => ({ idCulto: params.idCulto ?? '' })

/** The fields that the body may contain; the use case checks everything else. */
const ordemBody = z.object({
  ids: z.array(z.int()).describe('Os números dos itens, na ordem pedida.'),
  antes: z.array(z.int()).nullish().describe('Os números dos itens, na ordem que a pessoa viu.'),
})
const copiarBody = z.object({ idOrigem: z.union([z.int(), z.string()]).describe('Culto de onde copiar.') })

const tag = 'Liturgia'

export const liturgiaCultoRoutes: Route[] = [
  route(
    'GET',
    '/liturgiaCulto/{idCulto}',
    listarLiturgia,
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
    (r: RestRequest) => ({ ...(r.body as z.input<typeof copiarBody>), ...cultoOf(r) }),
    allJson,
    { summary: 'Acrescenta a liturgia de outro culto.', tag, body: copiarBody, response: z.array(response) },
  ),
  route('DELETE', '/liturgiaCulto/{id}', excluirLiturgiaCulto, recordId, asIs, {
    summary: 'Tira um momento da liturgia.',
    tag,
  }),
]
