import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Local } from '../../agenda/local/local.type.js'
import { MembroCelula } from '../membro-celula/membro-celula.type.js'
import { Celula, CelulaPage, CelulasArgs } from './celula.type.js'
import { listCelulas } from './celula.usecases.js'

export const celulaEdges = [
  edgeOf(Local, 'celulas', {
    list: listCelulas,
    page: CelulaPage,
    args: CelulasArgs,
    column: 'celula.idLocal',
    description: 'As células que se reúnem neste local.',
  }),
  linkOf(MembroCelula, 'celula', {
    list: listCelulas,
    to: Celula,
    column: 'celula.id',
    idIn: 'idCelula',
    description: 'A célula.',
  }),
]
