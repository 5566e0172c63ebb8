import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { contaSemCodigo } from './contabilidade.rules.js'
import { CodigosContador, CodigosContadorInput, Contabilidade, ContaSemCodigo } from './contabilidade.type.js'
import {
  type Contabilidade as ContabilidadeRow,
  lerCodigosContador,
  lerContabilidade,
  salvarCodigosContador,
} from './contabilidade.usecases.js'

@Resolver(() => Contabilidade)
export class ContabilidadeResolver {
  @Query(() => Contabilidade, { description: 'O que há para o contador em até 12 meses.', complexity: 70 })
  @Perfil(lerContabilidade)
  contabilidade(
    @Ctx() ctx: Context,
    @Arg('de', () => String, { description: 'Primeiro mês, AAAA-MM.' }) de: string,
    @Arg('ate', () => String, { description: 'Último mês, AAAA-MM.' }) ate: string,
    @ChurchArg() idCliente?: number | null,
  ) {
    return lerContabilidade(ctx, { de, ate, idCliente })
  }

  @Query(() => CodigosContador, {
    description: 'Os códigos do contador para o que não é categoria nem conta financeira.',
  })
  @Perfil(lerCodigosContador)
  codigosContador(@Ctx() ctx: Context, @ChurchArg() idCliente?: number | null) {
    return lerCodigosContador(ctx, { idCliente })
  }

  @Mutation(() => CodigosContador, { description: 'Grava os códigos do contador.' })
  @Perfil(salvarCodigosContador)
  salvarCodigosContador(
    @Ctx() ctx: Context,
    @Arg('input', () => CodigosContadorInput, { description: 'Os códigos.' }) input: CodigosContadorInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return salvarCodigosContador(ctx, { ...input, idCliente })
  }

  @FieldResolver(() => [ContaSemCodigo], { description: 'O que ainda não tem código do contador, o mais usado antes.' })
  semCodigo(@Root() row: ContabilidadeRow): ContaSemCodigo[] {
    return row.semCodigo.map(contaSemCodigo)
  }
}
