import { linkOf } from '../../../kernel/graphql/edge.js'
import { MembroCelula } from '../membro-celula/membro-celula.type.js'
import { Celula } from './celula.type.js'
import { listarCelulas } from './celula.usecases.js'

export const celulaEdges = [
  linkOf(MembroCelula, 'celula', {
    list: listarCelulas,
    to: Celula,
    column: 'celula.id',
    idIn: 'idCelula',
    description: 'A célula.',
  }),
]
