import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { relatorios, type TipoRelatorio as Tipo } from './relatorio.input.js'
import { linkDe } from './relatorio.link.js'
import type { RelatorioRow } from './relatorio.queries.js'
import { descricaoDe, estado } from './relatorio.rules.js'
import { DadosRelatorio, GerarRelatorioInput, Relatorio, TipoRelatorio } from './relatorio.type.js'
import {
  gerarRelatorio,
  lerDados,
  lerRelatorio,
  listarRecentes,
  listarTipos,
  pedirRelatorio,
  repetirRelatorio,
} from './relatorio.usecases.js'

@Resolver(() => Relatorio)
export class RelatorioResolver {
  @Query(() => [TipoRelatorio], { description: 'Os relatórios que a pessoa pode gerar.' })
  @Perfil(listarTipos)
  tiposRelatorio(@Ctx() ctx: Context) {
    return listarTipos(ctx, {})
  }

  @Query(() => Relatorio, { description: 'Um relatório que a própria pessoa pediu, para acompanhar o andamento.' })
  @Perfil(lerRelatorio)
  relatorio(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerRelatorio(ctx, { id })
  }

  @Query(() => [Relatorio], {
    description: 'Os últimos dez relatórios que a própria pessoa pediu, o mais novo primeiro.',
  })
  @Perfil(listarRecentes)
  relatoriosRecentes(@Ctx() ctx: Context) {
    return listarRecentes(ctx, {})
  }

  @Query(() => DadosRelatorio, {
    description: 'O que um relatório diz, para uma página impressa.',
    // reads whole tables: at most four in one request
    complexity: 200,
  })
  @Perfil(lerDados)
  dadosRelatorio(
    @Ctx() ctx: Context,
    @Arg('input', { description: 'Qual relatório, e de quê.' }) input: GerarRelatorioInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return lerDados(ctx, { ...input, idCliente } as Parameters<typeof lerDados>[1])
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
    @ChurchArg() idCliente?: number | null,
  ) {
    return pedirRelatorio(ctx, { ...input, idCliente } as Parameters<typeof gerarRelatorio>[1], aguardar)
  }

  @Mutation(() => Relatorio, { description: 'Gera de novo um relatório que falhou.', complexity: 70 })
  @Perfil(repetirRelatorio)
  repetirRelatorio(@Ctx() ctx: Context, @IdArg() id: string) {
    return repetirRelatorio(ctx, { id })
  }

  @FieldResolver(() => String, { description: 'na_fila, gerando, pronto ou falhou.' })
  status(@Root() row: RelatorioRow): string {
    return estado(row, new Date()).status
  }

  @FieldResolver(() => String, { nullable: true, description: 'Por que falhou.' })
  motivo(@Root() row: RelatorioRow): string | null {
    return estado(row, new Date()).motivo
  }

  @FieldResolver(() => String, { description: 'Título do tipo.' })
  titulo(@Root() row: RelatorioRow): string {
    return relatorios[row.tipo as Tipo].titulo
  }

  @FieldResolver(() => String, { description: 'Período, dd/mm/aaaa a dd/mm/aaaa, e filtro.' })
  descricao(@Root() row: RelatorioRow): string {
    return descricaoDe(row)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Endereço completo do PDF pronto: abre por 15 minutos, para quem o tem. Nulo para quem não pode mais gerar este relatório.',
  })
  url(@Root() row: RelatorioRow, @Ctx() ctx: Context): string | null {
    return linkDe(ctx, row)
  }
}
