import { sql } from 'kysely'
import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { listRemembered, UsuarioPageType, UsuariosArgs } from '../../acesso/usuario/index.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { ReuniaoLideranca, ReuniaoLiderancaPage, ReunioesLiderancaArgs } from './reuniao-lideranca.type.js'
import { listReunioesLideranca } from './reuniao-lideranca.usecases.js'

const ofMeeting: Belongs = (reuniao) => sql`exists (select from participante_reuniao p
  where p.id_cliente = usuario.id_cliente and p.id_usuario = usuario.id and p.id_reuniao = ${reuniao})`

const ofPerson: Belongs = (pessoa) => sql`exists (select from participante_reuniao p
  where p.id_cliente = reuniao_lideranca.id_cliente and p.id_reuniao = reuniao_lideranca.id and p.id_usuario = ${pessoa})`

export const reuniaoLiderancaEdges = [
  edgeOf(ReuniaoLideranca, 'participantes', {
    list: listRemembered,
    page: UsuarioPageType,
    args: UsuariosArgs,
    column: ofMeeting,
    description: 'Quem participa da reunião; de quem está na lixeira, só o nome.',
  }),
  edgeOf(Usuario, 'reunioes', {
    list: listReunioesLideranca,
    page: ReuniaoLiderancaPage,
    args: ReunioesLiderancaArgs,
    column: ofPerson,
    description: 'As reuniões de liderança de que a pessoa participa.',
  }),
]
