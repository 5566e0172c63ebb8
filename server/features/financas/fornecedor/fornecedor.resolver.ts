import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { FornecedorRow } from './fornecedor.queries.js'
import { actionsOfFornecedor } from './fornecedor.rules.js'
import { Fornecedor, FornecedoresArgs, FornecedorInput, FornecedorPage } from './fornecedor.type.js'
import {
  ativarFornecedor,
  atualizarFornecedor,
  criarFornecedor,
  desativarFornecedor,
  excluirFornecedor,
  listFornecedores,
  readFornecedor,
  restaurarFornecedor,
} from './fornecedor.usecases.js'

@Resolver(() => Fornecedor)
export class FornecedorResolver {
  @Query(() => FornecedorPage, { description: 'Fornecedores da igreja.' })
  @Perfil(listFornecedores)
  async fornecedores(
    @Ctx() ctx: Context,
    @Args(() => FornecedoresArgs) args: FornecedoresArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listFornecedores(ctx, listArgs(args, info)))
  }

  @Query(() => Fornecedor, { description: 'Um fornecedor, por número ou uuid.' })
  @Perfil(readFornecedor)
  fornecedor(@Ctx() ctx: Context, @IdArg() id: string) {
    return readFornecedor(ctx, { id })
  }

  @Mutation(() => Fornecedor, { description: 'Cadastra um fornecedor.' })
  @Perfil(criarFornecedor)
  criarFornecedor(
    @Ctx() ctx: Context,
    @Arg('input', () => FornecedorInput, { description: 'Os dados.' }) input: FornecedorInput,
  ) {
    return criarFornecedor(ctx, input)
  }

  @Mutation(() => Fornecedor, { description: 'Altera um fornecedor.' })
  @Perfil(atualizarFornecedor)
  atualizarFornecedor(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => FornecedorInput, { description: 'Os dados.' }) input: FornecedorInput,
  ) {
    return atualizarFornecedor(ctx, { ...input, id })
  }

  @Mutation(() => Fornecedor, { description: 'Ativa um fornecedor: ele volta a ser oferecido.' })
  @Perfil(ativarFornecedor)
  ativarFornecedor(@Ctx() ctx: Context, @IdArg() id: string) {
    return ativarFornecedor(ctx, { id })
  }

  @Mutation(() => Fornecedor, { description: 'Desativa um fornecedor: saídas e contas novas não o oferecem.' })
  @Perfil(desativarFornecedor)
  desativarFornecedor(@Ctx() ctx: Context, @IdArg() id: string) {
    return desativarFornecedor(ctx, { id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um fornecedor sem contas nem saídas; fica na lixeira.' })
  @Perfil(excluirFornecedor)
  excluirFornecedor(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirFornecedor(ctx, { id })
  }

  @Mutation(() => Fornecedor, { description: 'Restaura um fornecedor excluído.' })
  @Perfil(restaurarFornecedor)
  restaurarFornecedor(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarFornecedor(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'ativo')
  acoesPermitidas(@Root() row: FornecedorRow, @Ctx() ctx: Context): string[] {
    return actionsOfFornecedor(row, ctx)
  }
}
