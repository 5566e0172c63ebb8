import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/graphql/scalars.js'
import { EnderecoCalendario, EnderecoCalendarioCriado, EntradaCalendario } from './calendario.type.js'
import {
  criarEnderecoCalendario,
  lerCalendario,
  lerEnderecoCalendario,
  revogarEnderecoCalendario,
} from './calendario.usecases.js'

@Resolver()
export class CalendarioResolver {
  @Query(() => [EntradaCalendario], {
    description: 'O que a igreja tem nestes dias, do que a pessoa pode ler.',
    complexity: 70,
  })
  @Perfil(lerCalendario)
  calendario(
    @Ctx() ctx: Context,
    @Arg('de', () => DateOnlyScalar, { description: 'Primeiro dia.' }) de: string,
    @Arg('ate', () => DateOnlyScalar, { description: 'Último dia, no máximo 100 dias no total.' }) ate: string,
    @ChurchArg('Só para o administrador da plataforma: a igreja. Ausente: a sua.') idCliente?: number | null,
  ) {
    return lerCalendario(ctx, { de, ate, idCliente })
  }

  @Query(() => EnderecoCalendario, {
    nullable: true,
    description: 'O meu endereço para assinar o calendário; nulo se não o criei.',
  })
  @Perfil(lerEnderecoCalendario)
  enderecoCalendario(@Ctx() ctx: Context) {
    return lerEnderecoCalendario(ctx, {})
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
