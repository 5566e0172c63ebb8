import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { categoriaById, centroById, contaById, fornecedorById, type RegraRow } from './regra-bancaria.queries.js'
import { RegraBancaria, RegraBancariaInput } from './regra-bancaria.type.js'
import {
  atualizarRegraBancaria,
  criarRegraBancaria,
  excluirRegraBancaria,
  listRegrasBancarias,
  ordenarRegrasBancarias,
} from './regra-bancaria.usecases.js'

@Resolver(() => RegraBancaria)
export class RegraBancariaResolver {
  @Query(() => [RegraBancaria], { description: 'As regras para movimentos bancários, até 100, na sua ordem.' })
  @Perfil(listRegrasBancarias)
  regrasBancarias(@Ctx() ctx: Context) {
    return listRegrasBancarias(ctx, {})
  }

  @Mutation(() => RegraBancaria, { description: 'Cria uma regra, a última na ordem.' })
  @Perfil(criarRegraBancaria)
  criarRegraBancaria(
    @Ctx() ctx: Context,
    @Arg('input', () => RegraBancariaInput, { description: 'Os dados.' }) input: RegraBancariaInput,
  ) {
    return criarRegraBancaria(ctx, input)
  }

  @Mutation(() => RegraBancaria, { description: 'Altera uma regra.' })
  @Perfil(atualizarRegraBancaria)
  atualizarRegraBancaria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => RegraBancariaInput, { description: 'Os dados.' }) input: RegraBancariaInput,
  ) {
    return atualizarRegraBancaria(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma regra. O que se lançou por ela fica.' })
  @Perfil(excluirRegraBancaria)
  excluirRegraBancaria(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirRegraBancaria(ctx, { id })
  }

  @Mutation(() => [RegraBancaria], { description: 'Põe estas regras primeiro, nesta ordem.' })
  @Perfil(ordenarRegrasBancarias)
  ordenarRegrasBancarias(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'Regras, por número ou uuid.' }) ids: string[],
  ) {
    return ordenarRegrasBancarias(ctx, { ids })
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome da conta financeira.' })
  async nomeConta(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await contaById(ctx, row.idContaFinanceira))?.nome ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome da categoria própria.' })
  async nomeCategoria(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await categoriaById(ctx, row.idCategoria))?.nome ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome do centro de custo.' })
  async nomeCentroCusto(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await centroById(ctx, row.idCentroCusto))?.nome ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome do fornecedor.' })
  async nomeFornecedor(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await fornecedorById(ctx, row.idFornecedor))?.nome ?? null
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem deu, se é um dízimo.' })
  pessoa(@Root() row: RegraRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idPessoa)
  }
}
