import { z } from 'zod'
import { type Route, route } from '../../../kernel/rest/route.js'
import { type MembroCelulaRow, membroCelulaJson, membroCelulaResponse } from '../../pessoas/membro-celula/index.js'
import type { MembroGrupoLouvorRow } from './membro-grupo-louvor.queries.js'
import { membroGrupoLouvorJson, membroGrupoLouvorResponse } from './membro-grupo-louvor.rest.js'
import { acaoDaPromocao, alterarResponsavel } from './promocao.usecases.js'

/** The response of a promotion: the member of the cell or of the worship group. */
const promovidoJson = (row: MembroCelulaRow | MembroGrupoLouvorRow) =>
  'idGrupo' in row ? membroGrupoLouvorJson(row) : membroCelulaJson(row)

export const promocaoRoutes: Route[] = [
  route(
    'PATCH',
    '/membros-celulas/alterarResponsavel/{idCelula}/{uuid}/{idCliente}',
    alterarResponsavel,
    ({ params }) => ({ idCelula: params.idCelula ?? '', uuid: params.uuid ?? '' }),
    promovidoJson,
    {
      summary: 'Passa a liderança da célula a um membro. Sem número de célula: a de um grupo de louvor.',
      tag: 'Membros de células',
      actionOf: ({ idCelula = '' }) => acaoDaPromocao(idCelula),
      response: z.union([membroCelulaResponse, membroGrupoLouvorResponse]),
    },
  ),
]
