import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { CelulaAcessoInput, MatrizAcesso } from './matriz-acesso.type.js'
import { lerMatrizAcesso, salvarMatrizAcesso } from './matriz-acesso.usecases.js'

@Resolver(() => MatrizAcesso)
export class MatrizAcessoResolver {
  @Query(() => MatrizAcesso, { description: 'O que cada perfil faz em cada área, nesta igreja.' })
  @Perfil(lerMatrizAcesso)
  matrizAcesso(
    @Ctx() ctx: Context,
    @ChurchArg('Só para o administrador da plataforma: a igreja. Ausente: a própria.') idCliente?: number | null,
  ) {
    return lerMatrizAcesso(ctx, { idCliente })
  }

  @Mutation(() => MatrizAcesso, {
    description: 'Muda células da matriz de acesso. Vale a partir do próximo pedido de cada pessoa.',
  })
  @Perfil(salvarMatrizAcesso)
  salvarMatrizAcesso(
    @Ctx() ctx: Context,
    @Arg('celulas', () => [CelulaAcessoInput], { description: 'As células que mudam.' }) celulas: CelulaAcessoInput[],
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem muda.' }) minhaSenha: string,
    @Arg('versao', () => Int, { description: 'Versão da matriz que estava sendo editada.' }) versao: number,
    @ChurchArg() idCliente?: number | null,
  ) {
    return salvarMatrizAcesso(ctx, { celulas, minhaSenha, versao, idCliente })
  }
}
