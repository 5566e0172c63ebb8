import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { ContaFinanceiraType, contaAsSeen } from '../../financas/conta-financeira/index.js'
import type { ContagemRow } from './contagem.queries.js'
import { checkedTotal, contagemStatus } from './contagem.rules.js'
import {
  Contagem,
  ContagemInput,
  ContagemPage,
  ContagensArgs,
  ParteContagem,
  ParteContagemInput,
} from './contagem.type.js'
import {
  actionsForContagem,
  assinarContagem,
  atualizarContagem,
  confirmarContagem,
  contarContagem,
  criarContagem,
  excluirContagem,
  listContagens,
  partesOfContagem,
  readContagem,
  restaurarContagem,
} from './contagem.usecases.js'

@Resolver(() => Contagem)
export class ContagemResolver {
  @Query(() => ContagemPage, { description: 'Contagens de dinheiro da igreja.' })
  @Perfil(listContagens)
  async contagens(
    @Ctx() ctx: Context,
    @Args(() => ContagensArgs) args: ContagensArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listContagens(ctx, listArgs(args, info)))
  }

  @Query(() => Contagem, { description: 'Uma contagem, por número ou uuid.' })
  @Perfil(readContagem)
  contagem(@Ctx() ctx: Context, @IdArg() id: string) {
    return readContagem(ctx, { id })
  }

  @Mutation(() => Contagem, { description: 'Abre uma contagem.' })
  @Perfil(criarContagem)
  criarContagem(
    @Ctx() ctx: Context,
    @Arg('input', () => ContagemInput, { description: 'Os dados.' }) input: ContagemInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarContagem(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Contagem, {
    description:
      'Altera uma contagem que ainda não foi lançada. Se a data, a descrição, a categoria ou a conta muda, as duas pessoas voltam a assinar.',
  })
  @Perfil(atualizarContagem)
  atualizarContagem(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ContagemInput, { description: 'Os dados.' }) input: ContagemInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return atualizarContagem(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => Contagem, {
    description:
      'Guarda o que a própria pessoa contou. As duas primeiras que contam são as da contagem; quem conta de novo substitui o que tinha contado, o total de antes fica guardado, e as duas voltam a assinar.',
  })
  @Perfil(contarContagem)
  contarContagem(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ParteContagemInput, { description: 'O que a pessoa contou.' }) input: ParteContagemInput,
  ) {
    return contarContagem(ctx, { ...input, id })
  }

  @Mutation(() => Contagem, {
    description:
      'Confirma o que a própria pessoa contou. Os valores aparecem quando as duas pessoas tiverem confirmado.',
  })
  @Perfil(confirmarContagem)
  confirmarContagem(@Ctx() ctx: Context, @IdArg() id: string) {
    return confirmarContagem(ctx, { id })
  }

  @Mutation(() => Contagem, {
    description: 'Assina a própria contagem, quando as duas têm o mesmo total. A segunda assinatura cria a entrada.',
  })
  @Perfil(assinarContagem)
  assinarContagem(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('versao', () => Int, {
      nullable: true,
      description: 'Versão da contagem que a pessoa viu; se o que se assina já é outro, o erro é STALE.',
    })
    versao?: number | null,
    @Arg('apesarDosDizimos', () => Boolean, {
      nullable: true,
      description: 'Verdadeiro: o mesmo que a confirmação dizimosLancados.',
      deprecationReason: 'Use `confirmacoes`, com dizimosLancados.',
    })
    apesarDosDizimos?: boolean | null,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return assinarContagem(ctx, { id, versao, apesarDosDizimos, confirmacoes })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma contagem e a sua entrada; fica na lixeira.' })
  @Perfil(excluirContagem)
  excluirContagem(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirContagem(ctx, { id })
  }

  @Mutation(() => Contagem, { description: 'Restaura uma contagem da lixeira, com a sua entrada.' })
  @Perfil(restaurarContagem)
  restaurarContagem(@Ctx() ctx: Context, @IdArg() id: string, @ConfirmationsArg() confirmacoes?: string[] | null) {
    return restaurarContagem(ctx, { id, confirmacoes })
  }

  @FieldResolver(() => String, {
    description: 'Aguardando a contagem, Falta uma pessoa, Falta confirmar, Com diferença, Conferida ou Lançada.',
  })
  @Needs('primeira', 'segunda', 'primeiraAssinadaEm', 'segundaAssinadaEm')
  situacao(@Root() row: ContagemRow): string {
    return contagemStatus(row)
  }

  @FieldResolver(() => DecimalScalar, { nullable: true, description: 'O total em que as duas pessoas concordam.' })
  @Needs('primeira', 'segunda', 'primeiraAssinadaEm', 'segundaAssinadaEm')
  total(@Root() row: ContagemRow): string | null {
    return checkedTotal(row)
  }

  @FieldResolver(() => [ParteContagem], { description: 'O que cada uma das duas pessoas contou.' })
  @Needs('idPrimeiraPessoa', 'primeira', 'primeiraAssinadaEm', 'idSegundaPessoa', 'segunda', 'segundaAssinadaEm')
  partes(@Root() row: ContagemRow, @Ctx() ctx: Context): ParteContagem[] {
    return partesOfContagem(ctx, row)
  }

  @FieldResolver(() => ContaFinanceiraType, { nullable: true, description: 'A conta em que o dinheiro entra.' })
  @Needs('idContaFinanceira')
  contaFinanceira(@Root() row: ContagemRow, @Ctx() ctx: Context) {
    return contaAsSeen(ctx, row.idContaFinanceira)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs(
    'idPrimeiraPessoa',
    'primeira',
    'primeiraAssinadaEm',
    'idSegundaPessoa',
    'segunda',
    'segundaAssinadaEm',
    'excluidoEm',
  )
  acoesPermitidas(@Root() row: ContagemRow, @Ctx() ctx: Context): string[] {
    return actionsForContagem(ctx, row)
  }
}

@Resolver(() => ParteContagem)
export class ParteContagemResolver {
  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa que contou; nulo se já foi excluída.' })
  pessoa(@Root() { idPessoa }: ParteContagem, @Ctx() ctx: Context) {
    return pessoaById(ctx, idPessoa)
  }
}
