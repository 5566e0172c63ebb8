import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { PageArgs } from '../../../kernel/transport/graphql/page.type.js'
import { readsPersonalData, UsuarioType } from '../../acesso/usuario/index.js'
import { ofPessoa } from './parentesco.queries.js'
import { ParentescoPage } from './parentesco.type.js'
import { listParentescos } from './parentesco.usecases.js'

export const parentescoEdges = [
  edgeOf(UsuarioType, 'familia', {
    list: listParentescos,
    page: ParentescoPage,
    args: PageArgs,
    column: ofPessoa,
    description:
      'Os parentes da pessoa: ela é `pessoa` ou `parente` de cada parentesco. Vazia para quem não vê os dados pessoais dela.',
    shows: readsPersonalData,
  }),
]
