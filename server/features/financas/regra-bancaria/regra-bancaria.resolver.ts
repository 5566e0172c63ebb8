import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { pessoaPorId, UsuarioType } from '../../acesso/usuario/index.js'
import { categoriaPorId, centroPorId, contaPorId, fornecedorPorId, type RegraRow } from './regra-bancaria.queries.js'
import { RegraBancaria, RegraBancariaInput } from './regra-bancaria.type.js'
import {
  atualizarRegraBancaria,
  criarRegraBancaria,
  excluirRegraBancaria,
  listarRegrasBancarias,
  ordenarRegrasBancarias,
} from './regra-bancaria.usecases.js'

@Resolver(() => RegraBancaria)
export class RegraBancariaResolver {
  @Query(() => [RegraBancaria], { description: 'As regras para movimentos bancários, até 100, na sua ordem.' })
  @Perfil(listarRegrasBancarias)
  regrasBancarias(@Ctx() ctx: Context, @ChurchArg() idCliente?: number | null) {
    return listarRegrasBancarias(ctx, { idCliente })
  }

  @Mutation(() => RegraBancaria, { description: 'Cria uma regra, a última na ordem.' })
  @Perfil(criarRegraBancaria)
  criarRegraBancaria(
    @Ctx() ctx: Context,
    @Arg('input', () => RegraBancariaInput, { description: 'Os dados.' }) input: RegraBancariaInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return criarRegraBancaria(ctx, { ...input, idCliente })
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
    @ChurchArg() idCliente?: number | null,
  ) {
    return ordenarRegrasBancarias(ctx, { ids, idCliente })
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome da conta financeira.' })
  async nomeConta(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await contaPorId(ctx, row.idContaFinanceira))?.nome ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome da categoria própria.' })
  async nomeCategoria(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await categoriaPorId(ctx, row.idCategoria))?.nome ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome do centro de custo.' })
  async nomeCentroCusto(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await centroPorId(ctx, row.idCentroCusto))?.nome ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome do fornecedor.' })
  async nomeFornecedor(@Root() row: RegraRow, @Ctx() ctx: Context): Promise<string | null> {
    return (await fornecedorPorId(ctx, row.idFornecedor))?.nome ?? null
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem deu, se é um dízimo.' })
  pessoa(@Root() row: RegraRow, @Ctx() ctx: Context) {
    return pessoaPorId(ctx, row.idPessoa)
  }
}
