import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type CategoriaRow, categoriaById } from './categoria.queries.js'
import { actionsOfCategoria } from './categoria.rules.js'
import {
  Categoria,
  CategoriaInput,
  CategoriaPage,
  CategoriaSeparada,
  CategoriasArgs,
  JuncaoDeCategorias,
  SeparacaoDeCategoria,
  SepararCategoriaInput,
} from './categoria.type.js'
import {
  ativarCategoria,
  atualizarCategoria,
  criarCategoria,
  desativarCategoria,
  excluirCategoria,
  listCategorias,
  readCategoria,
  restaurarCategoria,
  usarPlanoSugerido,
} from './categoria.usecases.js'
import { juntarCategorias, readJuncaoOfCategorias } from './juntar.usecases.js'
import { readSeparacaoOfCategoria, separarCategoria } from './separar.usecases.js'

@Resolver(() => Categoria)
export class CategoriaResolver {
  @Query(() => CategoriaPage, { description: 'Categorias da igreja.' })
  @Perfil(listCategorias)
  async categorias(
    @Ctx() ctx: Context,
    @Args(() => CategoriasArgs) args: CategoriasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listCategorias(ctx, listArgs(args, info)))
  }

  @Query(() => Categoria, { description: 'Uma categoria, por número ou uuid.' })
  @Perfil(readCategoria)
  categoria(@Ctx() ctx: Context, @IdArg() id: string) {
    return readCategoria(ctx, { id })
  }

  @Mutation(() => Categoria, { description: 'Cadastra uma categoria.' })
  @Perfil(criarCategoria)
  criarCategoria(
    @Ctx() ctx: Context,
    @Arg('input', () => CategoriaInput, { description: 'Os dados.' }) input: CategoriaInput,
  ) {
    return criarCategoria(ctx, input)
  }

  @Mutation(() => Categoria, { description: 'Altera uma categoria.' })
  @Perfil(atualizarCategoria)
  atualizarCategoria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => CategoriaInput, { description: 'Os dados.' }) input: CategoriaInput,
  ) {
    return atualizarCategoria(ctx, { ...input, id })
  }

  @Mutation(() => Categoria, { description: 'Ativa uma categoria: ela volta a ser oferecida.' })
  @Perfil(ativarCategoria)
  ativarCategoria(@Ctx() ctx: Context, @IdArg() id: string) {
    return ativarCategoria(ctx, { id })
  }

  @Mutation(() => Categoria, { description: 'Desativa uma categoria: lançamentos novos não a oferecem.' })
  @Perfil(desativarCategoria)
  desativarCategoria(@Ctx() ctx: Context, @IdArg() id: string) {
    return desativarCategoria(ctx, { id })
  }

  @Mutation(() => Mensagem, {
    description:
      'Cria as categorias do plano de contas sugerido que a igreja ainda não tem, e põe o código usual do contador nas fixas e nas contas financeiras que não têm código. Nada mais muda.',
  })
  @Perfil(usarPlanoSugerido)
  usarPlanoSugerido(@Ctx() ctx: Context) {
    return usarPlanoSugerido(ctx, {})
  }

  @Query(() => JuncaoDeCategorias, { description: 'O que mudaria ao juntar uma categoria a outra.', complexity: 10 })
  @Perfil(readJuncaoOfCategorias)
  juncaoDeCategorias(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('idCategoria', () => ID, { description: 'A categoria que fica, por número ou uuid.' }) idCategoria: string,
  ) {
    return readJuncaoOfCategorias(ctx, { id, idCategoria })
  }

  @Mutation(() => Mensagem, {
    description:
      'Junta uma categoria a outra, para sempre: lançamentos de meses abertos, contas e rascunhos de previsões passam para ela. Os de meses fechados ficam, e a categoria é desativada; sem eles, é excluída.',
  })
  @Perfil(juntarCategorias)
  juntarCategorias(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('idCategoria', () => ID, { description: 'A categoria que fica, por número ou uuid.' }) idCategoria: string,
  ) {
    return juntarCategorias(ctx, { id, idCategoria })
  }

  @Query(() => SeparacaoDeCategoria, {
    description: 'O que passaria de uma categoria para outra, e o que ficaria.',
    complexity: 20,
  })
  @Perfil(readSeparacaoOfCategoria)
  separacaoDeCategoria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => SepararCategoriaInput, { description: 'Para onde, e o quê.' }) input: SepararCategoriaInput,
  ) {
    return readSeparacaoOfCategoria(ctx, { ...input, id })
  }

  @Mutation(() => CategoriaSeparada, {
    description:
      'Passa lançamentos escolhidos de uma categoria para outra, com as contas que eles pagam. Os de meses fechados ficam. Para desfazer, separe da outra categoria os lançamentos da resposta.',
  })
  @Perfil(separarCategoria)
  separarCategoria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => SepararCategoriaInput, { description: 'Para onde, e o quê.' }) input: SepararCategoriaInput,
  ) {
    return separarCategoria(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma categoria sem lançamentos nem contas; fica na lixeira.' })
  @Perfil(excluirCategoria)
  excluirCategoria(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirCategoria(ctx, { id })
  }

  @Mutation(() => Categoria, { description: 'Restaura uma categoria excluída.' })
  @Perfil(restaurarCategoria)
  restaurarCategoria(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarCategoria(ctx, { id })
  }

  @FieldResolver(() => Categoria, {
    nullable: true,
    description: 'A categoria a que esta se juntou, e que conta por ela no previsto e realizado.',
  })
  @Needs('idDestino', 'ativa')
  async destino(@Root() row: CategoriaRow, @Ctx() ctx: Context) {
    const target = row.ativa ? null : await categoriaById(ctx, row.idDestino)
    return target?.excluidoEm ? null : target
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'fixa', 'ativa', 'natureza')
  acoesPermitidas(@Root() row: CategoriaRow, @Ctx() ctx: Context): string[] {
    return actionsOfCategoria(row, ctx)
  }
}
