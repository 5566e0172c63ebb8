import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { relatorios, type TipoRelatorio as Tipo } from '../../../../schema/rules/relatorios/relatorio.input.js'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { linkOf } from './relatorio.link.js'
import type { RelatorioRow } from './relatorio.queries.js'
import { descriptionOf, stateOf } from './relatorio.rules.js'
import { DadosRelatorio, GerarRelatorioInput, Relatorio, TipoRelatorio } from './relatorio.type.js'
import {
  gerarRelatorio,
  listRecent,
  listTipos,
  readPersonalData,
  readRelatorio,
  repetirRelatorio,
  requestRelatorio,
} from './relatorio.usecases.js'

@Resolver(() => Relatorio)
export class RelatorioResolver {
  @Query(() => [TipoRelatorio], { description: 'Os relatórios que a pessoa pode gerar.' })
  @Perfil(listTipos)
  tiposRelatorio(@Ctx() ctx: Context) {
    return listTipos(ctx, {})
  }

  @Query(() => Relatorio, { description: 'Um relatório que a própria pessoa pediu, para acompanhar o andamento.' })
  @Perfil(readRelatorio)
  relatorio(@Ctx() ctx: Context, @IdArg() id: string) {
    return readRelatorio(ctx, { id })
  }

  @Query(() => [Relatorio], {
    description: 'Os últimos dez relatórios que a própria pessoa pediu, o mais novo primeiro.',
  })
  @Perfil(listRecent)
  relatoriosRecentes(@Ctx() ctx: Context) {
    return listRecent(ctx, {})
  }

  @Query(() => DadosRelatorio, {
    description: 'O que um relatório diz, para uma página impressa.',
    // reads whole tables: at most four in one request
    complexity: 200,
  })
  @Perfil(readPersonalData)
  dadosRelatorio(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'Qual relatório, e de quê.' }) input: GerarRelatorioInput,
  ) {
    return readPersonalData(ctx, input as Parameters<typeof readPersonalData>[1])
  }

  @Mutation(() => Relatorio, {
    description:
      'Gera um relatório e responde com o endereço do PDF, ou depois de 20 segundos: então acompanhe com relatorio(id).',
    complexity: 70,
  })
  @Perfil(gerarRelatorio)
  gerarRelatorio(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'Qual relatório, e de quê.' }) input: GerarRelatorioInput,
    @Arg('aguardar', () => Boolean, {
      nullable: true,
      description: 'Falso: só põe o relatório na fila e responde logo.',
    })
    aguardar: boolean | null | undefined,
  ) {
    return requestRelatorio(ctx, input as Parameters<typeof gerarRelatorio>[1], aguardar)
  }

  @Mutation(() => Relatorio, { description: 'Gera de novo um relatório que falhou.', complexity: 70 })
  @Perfil(repetirRelatorio)
  repetirRelatorio(@Ctx() ctx: Context, @IdArg() id: string) {
    return repetirRelatorio(ctx, { id })
  }

  @FieldResolver(() => String, { description: 'na_fila, gerando, pronto ou falhou.' })
  status(@Root() row: RelatorioRow): string {
    return stateOf(row, new Date()).status
  }

  @FieldResolver(() => String, { nullable: true, description: 'Por que falhou.' })
  motivo(@Root() row: RelatorioRow): string | null {
    return stateOf(row, new Date()).motivo
  }

  @FieldResolver(() => String, { description: 'Título do tipo.' })
  titulo(@Root() row: RelatorioRow): string {
    return relatorios[row.tipo as Tipo].titulo
  }

  @FieldResolver(() => String, { description: 'Período, dd/mm/aaaa a dd/mm/aaaa, e filtro.' })
  descricao(@Root() row: RelatorioRow): string {
    return descriptionOf(row)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Endereço completo do PDF pronto: abre por 15 minutos, para quem o tem. Nulo para quem não pode mais gerar este relatório.',
  })
  url(@Root() row: RelatorioRow, @Ctx() ctx: Context): string | null {
    return linkOf(ctx, row)
  }
}
