import { sql } from 'kysely'
import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { listRemembered, UsuarioPageType, UsuariosArgs } from '../../acesso/usuario/index.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Incidente, IncidentePage, IncidentesArgs } from './incidente.type.js'
import { listIncidentes } from './incidente.usecases.js'

const ofIncident: Belongs = (incidente) => sql`exists (select from pessoa_incidente p
  where p.id_cliente = usuario.id_cliente and p.id_usuario = usuario.id and p.id_incidente = ${incidente})`

const ofPerson: Belongs = (pessoa) => sql`exists (select from pessoa_incidente p
  where p.id_cliente = incidente.id_cliente and p.id_incidente = incidente.id and p.id_usuario = ${pessoa})`

export const incidenteEdges = [
  edgeOf(Incidente, 'pessoas', {
    list: listRemembered,
    page: UsuarioPageType,
    args: UsuariosArgs,
    column: ofIncident,
    description: 'As pessoas da igreja que foram atingidas; de quem está na lixeira, só o nome.',
  }),
  edgeOf(Usuario, 'incidentes', {
    list: listIncidentes,
    page: IncidentePage,
    args: IncidentesArgs,
    column: ofPerson,
    description: 'Os incidentes de segurança que atingiram dados da pessoa.',
  }),
]
