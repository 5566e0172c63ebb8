import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/graphql/scalars.js'
import { EsperaNosLivros, Fechamento } from './fechamento.type.js'
import { fecharMes, lerEspera, lerFechamento, lerQuemFecha, reabrirMes } from './fechamento.usecases.js'

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

  @Query(() => EsperaNosLivros, {
    description: 'O que os livros ainda não têm até um dia, e não entra mais depois de fechado o mês.',
    complexity: 20,
  })
  @Perfil(lerEspera)
  esperaNosLivros(
    @Ctx() ctx: Context,
    @Arg('ate', () => DateOnlyScalar, { description: 'O último dia.' }) ate: string,
    @ChurchArg() idCliente?: number | null,
  ) {
    return lerEspera(ctx, { ate, idCliente })
  }

  @Query(() => [String], { description: 'Os nomes de quem, nesta igreja, cuida de fechar os meses.' })
  @Perfil(lerQuemFecha)
  quemFechaMeses(@Ctx() ctx: Context) {
    return lerQuemFecha(ctx, {})
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
