import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { NivelUsuario } from './nivel-usuario.type.js'
import { atualizarNivelUsuario, listarNiveisUsuario } from './nivel-usuario.usecases.js'

@Resolver(() => NivelUsuario)
export class NivelUsuarioResolver {
  @Query(() => [NivelUsuario], { description: 'Os níveis de usuário da igreja e o que cada um pode fazer.' })
  @Perfil(listarNiveisUsuario)
  async nivelUsuarios(
    @Ctx() ctx: Context,
    @ChurchArg('Só para o administrador da plataforma: a igreja. Ausente: a própria.') idCliente?: number | null,
  ) {
    return (await listarNiveisUsuario(ctx, { idCliente })).rows
  }

  @Mutation(() => NivelUsuario, { description: 'Muda o nome que a igreja mostra para um nível; vazio volta ao usual.' })
  @Perfil(atualizarNivelUsuario)
  atualizarNivelUsuario(
    @Ctx() ctx: Context,
    @Arg('perfil', () => Int, { description: 'Número do perfil.' }) perfil: number,
    @Arg('nome', () => String, { description: 'Nome a mostrar; vazio volta ao usual.' }) nome: string,
    @ChurchArg() idCliente?: number | null,
  ) {
    return atualizarNivelUsuario(ctx, { perfil, nome, idCliente })
  }
}
