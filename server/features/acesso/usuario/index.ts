import { inArea, notByFunction, outside } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { EscolherResolver } from './escolher.resolver.js'
import { LoteResolver } from './lote.resolver.js'
import { acrescentaPessoas, usuarioActions } from './usuario.actions.js'
import { Usuario } from './usuario.entity.js'
import { search } from './usuario.queries.js'
import { UsuarioResolver } from './usuario.resolver.js'
import { usuarioRoutes } from './usuario.rest.js'
import { personSearch, readsEmail } from './usuario.rules.js'
import { listUsuarios, readUsuario, restaurarUsuario } from './usuario.usecases.js'

export { aniversarioOf } from './aniversario.js'
export { absentFromCultos } from './ausentes.js'
export { mostPeople, personJson } from './led-people.js'
export { type BatchResult, batch, keyOf, type Refused, resultOf } from './lote.js'
export { areasOfPeople } from './usuario.actions.js'
export { idsOfPessoas, isActive, personMatches, withRights } from './usuario.queries.js'
export {
  emailAsSeen,
  type PersonSearch,
  personalFields,
  personSearch,
  type Requester,
  readsEmail,
  readsPersonalData,
  readsTelephone,
  refuseConvite,
  refuseRemoval,
} from './usuario.rules.js'
export { Usuario as UsuarioType, UsuarioPage as UsuarioPageType, UsuariosArgs } from './usuario.type.js'
export {
  becomeMembro,
  idPessoa,
  listRemembered,
  passOn,
  pessoaById,
  refuse,
  refuseEmailOrder,
  refuseHeld,
} from './usuario.usecases.js'

export const usuarioFeature: Feature = {
  name: 'usuario',
  actions: usuarioActions,
  areas: {
    ...inArea('pessoas', usuarioActions, {
      'usuario.alterarPerfil': outside,
      'usuario.verComo': outside,
      // functions give it with what it is needed for
      'usuario.escolher': notByFunction('ler'),
    }),
    'usuario.lerEmail': { area: 'contatos', level: 'ler' },
    'usuario.lerTelefone': { area: 'dadosPessoais', level: 'resumo' },
    'usuario.lerDadosPessoais': { area: 'dadosPessoais', level: 'ler' },
  },
  implied: {
    // whoever reads all personal data reads the telephone, also by a token or a function of before
    'usuario.lerTelefone': ['usuario.lerDadosPessoais'],
    'usuario.escolher': acrescentaPessoas,
  },
  label: 'Pessoa',
  labels: 'Pessoas',
  gender: 'f',
  table: 'usuario',
  verbs: {
    escolher: 'escolher para acrescentar',
    lerEmail: 'ver o e-mail',
    lerTelefone: 'ver o telefone',
    lerDadosPessoais: 'ver dados pessoais',
    alterarPerfil: 'mudar o perfil',
    importar: 'importar',
    verComo: 'ver o sistema como outra pessoa',
  },
  hiddenInPreview: ['usuario.verComo'],
  bin: { titulo: 'r.name', restaurar: restaurarUsuario },
  record: { type: 'Usuario', eventName: 'pessoa', list: listUsuarios, read: readUsuario },
  entities: [Usuario],
  resolvers: [UsuarioResolver, EscolherResolver, LoteResolver],
  routes: usuarioRoutes,
  search: {
    action: 'usuario.ler',
    find: (ctx, work, patterns) => [
      part(search(work, patterns, personSearch(ctx)), ({ id, uuid, name, email }) => ({
        tipo: 'usuario',
        id,
        uuid,
        titulo: name,
        subtitulo: readsEmail(ctx, id) ? email : null,
      })),
    ],
  },
}
