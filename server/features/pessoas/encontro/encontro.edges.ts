import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Local } from '../../agenda/local/local.type.js'
import { Celula } from '../celula/celula.type.js'
import {
  Encontro,
  EncontroPage,
  EncontrosArgs,
  MembroEncontro,
  MembroEncontroPage,
  MembrosEncontroArgs,
} from './encontro.type.js'
import { listEncontros } from './encontro.usecases.js'
import { listPresencas } from './presenca.usecases.js'

const meetings = { list: listEncontros, page: EncontroPage, args: EncontrosArgs }
const presences = { list: listPresencas, page: MembroEncontroPage, args: MembrosEncontroArgs }

export const encontroEdges = [
  edgeOf(Celula, 'encontros', {
    ...meetings,
    column: 'encontro.idCelula',
    description: 'Os encontros da célula.',
  }),
  edgeOf(Local, 'encontros', {
    ...meetings,
    column: 'encontro.idLocal',
    description: 'Os encontros de células neste local.',
  }),
  edgeOf(Encontro, 'presencas', {
    ...presences,
    column: 'membro_encontro.idEncontro',
    description: 'Quem da igreja esteve no encontro, por nome; com quem faltou, em `chamada`.',
  }),
  edgeOf(Usuario, 'encontros', {
    ...presences,
    column: 'membro_encontro.idMembro',
    description: 'Os encontros de células em que a pessoa esteve, do mais novo ao mais antigo.',
  }),
  linkOf(MembroEncontro, 'encontro', {
    list: listEncontros,
    to: Encontro,
    column: 'encontro.id',
    idIn: 'idEncontro',
    description: 'O encontro.',
  }),
]
