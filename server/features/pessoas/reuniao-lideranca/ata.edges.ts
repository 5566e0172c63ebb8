import { linkOf } from '../../../kernel/graphql/edge.js'
import { Ata } from './ata.type.js'
import { ReuniaoLideranca } from './reuniao-lideranca.type.js'
import { listarReunioesLideranca } from './reuniao-lideranca.usecases.js'

export const ataEdges = [
  linkOf(Ata, 'reuniao', {
    list: listarReunioesLideranca,
    to: ReuniaoLideranca,
    column: 'reuniao_lideranca.id',
    idIn: 'idReuniao',
    description: 'A reunião.',
  }),
]
