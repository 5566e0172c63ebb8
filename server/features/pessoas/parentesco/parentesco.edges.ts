import { edgeOf } from '../../../kernel/graphql/edge.js'
import { PageArgs } from '../../../kernel/graphql/page.type.js'
import { readsPersonalData, UsuarioType } from '../../acesso/usuario/index.js'
import { daPessoa } from './parentesco.queries.js'
import { ParentescoPage } from './parentesco.type.js'
import { listarParentescos } from './parentesco.usecases.js'

export const parentescoEdges = [
  edgeOf(UsuarioType, 'familia', {
    list: listarParentescos,
    page: ParentescoPage,
    args: PageArgs,
    column: daPessoa,
    description:
      'Os parentes da pessoa: ela é `pessoa` ou `parente` de cada parentesco. Vazia para quem não vê os dados pessoais dela.',
    shows: readsPersonalData,
  }),
]
