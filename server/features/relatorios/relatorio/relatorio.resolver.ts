import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
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
  relatorio(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return lerRelatorio(ctx, { id })
  }

  @Query(() => [Relatorio], {
    description: 'Os últimos dez relatórios que a própria pessoa pediu, o mais novo primeiro.',
  })
  @Perfil(listarRecentes)
  relatoriosRecentes(@Ctx() ctx: Context) {
    return listarRecentes(ctx, {})
  }

  @Query(() => DadosRelatorio, { description: 'O que um relatório diz, para uma página impressa.' })
  @Perfil(lerDados)
  dadosRelatorio(
    @Ctx() ctx: Context,
    @Arg('input') input: GerarRelatorioInput,
    @Arg('idCliente', () => Int, { nullable: true, description: 'Só para o administrador da plataforma: a igreja.' })
    idCliente?: number | null,
  ) {
    return lerDados(ctx, { ...input, idCliente } as Parameters<typeof lerDados>[1])
  }

  @Mutation(() => Relatorio, { description: 'Põe um relatório na fila; acompanhe com relatorio(id).' })
  @Perfil(gerarRelatorio)
  gerarRelatorio(
    @Ctx() ctx: Context,
    @Arg('input') input: GerarRelatorioInput,
    @Arg('idCliente', () => Int, { nullable: true, description: 'Só para o administrador da plataforma: a igreja.' })
    idCliente?: number | null,
  ) {
    return gerarRelatorio(ctx, { ...input, idCliente } as Parameters<typeof gerarRelatorio>[1])
  }

  @Mutation(() => Relatorio, { description: 'Gera de novo um relatório que falhou.' })
  @Perfil(repetirRelatorio)
  repetirRelatorio(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
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
    description: 'Endereço do PDF pronto: abre por 15 minutos, e só na sessão que o pediu.',
  })
  url(@Root() row: RelatorioRow, @Ctx() ctx: Context): string | null {
    return linkDe(ctx, row)
  }
}
