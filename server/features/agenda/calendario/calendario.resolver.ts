import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { EnderecoCalendario, EnderecoCalendarioCriado, EntradaCalendario } from './calendario.type.js'
import {
  criarEnderecoCalendario,
  readCalendario,
  readEnderecoCalendario,
  revogarEnderecoCalendario,
} from './calendario.usecases.js'

@Resolver()
export class CalendarioResolver {
  @Query(() => [EntradaCalendario], {
    description: 'O que a igreja tem nestes dias, do que a pessoa pode ler.',
    complexity: 70,
  })
  @Perfil(readCalendario)
  calendario(
    @Ctx() ctx: Context,
    @Arg('de', () => DateOnlyScalar, { description: 'Primeiro dia.' }) de: string,
    @Arg('ate', () => DateOnlyScalar, { description: 'Último dia, no máximo 100 dias no total.' }) ate: string,
  ) {
    return readCalendario(ctx, { de, ate })
  }

  @Query(() => EnderecoCalendario, {
    nullable: true,
    description: 'O meu endereço para assinar o calendário; nulo se não o criei.',
  })
  @Perfil(readEnderecoCalendario)
  enderecoCalendario(@Ctx() ctx: Context) {
    return readEnderecoCalendario(ctx, {})
  }

  @Mutation(() => EnderecoCalendarioCriado, {
    description: 'Cria o meu endereço para assinar o calendário. O anterior deixa de valer.',
  })
  @Perfil(criarEnderecoCalendario)
  criarEnderecoCalendario(@Ctx() ctx: Context) {
    return criarEnderecoCalendario(ctx, {})
  }

  @Mutation(() => Mensagem, { description: 'Revoga o meu endereço de calendário: ele deixa de valer na mesma hora.' })
  @Perfil(revogarEnderecoCalendario)
  revogarEnderecoCalendario(@Ctx() ctx: Context) {
    return revogarEnderecoCalendario(ctx, {})
  }
}
