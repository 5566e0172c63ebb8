import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../../kernel/transport/graphql/arguments.js'
import { listArgs, PageArgs, toPage } from '../../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../../kernel/transport/graphql/perfil.directive.js'
import { DateTimeScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { readEscalaByToken, responderEscalaPorToken } from '../avisos/escala-token.usecases.js'
import { actionsOfOwnEscala } from '../escala-culto.rules.js'
import type { OwnEscalaRow } from './minha-escala.queries.js'
import { EscalaDoLink, MinhaEscala, MinhaEscalaPage } from './minha-escala.type.js'
import { listOwnEscalas, responderEscala } from './minha-escala.usecases.js'

const answersOrNone = 'confirmada ou recusada; pendente desfaz a recusa, até outra pessoa assumir o lugar.'
const reason = 'Por que não pode, até 200 caracteres; só com recusada.'
const marked =
  'Quando respondeu, pelo relógio do aparelho; sem ele, agora. Uma resposta mais antiga que a guardada não a muda.'
const sent = 'Agora, pelo relógio do aparelho: conta a idade da resposta, então um relógio errado não atrapalha.'
const secret = 'O que vem no fim do endereço.'

@Resolver(() => MinhaEscala)
export class MinhaEscalaResolver {
  @Query(() => MinhaEscalaPage, { description: 'As escalas de quem pergunta.' })
  @Perfil(listOwnEscalas)
  async minhasEscalas(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Arg('quando', () => String, { nullable: true, description: 'proximos ou anteriores.' }) quando?: string | null,
  ) {
    return toPage(await listOwnEscalas(ctx, { ...listArgs(args, info), quando }))
  }

  @Mutation(() => MinhaEscala, { description: 'Responde a uma escala própria, até o culto começar.' })
  @Perfil(responderEscala)
  responderEscala(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('resposta', () => String, { description: answersOrNone }) resposta: string,
    @Arg('motivo', () => String, { nullable: true, description: reason }) motivo?: string | null,
    @Arg('marcadoEm', () => DateTimeScalar, { nullable: true, description: marked }) marcadoEm?: string | null,
    @Arg('enviadoEm', () => DateTimeScalar, { nullable: true, description: sent }) enviadoEm?: string | null,
  ) {
    return responderEscala(ctx, { id, resposta, motivo, marcadoEm, enviadoEm })
  }

  @Query(() => EscalaDoLink, { description: 'A escala que o link de um e-mail mostra.' })
  @Perfil(readEscalaByToken)
  escalaPorToken(@Ctx() ctx: Context, @Arg('token', () => String, { description: secret }) token: string) {
    return readEscalaByToken(ctx, { token })
  }

  @Mutation(() => EscalaDoLink, { description: 'Responde à escala do link de um e-mail, até o culto começar.' })
  @Perfil(responderEscalaPorToken)
  responderEscalaPorToken(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: secret }) token: string,
    @Arg('resposta', () => String, { description: answersOrNone }) resposta: string,
    @Arg('motivo', () => String, { nullable: true, description: reason }) motivo?: string | null,
  ) {
    return responderEscalaPorToken(ctx, { token, resposta, motivo })
  }

  @FieldResolver(() => [String], { description: 'O que se pode fazer com esta escala agora.' })
  @Needs('statusCulto')
  acoesPermitidas(@Root() row: OwnEscalaRow): string[] {
    return actionsOfOwnEscala(row)
  }
}
