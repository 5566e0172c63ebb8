import { linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Ata } from './ata.type.js'
import { ReuniaoLideranca } from './reuniao-lideranca.type.js'
import { listReunioesLideranca } from './reuniao-lideranca.usecases.js'

export const ataEdges = [
  linkOf(Ata, 'reuniao', {
    list: listReunioesLideranca,
    to: ReuniaoLideranca,
    column: 'reuniao_lideranca.id',
    idIn: 'idReuniao',
    description: 'A reunião.',
  }),
]
