import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { EsperaNosLivros, Fechamento } from './fechamento.type.js'
import { fecharMes, reabrirMes, readFechamento, readWaiting, readWhoCloses } from './fechamento.usecases.js'

@Resolver()
export class FechamentoResolver {
  @Query(() => Fechamento, {
    description: 'Até quando as finanças estão fechadas, e os meses de um ano.',
    complexity: 70,
  })
  @Perfil(readFechamento)
  fechamento(
    @Ctx() ctx: Context,
    @Arg('ano', () => Int, { nullable: true, description: 'Ausente: o ano presente.' }) ano?: number | null,
  ) {
    return readFechamento(ctx, { ano })
  }

  @Query(() => EsperaNosLivros, {
    description: 'O que os livros ainda não têm até um dia, e não entra mais depois de fechado o mês.',
    complexity: 20,
  })
  @Perfil(readWaiting)
  esperaNosLivros(
    @Ctx() ctx: Context,
    @Arg('ate', () => DateOnlyScalar, { description: 'O último dia.' }) ate: string,
  ) {
    return readWaiting(ctx, { ate })
  }

  @Query(() => [String], { description: 'Os nomes de quem, nesta igreja, cuida de fechar os meses.' })
  @Perfil(readWhoCloses)
  quemFechaMeses(@Ctx() ctx: Context) {
    return readWhoCloses(ctx, {})
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
