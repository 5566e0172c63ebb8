import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { contaWithoutCodigo } from './contabilidade.rules.js'
import { CodigosContador, CodigosContadorInput, Contabilidade, ContaSemCodigo } from './contabilidade.type.js'
import {
  type Contabilidade as ContabilidadeRow,
  readCodigosContador,
  readContabilidade,
  salvarCodigosContador,
} from './contabilidade.usecases.js'

@Resolver(() => Contabilidade)
export class ContabilidadeResolver {
  @Query(() => Contabilidade, { description: 'O que há para o contador em até 12 meses.', complexity: 70 })
  @Perfil(readContabilidade)
  contabilidade(
    @Ctx() ctx: Context,
    @Arg('de', () => String, { description: 'Primeiro mês, AAAA-MM.' }) de: string,
    @Arg('ate', () => String, { description: 'Último mês, AAAA-MM.' }) ate: string,
  ) {
    return readContabilidade(ctx, { de, ate })
  }

  @Query(() => CodigosContador, {
    description: 'Os códigos do contador para o que não é categoria nem conta financeira.',
  })
  @Perfil(readCodigosContador)
  codigosContador(@Ctx() ctx: Context) {
    return readCodigosContador(ctx, {})
  }

  @Mutation(() => CodigosContador, { description: 'Grava os códigos do contador.' })
  @Perfil(salvarCodigosContador)
  salvarCodigosContador(
    @Ctx() ctx: Context,
    @Arg('input', () => CodigosContadorInput, { description: 'Os códigos.' }) input: CodigosContadorInput,
  ) {
    return salvarCodigosContador(ctx, input)
  }

  @FieldResolver(() => [ContaSemCodigo], { description: 'O que ainda não tem código do contador, o mais usado antes.' })
  semCodigo(@Root() row: ContabilidadeRow): ContaSemCodigo[] {
    return row.semCodigo.map(contaWithoutCodigo)
  }
}
