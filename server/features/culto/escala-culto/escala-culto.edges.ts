import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { Culto } from '../culto/culto.type.js'
import { EscalaCultoPage, EscalasCultoArgs } from './escala-culto.type.js'
import { listEscalasCulto } from './escala-culto.usecases.js'

const list = { list: listEscalasCulto, page: EscalaCultoPage, args: EscalasCultoArgs }

export const escalaCultoEdges = [
  edgeOf(Culto, 'escalas', {
    ...list,
    column: 'escala_culto.idCulto',
    description: 'As escalas do culto: quem serve, e em que função.',
  }),
  edgeOf(Usuario, 'escalas', {
    ...list,
    column: 'escala_culto.idMembro',
    description: 'As escalas da pessoa.',
  }),
  edgeOf(Departamento, 'escalas', {
    ...list,
    column: 'escala_culto.idDepartamento',
    description: 'As escalas do departamento.',
  }),
]
