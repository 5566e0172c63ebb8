import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg } from '../../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { MeuConvite, PedidoFeito, SubstitutoPossivel } from '../minha-escala/minha-escala.type.js'
import {
  aceitarSubstituicao,
  cancelarPedidoSubstituto,
  listOwnConvites,
  listPossibleSubstitutos,
  pedirSubstituto,
  recusarSubstituicao,
} from './substituto.usecases.js'

const roster = 'Escala, por número ou uuid.'
const invitation = 'Convite, por número ou uuid.'

@Resolver()
export class SubstitutoResolver {
  @Query(() => [SubstitutoPossivel], {
    description:
      'Até 50 pessoas que podem ficar no lugar de quem está na escala: da mesma função ou do departamento, livres nesse dia e hora.',
    complexity: 20,
  })
  @Perfil(listPossibleSubstitutos)
  substitutosPossiveis(@Ctx() ctx: Context, @IdArg(roster) id: string) {
    return listPossibleSubstitutos(ctx, { id })
  }

  @Query(() => [MeuConvite], {
    description: 'Os pedidos a quem pergunta para ficar no lugar de alguém, até o culto começar: os 20 primeiros.',
    complexity: 20,
  })
  @Perfil(listOwnConvites)
  meusConvites(@Ctx() ctx: Context) {
    return listOwnConvites(ctx, {})
  }

  @Mutation(() => PedidoFeito, {
    description:
      'Pede que alguém fique no lugar de quem está na escala, que continua nela até alguém aceitar. Pedir de novo chama mais pessoas.',
  })
  @Perfil(pedirSubstituto)
  pedirSubstituto(
    @Ctx() ctx: Context,
    @IdArg(roster) id: string,
    @Arg('idMembro', () => ID, { nullable: true, description: 'Só esta pessoa; sem ela, todas as que podem.' })
    idMembro?: string | null,
  ) {
    return pedirSubstituto(ctx, { id, idMembro })
  }

  @Mutation(() => Mensagem, { description: 'Cancela o pedido de substituto de uma escala.' })
  @Perfil(cancelarPedidoSubstituto)
  cancelarPedidoSubstituto(@Ctx() ctx: Context, @IdArg(roster) id: string) {
    return cancelarPedidoSubstituto(ctx, { id })
  }

  @Mutation(() => MeuConvite, {
    description: 'Fica no lugar de quem pediu. O primeiro que aceita fica; os outros recebem um conflito.',
  })
  @Perfil(aceitarSubstituicao)
  aceitarSubstituicao(@Ctx() ctx: Context, @IdArg(invitation) id: string) {
    return aceitarSubstituicao(ctx, { id })
  }

  @Mutation(() => Mensagem, { description: 'Responde que não pode ficar no lugar de quem pediu.' })
  @Perfil(recusarSubstituicao)
  recusarSubstituicao(@Ctx() ctx: Context, @IdArg(invitation) id: string) {
    return recusarSubstituicao(ctx, { id })
  }
}
