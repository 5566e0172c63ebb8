import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Eu } from '../../acesso/sessao/sessao.type.js'
import { Assinatura, AvisoAssinatura, PaginaPagamento } from './assinatura.type.js'
import { abrirPortalAssinatura, avisoAssinatura, readOwnAssinatura, retomarAssinatura } from './assinatura.usecases.js'

@Resolver(() => Eu)
export class AvisoAssinaturaResolver {
  @FieldResolver(() => AvisoAssinatura, {
    nullable: true,
    description: 'A situação da assinatura da igreja; nula onde nada é cobrado.',
  })
  assinatura(@Root() row: Eu, @Ctx() ctx: Context) {
    return avisoAssinatura(ctx, row.idCliente)
  }
}

@Resolver()
export class AssinaturaResolver {
  @Query(() => Assinatura, { nullable: true, description: 'A assinatura da igreja; nula onde nada é cobrado.' })
  @Perfil(readOwnAssinatura)
  minhaAssinatura(@Ctx() ctx: Context) {
    return readOwnAssinatura(ctx, {})
  }

  @Mutation(() => PaginaPagamento, {
    description: 'Abre a página do provedor com cobranças, cartão e cancelamento.',
  })
  @Perfil(abrirPortalAssinatura)
  abrirPortalAssinatura(@Ctx() ctx: Context) {
    return abrirPortalAssinatura(ctx, {})
  }

  @Mutation(() => PaginaPagamento, {
    description: 'Abre a página em que se paga de novo um plano, depois de cancelada a assinatura.',
  })
  @Perfil(retomarAssinatura)
  retomarAssinatura(
    @Ctx() ctx: Context,
    @Arg('plano', () => String, { description: 'Código do plano.' }) plano: string,
  ) {
    return retomarAssinatura(ctx, { plano })
  }
}
