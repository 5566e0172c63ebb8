import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { UsuarioRow } from '../../../server/features/acesso/usuario/usuario.queries.js'
import { Usuario } from '../../../server/features/acesso/usuario/usuario.type.js'
import type { Context } from '../../../server/kernel/context.js'
import { Needs } from '../../../server/kernel/graphql/selection.js'
import { membrosDaPessoa } from './membros.queries.js'
import { Membro } from './membros.type.js'

@Resolver(() => Usuario)
export class MembrosDaPessoaResolver {
  @FieldResolver(() => [Membro], { description: 'Em que departamentos está.' })
  @Needs('membros')
  membros(@Root() row: UsuarioRow, @Ctx() ctx: Context) {
    return membrosDaPessoa.of(ctx, row)
  }
}
