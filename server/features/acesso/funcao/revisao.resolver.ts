import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { CodigoArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Funcao } from './funcao.type.js'
import { AcessosARevisar } from './revisao.type.js'
import {
  entenderMudancaDoAcesso,
  manterFuncao,
  manterLimite,
  readAcessosToReview,
  retirarLimite,
} from './revisao.usecases.js'

@Resolver()
export class RevisaoResolver {
  @Query(() => AcessosARevisar, {
    description: 'As funções e os limites que ficaram de quando o acesso da igreja mudou, por rever.',
    complexity: 40,
  })
  @Perfil(readAcessosToReview)
  acessosARevisar(@Ctx() ctx: Context) {
    return readAcessosToReview(ctx, {})
  }

  @Mutation(() => Funcao, { description: 'Mantém uma função que esperava revisão.' })
  @Perfil(manterFuncao)
  manterFuncao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem mantém.' }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return manterFuncao(ctx, { id, minhaSenha, codigo })
  }

  @Mutation(() => Mensagem, { description: 'Mantém o limite de uma pessoa.' })
  @Perfil(manterLimite)
  manterLimite(
    @Ctx() ctx: Context,
    @Arg('idUsuario', () => ID, { description: 'A pessoa, por número ou uuid.' }) idUsuario: string,
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem mantém.' }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return manterLimite(ctx, { idUsuario, minhaSenha, codigo })
  }

  @Mutation(() => Mensagem, {
    description:
      'Tira o limite de uma pessoa, que passa a poder o que o perfil permite. A mensagem diz o que isso acrescenta.',
  })
  @Perfil(retirarLimite)
  retirarLimite(
    @Ctx() ctx: Context,
    @Arg('idUsuario', () => ID, { description: 'A pessoa, por número ou uuid.' }) idUsuario: string,
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem tira.' }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return retirarLimite(ctx, { idUsuario, minhaSenha, codigo })
  }

  @Mutation(() => Mensagem, { description: 'Deixa de avisar, na página inicial, que o acesso da igreja mudou.' })
  @Perfil(entenderMudancaDoAcesso)
  entenderMudancaDoAcesso(@Ctx() ctx: Context) {
    return entenderMudancaDoAcesso(ctx, {})
  }
}
