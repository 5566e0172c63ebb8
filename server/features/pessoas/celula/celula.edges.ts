import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { Local } from '../../agenda/local/local.type.js'
import { MembroCelula } from '../membro-celula/membro-celula.type.js'
import { Celula, CelulaPage, CelulasArgs } from './celula.type.js'
import { listarCelulas } from './celula.usecases.js'

export const celulaEdges = [
  edgeOf(Local, 'celulas', {
    list: listarCelulas,
    page: CelulaPage,
    args: CelulasArgs,
    column: 'celula.idLocal',
    description: 'As células que se reúnem neste local.',
  }),
  linkOf(MembroCelula, 'celula', {
    list: listarCelulas,
    to: Celula,
    column: 'celula.id',
    idIn: 'idCelula',
    description: 'A célula.',
  }),
]
