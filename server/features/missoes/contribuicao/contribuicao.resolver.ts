import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, PageArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs, selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { meiosDizimo, ReciboDizimoType } from '../../financas/dizimo/index.js'
import { ReciboType } from '../../financas/recibo/index.js'
import { emitirComprovante, emitirComprovantes, emitirMeuComprovante } from './comprovante.js'
import type { ContribuicaoList, ContribuicaoRow } from './contribuicao.queries.js'
import { Contribuicao, ContribuicaoPage, MesContribuicoes } from './contribuicao.type.js'
import { listOwnContribuicoes, readOwnRecibo } from './contribuicao.usecases.js'

@Resolver(() => Contribuicao)
export class ContribuicaoResolver {
  @Query(() => ContribuicaoPage, {
    description: 'O que quem pergunta deu com o próprio nome, do mais novo ao mais antigo. Só com a própria sessão.',
  })
  @Perfil(listOwnContribuicoes)
  async minhasContribuicoes(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Arg('ano', () => Int, { nullable: true, description: 'Ano; ausente: todos.' }) ano?: number | null,
  ) {
    const list = await listOwnContribuicoes(ctx, {
      ...listArgs(args, info),
      ano,
      comTotais: selects(info, 'soma') || selects(info, 'meses'),
      comAnos: selects(info, 'anos'),
    })
    return { ...list, ...toPage(list) }
  }

  @Query(() => ReciboDizimoType, { description: 'O recibo de um dízimo de quem pergunta. Só com a própria sessão.' })
  @Perfil(readOwnRecibo)
  meuRecibo(@Ctx() ctx: Context, @IdArg('Dízimo, por número ou uuid.') id: string) {
    return readOwnRecibo(ctx, { id })
  }

  @Mutation(() => ReciboType, {
    description:
      'Emite o comprovante do que quem pergunta deu em um ano; enquanto diz o mesmo, devolve o que vale. Só com a própria sessão.',
  })
  @Perfil(emitirMeuComprovante)
  emitirMeuComprovante(@Ctx() ctx: Context, @Arg('ano', () => Int, { description: 'Ano.' }) ano: number) {
    return emitirMeuComprovante(ctx, { ano })
  }

  @Mutation(() => ReciboType, {
    description: 'Emite o comprovante do que uma pessoa deu em um ano; enquanto diz o mesmo, devolve o que vale.',
  })
  @Perfil(emitirComprovante)
  emitirComprovante(
    @Ctx() ctx: Context,
    @Arg('idMembro', () => ID, { description: 'Quem deu, por número ou uuid.' }) idMembro: string,
    @Arg('ano', () => Int, { description: 'Ano.' }) ano: number,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return emitirComprovante(ctx, { idMembro, ano, confirmacoes })
  }

  @Mutation(() => Mensagem, {
    description:
      'Emite os comprovantes de todas as pessoas que deram algo em um ano. Quem escolheu (consentimento recibos) é avisado por e-mail, sem valores.',
  })
  @Perfil(emitirComprovantes)
  emitirComprovantes(
    @Ctx() ctx: Context,
    @Arg('ano', () => Int, { description: 'Ano.' }) ano: number,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return emitirComprovantes(ctx, { ano, confirmacoes })
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Como foi dada, por extenso: Dinheiro, Pix…; nulo quando ninguém disse.',
  })
  @Needs('meioDizimo')
  nomeMeio(@Root() { meioDizimo }: ContribuicaoRow): string | null {
    return meiosDizimo[meioDizimo ?? ''] ?? null
  }

  @FieldResolver(() => Boolean, { description: 'A entrada foi estornada: o dinheiro não conta mais.' })
  @Needs('vale')
  estornado(@Root() { vale }: ContribuicaoRow): boolean {
    return !vale
  }
}

@Resolver(() => ContribuicaoPage)
export class ContribuicaoPageResolver {
  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'A soma da lista inteira até hoje, sem o que foi estornado.',
  })
  soma(@Root() { totais }: ContribuicaoList): string | null {
    return totais?.soma ?? null
  }

  @FieldResolver(() => [MesContribuicoes], {
    description: 'Os meses da lista inteira até hoje, do mais novo ao mais antigo.',
  })
  meses(@Root() { totais }: ContribuicaoList) {
    return totais?.meses ?? []
  }

  @FieldResolver(() => [Int], { description: 'Os anos em que há contribuições, do mais novo ao mais antigo.' })
  anos(@Root() { anos }: ContribuicaoList): number[] {
    return anos ?? []
  }
}
