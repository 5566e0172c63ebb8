import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Celula } from '../celula/celula.type.js'
import { EncontroPage, EncontrosArgs } from './encontro.type.js'
import { listarEncontros } from './encontro.usecases.js'

export const encontroEdges = [
  edgeOf(Celula, 'encontros', {
    list: listarEncontros,
    page: EncontroPage,
    args: EncontrosArgs,
    column: 'encontro.idCelula',
    description: 'Os encontros da célula.',
  }),
]
