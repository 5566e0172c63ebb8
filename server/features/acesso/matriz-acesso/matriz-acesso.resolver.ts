import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { CodigoArg } from '../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { UsuarioType } from '../usuario/index.js'
import { acessosOfPessoa } from './matriz-acesso.queries.js'
import { AcessoArea, CelulaAcessoInput, MatrizAcesso } from './matriz-acesso.type.js'
import { readMatrizAcesso, readWhoGivesAcesso, salvarMatrizAcesso } from './matriz-acesso.usecases.js'

@Resolver(() => MatrizAcesso)
export class MatrizAcessoResolver {
  @Query(() => MatrizAcesso, { description: 'O que cada perfil faz em cada área, nesta igreja.' })
  @Perfil(readMatrizAcesso)
  matrizAcesso(@Ctx() ctx: Context) {
    return readMatrizAcesso(ctx, {})
  }

  @Query(() => [String], { description: 'Os nomes de quem, nesta igreja, decide quem pode fazer o quê.' })
  @Perfil(readWhoGivesAcesso)
  quemDaAcesso(@Ctx() ctx: Context) {
    return readWhoGivesAcesso(ctx, {})
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
    @Arg('comoMembro', () => [Int], {
      nullable: true,
      description: 'Os perfis, dos 3 e 4, que passam a poder o que um membro pode; ausente, não muda.',
    })
    comoMembro?: number[] | null,
    @CodigoArg() codigo?: string | null,
  ) {
    return salvarMatrizAcesso(ctx, { celulas, comoMembro, minhaSenha, codigo, versao } as Parameters<
      typeof salvarMatrizAcesso
    >[1])
  }
}

@Resolver(() => UsuarioType)
export class AcessosDaPessoaResolver {
  @FieldResolver(() => [AcessoArea], {
    nullable: true,
    description: 'O que a pessoa pode fazer agora em cada área. Nulo para quem não decide sobre acessos.',
  })
  @Needs()
  @ReadableBy('funcao.escrever')
  acessos(@Root() row: { id: number }, @Ctx() ctx: Context) {
    return ctx.can('funcao.escrever') ? acessosOfPessoa(ctx, row.id) : null
  }
}
