import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import type { PrestacaoContasRow } from './prestacao-contas.queries.js'
import { isReopenedMonth, type Pareceres, prestacaoStatus } from './prestacao-contas.rules.js'
import {
  DecisaoAssembleiaInput,
  Demonstrativo,
  ParecerConselho,
  ParecerConselhoInput,
  PrestacaoContas,
  PrestacaoContasInput,
  PrestacaoContasPage,
  PrestacoesContasArgs,
} from './prestacao-contas.type.js'
import {
  actionsForPrestacao,
  atualizarPrestacaoContas,
  criarPrestacaoContas,
  decidirPrestacaoContas,
  enviarPrestacaoContas,
  excluirPrestacaoContas,
  listPrestacoesContas,
  opinarPrestacaoContas,
  readCurrentDemonstrativo,
  readDemonstrativo,
  readPrestacaoContas,
  restaurarPrestacaoContas,
} from './prestacao-contas.usecases.js'

@Resolver(() => PrestacaoContas)
export class PrestacaoContasResolver {
  @Query(() => PrestacaoContasPage, { description: 'Prestações de contas da igreja.' })
  @Perfil(listPrestacoesContas)
  async prestacoesContas(
    @Ctx() ctx: Context,
    @Args(() => PrestacoesContasArgs) args: PrestacoesContasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listPrestacoesContas(ctx, listArgs(args, info)))
  }

  @Query(() => PrestacaoContas, { description: 'Uma prestação de contas, por número ou uuid.' })
  @Perfil(readPrestacaoContas)
  prestacaoContas(@Ctx() ctx: Context, @IdArg() id: string) {
    return readPrestacaoContas(ctx, { id })
  }

  @Query(() => Demonstrativo, {
    description: 'Os números destes meses como são agora, comparados com os meses antes deles.',
    complexity: 120,
  })
  @Perfil(readDemonstrativo)
  demonstrativoContas(
    @Ctx() ctx: Context,
    @Arg('de', () => String, { description: 'Primeiro mês, AAAA-MM.' }) de: string,
    @Arg('ate', () => String, { description: 'Último mês, AAAA-MM.' }) ate: string,
  ) {
    return readDemonstrativo(ctx, { de, ate })
  }

  @Query(() => Demonstrativo, {
    nullable: true,
    description:
      'Os números de uma prestação de contas como são agora, sem o previsto se ela já foi ao conselho; nulos quando ela já foi e os lançamentos dizem o mesmo que foi enviado.',
    complexity: 120,
  })
  @Perfil(readCurrentDemonstrativo)
  demonstrativoPrestacaoContas(@Ctx() ctx: Context, @IdArg() id: string) {
    return readCurrentDemonstrativo(ctx, { id })
  }

  @Mutation(() => PrestacaoContas, { description: 'Começa uma prestação de contas, como rascunho.' })
  @Perfil(criarPrestacaoContas)
  criarPrestacaoContas(
    @Ctx() ctx: Context,
    @Arg('input', () => PrestacaoContasInput, { description: 'Os dados.' }) input: PrestacaoContasInput,
  ) {
    return criarPrestacaoContas(ctx, input)
  }

  @Mutation(() => PrestacaoContas, { description: 'Altera um rascunho.' })
  @Perfil(atualizarPrestacaoContas)
  atualizarPrestacaoContas(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => PrestacaoContasInput, { description: 'Os dados.' }) input: PrestacaoContasInput,
  ) {
    return atualizarPrestacaoContas(ctx, { ...input, id })
  }

  @Mutation(() => PrestacaoContas, {
    description:
      'Guarda os números dos meses, que devem estar fechados, e pede o parecer do conselho, do qual quem envia não faz parte. Enviada de novo com outros números, todos opinam de novo; com os mesmos, quem já opinou continua no conselho.',
  })
  @Perfil(enviarPrestacaoContas)
  enviarPrestacaoContas(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('idsConselho', () => [ID], { description: 'As pessoas do conselho, por número ou uuid; no máximo 12.' })
    idsConselho: string[],
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que estava na tela.' }) versao?: number | null,
  ) {
    return enviarPrestacaoContas(ctx, { id, idsConselho, versao })
  }

  @Mutation(() => PrestacaoContas, { description: 'Dá o parecer de quem chama, que faz parte do conselho.' })
  @Perfil(opinarPrestacaoContas)
  opinarPrestacaoContas(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ParecerConselhoInput, { description: 'O parecer.' }) input: ParecerConselhoInput,
  ) {
    return opinarPrestacaoContas(ctx, { ...input, id })
  }

  @Mutation(() => PrestacaoContas, {
    description: 'Registra o que a assembleia decidiu. Depois disso, a prestação de contas fica como está.',
  })
  @Perfil(decidirPrestacaoContas)
  decidirPrestacaoContas(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => DecisaoAssembleiaInput, { description: 'A decisão.' }) input: DecisaoAssembleiaInput,
  ) {
    return decidirPrestacaoContas(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma prestação de contas sobre a qual ninguém decidiu ainda.' })
  @Perfil(excluirPrestacaoContas)
  excluirPrestacaoContas(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirPrestacaoContas(ctx, { id })
  }

  @Mutation(() => PrestacaoContas, { description: 'Restaura uma prestação de contas excluída.' })
  @Perfil(restaurarPrestacaoContas)
  restaurarPrestacaoContas(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarPrestacaoContas(ctx, { id })
  }

  @FieldResolver(() => String, {
    description: 'Rascunho, Com o conselho, Com parecer, Aprovada, Aprovada com ressalva ou Rejeitada.',
  })
  @Needs('enviadaEm', 'pareceres', 'decisao')
  situacao(@Root() row: PrestacaoContasRow): string {
    return prestacaoStatus({ ...row, pareceres: row.pareceres as Pareceres | null })
  }

  @FieldResolver(() => Boolean, {
    description: 'Verdadeiro: um mês está aberto, e os lançamentos dele podem mudar.',
  })
  @Needs('fim')
  mesAberto(@Root() row: PrestacaoContasRow): boolean {
    return isReopenedMonth(row)
  }

  @FieldResolver(() => Demonstrativo, {
    nullable: true,
    description: 'Os números enviados ao conselho, que não mudam mais; nulo no rascunho.',
  })
  @Needs('demonstrativo')
  demonstrativo(@Root() row: PrestacaoContasRow): Demonstrativo | null {
    if (row.demonstrativo === null) return null
    const { fundos = [], ...numeros } = JSON.parse(row.demonstrativo) as Demonstrativo
    return { ...numeros, fundos }
  }

  @FieldResolver(() => [ParecerConselho], { description: 'Os pareceres das pessoas do conselho.' })
  @Needs('pareceres')
  pareceres(@Root() row: PrestacaoContasRow): ParecerConselho[] {
    return Object.entries((row.pareceres ?? {}) as Pareceres).map(([id, parecer]) => ({
      idPessoa: Number(id),
      opiniao: parecer?.opiniao ?? null,
      texto: parecer?.texto ?? null,
      em: parecer ? new Date(parecer.em) : null,
    }))
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'enviadaEm', 'pareceres', 'decisao', 'fim')
  acoesPermitidas(@Root() row: PrestacaoContasRow, @Ctx() ctx: Context): string[] {
    return actionsForPrestacao(ctx, row)
  }
}

@Resolver(() => ParecerConselho)
export class ParecerConselhoResolver {
  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa; nula se já foi excluída.' })
  pessoa(@Root() { idPessoa }: ParecerConselho, @Ctx() ctx: Context) {
    return pessoaById(ctx, idPessoa)
  }
}
