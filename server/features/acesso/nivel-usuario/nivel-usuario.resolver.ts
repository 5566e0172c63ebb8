import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { NivelUsuario } from './nivel-usuario.type.js'
import { atualizarNivelUsuario, listNiveisUsuario } from './nivel-usuario.usecases.js'

@Resolver(() => NivelUsuario)
export class NivelUsuarioResolver {
  @Query(() => [NivelUsuario], { description: 'Os níveis de usuário da igreja e o que cada um pode fazer.' })
  @Perfil(listNiveisUsuario)
  async nivelUsuarios(@Ctx() ctx: Context) {
    return (await listNiveisUsuario(ctx, {})).rows
  }

  @Mutation(() => NivelUsuario, { description: 'Muda o nome que a igreja mostra para um nível; vazio volta ao usual.' })
  @Perfil(atualizarNivelUsuario)
  atualizarNivelUsuario(
    @Ctx() ctx: Context,
    @Arg('perfil', () => Int, { description: 'Número do perfil.' }) perfil: number,
    @Arg('nome', () => String, { description: 'Nome a mostrar; vazio volta ao usual.' }) nome: string,
  ) {
    return atualizarNivelUsuario(ctx, { perfil, nome })
  }
}
