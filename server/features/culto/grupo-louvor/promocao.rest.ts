import { z } from 'zod'
import { type Route, route } from '../../../kernel/transport/rest/route.js'
import { type MembroCelulaRow, membroCelulaJson, membroCelulaResponse } from '../../pessoas/membro-celula/index.js'
import type { MembroGrupoLouvorRow } from './membro-grupo-louvor.queries.js'
import { membroGrupoLouvorJson, membroGrupoLouvorResponse } from './membro-grupo-louvor.rest.js'
import { changeLider, promocaoAction } from './promocao.usecases.js'

/** The response of a promotion: the member of the cell or of the worship group. */
const promotedJson = (row: MembroCelulaRow | MembroGrupoLouvorRow) =>
  'idGrupo' in row ? membroGrupoLouvorJson(row) : membroCelulaJson(row)

export const promocaoRoutes: Route[] = [
  route(
    'PATCH',
    '/membros-celulas/alterarResponsavel/{idCelula}/{uuid}/{idCliente}',
    changeLider,
    ({ params }) => ({ idCelula: params.idCelula ?? '', uuid: params.uuid ?? '' }),
    promotedJson,
    {
      summary: 'Passa a liderança da célula a um membro. Sem número de célula: a de um grupo de louvor.',
      tag: 'Membros de células',
      actionOf: ({ idCelula = '' }) => promocaoAction(idCelula),
      response: z.union([membroCelulaResponse, membroGrupoLouvorResponse]),
    },
  ),
]
