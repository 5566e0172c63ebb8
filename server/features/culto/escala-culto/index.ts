import { sql } from 'kysely'
import { instantIn } from '../../../../schema/rules/dates.js'
import { common, inArea, outside } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { departamentoFeature } from '../../pessoas/departamento/index.js'
import { cultoTitle } from '../culto/index.js'
import { grupoLouvorFeature } from '../grupo-louvor/index.js'
import { escalaNotices } from './avisos/escala-avisos.js'
import { dropAnswerLinks } from './avisos/escala-link.js'
import { cultoChanged } from './avisos/escala-mudou.js'
import { lembrarEscalas } from './avisos/lembrete.job.js'
import { escalaCultoActions, escalaCultoEvents } from './escala-culto.actions.js'
import { escalaCultoEdges } from './escala-culto.edges.js'
import { EscalaCulto, TokenEscala } from './escala-culto.entity.js'
import { servicos } from './escala-culto.queries.js'
import { EscalaCultoResolver } from './escala-culto.resolver.js'
import { escalaCultoRoutes } from './escala-culto.rest.js'
import { listEscalasCulto, readEscalaCulto, restaurarEscalaCulto } from './escala-culto.usecases.js'
import { servedDepartamentos } from './minha-escala/minha-escala.queries.js'
import { MinhaEscalaResolver } from './minha-escala/minha-escala.resolver.js'
import { ConviteSubstituto, PedidoSubstituto } from './substituto/substituto.entity.js'
import { SubstitutoResolver } from './substituto/substituto.resolver.js'

export { departamentosLiderados } from './departamentos-liderados.queries.js'
export { forgetMotivos, listRows as escalasOf } from './escala-culto.queries.js'
export { upcomingEscalas } from './minha-escala/minha-escala.queries.js'
export { MeuConvite, MinhaEscala } from './minha-escala/minha-escala.type.js'
export { openConvites } from './substituto/substituto.queries.js'

export const escalaCultoFeature: Feature = {
  name: 'escalaCulto',
  actions: escalaCultoActions,
  areas: inArea(
    'escalas',
    escalaCultoActions,
    {
      // a roster is of a worship service, so whoever writes only for the own groups reads it whole
      'escalaCulto.ler': common('ler'),
      'escalaCulto.exportar': common('ler'),
      'escalaCulto.responder': outside,
    },
    ['departamentos'],
  ),
  led: {
    area: 'escalas',
    // entries belong to no group: the area is limited to these people, who count in the areas of their groups, and the person
    groups: (idCliente, idUsuario) =>
      sql`${sql.join(
        [departamentoFeature.led, grupoLouvorFeature.led].flatMap((led) =>
          led ? led.people(idCliente, led.groups(idCliente, idUsuario)) : [],
        ),
        sql` union `,
      )} union select ${idUsuario}::int`,
    people: () => sql`select null::int where false`,
    seen: servedDepartamentos,
  },
  label: 'Escala',
  labels: 'Escalas',
  gender: 'f',
  table: 'escala_culto',
  tables: { pedido_substituto: 'Pedido de substituto', convite_substituto: 'Convite a substituto' },
  verbs: { responder: 'responder às próprias' },
  events: escalaCultoEvents,
  bin: {
    titulo:
      "(select u.name from usuario u where u.id = r.id_membro and u.id_cliente = r.id_cliente) || ', ' || r.funcao",
    restaurar: restaurarEscalaCulto,
  },
  record: { type: 'EscalaCulto', list: listEscalasCulto, read: readEscalaCulto },
  entities: [EscalaCulto, TokenEscala, PedidoSubstituto, ConviteSubstituto],
  resolvers: [EscalaCultoResolver, MinhaEscalaResolver, SubstitutoResolver, ...escalaCultoEdges],
  routes: escalaCultoRoutes,
  jobs: [lembrarEscalas],
  notices: escalaNotices,
  follows: [{ table: 'culto', changed: cultoChanged }],
  endsAccess: dropAnswerLinks,
  timeline: {
    action: 'escalaCulto.ler',
    entries: (_ctx, work, ids) => [
      part(servicos(work, ids), (row) => ({
        idUsuario: row.idMembro,
        tipo: 'escalaCulto',
        data: instantIn(row.fusoHorario, `${row.dataCulto}T${row.horaCulto}`),
        titulo: `Serviu em um culto: ${row.funcao}`,
        descricao: cultoTitle(row),
      })),
    ],
  },
}
