import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Reach } from '../../../../schema/rules/levels.js'
import { CodigoArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../usuario/index.js'
import { type FuncaoRow, type FuncaoUsuarioRow, funcaoById } from './funcao.queries.js'
import { actionsOfFuncao, effectiveActions } from './funcao.rules.js'
import { AtribuirFuncaoInput, Funcao, FuncaoInput, FuncaoPage, FuncaoUsuario, FuncoesArgs } from './funcao.type.js'
import {
  atribuirFuncao,
  atualizarFuncao,
  criarFuncao,
  criarFuncoesUsuais,
  excluirFuncao,
  listActionsOfFuncao,
  listFuncoes,
  readFuncao,
  restaurarFuncao,
  retirarFuncao,
} from './funcao.usecases.js'

@Resolver(() => Funcao)
export class FuncaoResolver {
  @Query(() => FuncaoPage, { description: 'As funções que as pessoas podem ter na igreja.' })
  @Perfil(listFuncoes)
  async funcoes(@Ctx() ctx: Context, @Args(() => FuncoesArgs) args: FuncoesArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listFuncoes(ctx, listArgs(args, info)))
  }

  @Query(() => Funcao, { description: 'Uma função, por número ou uuid.' })
  @Perfil(readFuncao)
  funcao(@Ctx() ctx: Context, @IdArg() id: string) {
    return readFuncao(ctx, { id })
  }

  @Query(() => [String], { description: 'As ações que uma função pode permitir.' })
  @Perfil(listActionsOfFuncao)
  acoesDeFuncao(
    @Ctx() ctx: Context,
    @Arg('alcance', () => String, {
      nullable: true,
      description: '"meus": só as ações que se podem limitar aos próprios grupos.',
    })
    alcance?: Reach | null,
  ) {
    return listActionsOfFuncao(ctx, { alcance })
  }

  @Mutation(() => Funcao, { description: 'Cria uma função.' })
  @Perfil(criarFuncao)
  criarFuncao(@Ctx() ctx: Context, @Arg('input', () => FuncaoInput, { description: 'Os dados.' }) input: FuncaoInput) {
    return criarFuncao(ctx, input as Parameters<typeof criarFuncao>[1])
  }

  @Mutation(() => Funcao, { description: 'Altera uma função.' })
  @Perfil(atualizarFuncao)
  atualizarFuncao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => FuncaoInput, { description: 'Os dados.' }) input: FuncaoInput,
  ) {
    return atualizarFuncao(ctx, { ...input, id } as Parameters<typeof atualizarFuncao>[1])
  }

  @Mutation(() => Mensagem, {
    description:
      'Exclui uma função; quem a tinha deixa de tê-la. A exclusiva ainda limita a pessoa, até que lhe seja tirada.',
  })
  @Perfil(excluirFuncao)
  excluirFuncao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem exclui.' }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return excluirFuncao(ctx, { id, minhaSenha, codigo })
  }

  @Mutation(() => Funcao, { description: 'Restaura uma função excluída; quem a tinha não volta a tê-la.' })
  @Perfil(restaurarFuncao)
  restaurarFuncao(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarFuncao(ctx, { id })
  }

  @Mutation(() => [Funcao], { description: 'Cria as funções usuais em uma igreja que ainda não tem nenhuma.' })
  @Perfil(criarFuncoesUsuais)
  criarFuncoesUsuais(
    @Ctx() ctx: Context,
    @Arg('minhaSenha', () => String, {
      nullable: true,
      description: 'A senha atual de quem cria; sem ela nada é criado.',
    })
    minhaSenha?: string | null,
    @CodigoArg() codigo?: string | null,
  ) {
    // clients of the version before do not send it: they are told so at the field
    return criarFuncoesUsuais(ctx, { minhaSenha: minhaSenha ?? '', codigo })
  }

  @FieldResolver(() => [String], {
    description: 'Ações que a função dá a quem a tem, qualquer que seja o seu perfil, de 2 a 5.',
  })
  acoes(@Root() row: FuncaoRow): string[] {
    return effectiveActions(row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  acoesPermitidas(@Root() row: FuncaoRow, @Ctx() ctx: Context): string[] {
    return actionsOfFuncao(row, ctx)
  }
}

@Resolver(() => FuncaoUsuario)
export class FuncaoUsuarioResolver {
  @Mutation(() => FuncaoUsuario, { description: 'Dá uma função a uma pessoa, ou muda o período dela.' })
  @Perfil(atribuirFuncao)
  atribuirFuncao(
    @Ctx() ctx: Context,
    @Arg('input', () => AtribuirFuncaoInput, { description: 'Os dados.' }) input: AtribuirFuncaoInput,
  ) {
    return atribuirFuncao(ctx, input)
  }

  @Mutation(() => Mensagem, { description: 'Tira uma função de uma pessoa.' })
  @Perfil(retirarFuncao)
  retirarFuncao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem tira.' }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return retirarFuncao(ctx, { id, minhaSenha, codigo })
  }

  @FieldResolver(() => Funcao, { nullable: true, description: 'A função.' })
  funcao(@Root() row: FuncaoUsuarioRow, @Ctx() ctx: Context) {
    return funcaoById(ctx, row.idFuncao)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  usuario(@Root() row: FuncaoUsuarioRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idUsuario)
  }
}
