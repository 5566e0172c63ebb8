import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Fechamento } from './fechamento.type.js'
import { fecharMes, lerFechamento, reabrirMes } from './fechamento.usecases.js'

@Resolver()
export class FechamentoResolver {
  @Query(() => Fechamento, {
    description: 'Até quando as finanças estão fechadas, e os meses de um ano.',
    complexity: 70,
  })
  @Perfil(lerFechamento)
  fechamento(
    @Ctx() ctx: Context,
    @Arg('ano', () => Int, { nullable: true, description: 'Ausente: o ano presente.' }) ano?: number | null,
    @ChurchArg() idCliente?: number | null,
  ) {
    return lerFechamento(ctx, { ano, idCliente })
  }

  @Mutation(() => Mensagem, {
    description: 'Fecha um mês que já terminou, e os anteriores: nada mais muda neles. Correções são estornos.',
  })
  @Perfil(fecharMes)
  fecharMes(@Ctx() ctx: Context, @Arg('mes', () => String, { description: 'AAAA-MM.' }) mes: string) {
    return fecharMes(ctx, { mes })
  }

  @Mutation(() => Mensagem, { description: 'Reabre um mês fechado, e os seguintes.' })
  @Perfil(reabrirMes)
  reabrirMes(@Ctx() ctx: Context, @Arg('mes', () => String, { description: 'AAAA-MM.' }) mes: string) {
    return reabrirMes(ctx, { mes })
  }
}
