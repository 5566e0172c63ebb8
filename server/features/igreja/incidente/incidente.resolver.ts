import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { countByIncidente, type IncidenteRow } from './incidente.queries.js'
import { actionsOfIncidente, completeBy, keepUntil, notifyBy, statusOf } from './incidente.rules.js'
import { textForAnpd, textForPessoas } from './incidente.textos.js'
import {
  ComunicacaoIncidenteInput,
  Incidente,
  IncidenteInput,
  IncidentePage,
  IncidentesArgs,
} from './incidente.type.js'
import {
  atualizarIncidente,
  criarIncidente,
  desfazerComunicacaoIncidente,
  encerrarIncidente,
  excluirIncidente,
  incluirPessoasIncidente,
  listIncidentes,
  reabrirIncidente,
  readIncidente,
  registrarComunicacaoIncidente,
  restaurarIncidente,
  retirarPessoasIncidente,
} from './incidente.usecases.js'

const pessoas = 'Pessoas, por número ou uuid, no máximo 500.'

@Resolver(() => Incidente)
export class IncidenteResolver {
  @Query(() => IncidentePage, { description: 'Incidentes de segurança da igreja.' })
  @Perfil(listIncidentes)
  async incidentes(
    @Ctx() ctx: Context,
    @Args(() => IncidentesArgs) args: IncidentesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listIncidentes(ctx, listArgs(args, info)))
  }

  @Query(() => Incidente, { description: 'Um incidente de segurança, por número ou uuid.' })
  @Perfil(readIncidente)
  incidente(@Ctx() ctx: Context, @IdArg() id: string) {
    return readIncidente(ctx, { id })
  }

  @Mutation(() => Incidente, { description: 'Registra um incidente de segurança.' })
  @Perfil(criarIncidente)
  criarIncidente(
    @Ctx() ctx: Context,
    @Arg('input', () => IncidenteInput, { description: 'Os dados.' }) input: IncidenteInput,
  ) {
    return criarIncidente(ctx, input)
  }

  @Mutation(() => Incidente, { description: 'Altera um incidente de segurança que não está encerrado.' })
  @Perfil(atualizarIncidente)
  atualizarIncidente(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => IncidenteInput, { description: 'Os dados.' }) input: IncidenteInput,
  ) {
    return atualizarIncidente(ctx, { ...input, id })
  }

  @Mutation(() => Incidente, {
    description: 'Guarda que a ANPD ou as pessoas foram avisadas, quando e com que texto. Nada é enviado.',
  })
  @Perfil(registrarComunicacaoIncidente)
  registrarComunicacaoIncidente(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ComunicacaoIncidenteInput, { description: 'O que foi comunicado.' })
    input: ComunicacaoIncidenteInput,
  ) {
    return registrarComunicacaoIncidente(ctx, { ...input, id })
  }

  @Mutation(() => Incidente, {
    description:
      'Desfaz o registro de uma comunicação, feito por engano, enquanto o incidente está aberto; a auditoria o guarda. O da ANPD, só sem complemento.',
  })
  @Perfil(desfazerComunicacaoIncidente)
  desfazerComunicacaoIncidente(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('destino', () => String, { description: 'anpd, complemento ou pessoas.' })
    destino: 'anpd' | 'complemento' | 'pessoas',
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que estava sendo vista.' }) versao?: number | null,
  ) {
    return desfazerComunicacaoIncidente(ctx, { id, destino, versao })
  }

  @Mutation(() => Incidente, { description: 'Encerra um incidente de que todos os que é preciso foram avisados.' })
  @Perfil(encerrarIncidente)
  encerrarIncidente(@Ctx() ctx: Context, @IdArg() id: string) {
    return encerrarIncidente(ctx, { id })
  }

  @Mutation(() => Incidente, { description: 'Reabre um incidente encerrado.' })
  @Perfil(reabrirIncidente)
  reabrirIncidente(@Ctx() ctx: Context, @IdArg() id: string) {
    return reabrirIncidente(ctx, { id })
  }

  @Mutation(() => Incidente, { description: 'Inclui pessoas entre as atingidas; quem já está fica.' })
  @Perfil(incluirPessoasIncidente)
  incluirPessoasIncidente(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('ids', () => [ID], { description: pessoas }) ids: string[],
  ) {
    return incluirPessoasIncidente(ctx, { id, ids })
  }

  @Mutation(() => Incidente, { description: 'Retira pessoas das atingidas.' })
  @Perfil(retirarPessoasIncidente)
  retirarPessoasIncidente(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('ids', () => [ID], { description: pessoas }) ids: string[],
  ) {
    return retirarPessoasIncidente(ctx, { id, ids })
  }

  @Mutation(() => Mensagem, {
    description: 'Exclui um incidente que ainda não foi comunicado nem encerrado; ele fica na lixeira.',
  })
  @Perfil(excluirIncidente)
  excluirIncidente(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirIncidente(ctx, { id })
  }

  @Mutation(() => Incidente, { description: 'Restaura um incidente de segurança da lixeira.' })
  @Perfil(restaurarIncidente)
  restaurarIncidente(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarIncidente(ctx, { id })
  }

  @FieldResolver(() => String, {
    description: 'aberto, anpdComunicada, pessoasAvisadas, comunicado (ambas) ou encerrado.',
  })
  @Needs('comunicadoAnpdEm', 'avisadosEm', 'encerradoEm')
  situacao(@Root() row: IncidenteRow): string {
    return statusOf(row)
  }

  @FieldResolver(() => DateOnlyScalar, {
    nullable: true,
    description:
      'Último dia para avisar a ANPD e as pessoas: 3 dias úteis, 6 para agentes de pequeno porte; nulo sem risco relevante.',
  })
  @Needs('dataConhecimento', 'riscoRelevante', 'pequenoPorte', 'fuso')
  avisarAte(@Root() row: IncidenteRow): string | null {
    return notifyBy(row)
  }

  @FieldResolver(() => DateOnlyScalar, {
    nullable: true,
    description:
      'Último dia para complementar a comunicação à ANPD: 20 dias úteis depois dela, ou 40; nulo antes dela.',
  })
  @Needs('comunicadoAnpdEm', 'pequenoPorte', 'fuso')
  complementarAte(@Root() row: IncidenteRow): string | null {
    return completeBy(row)
  }

  @FieldResolver(() => DateOnlyScalar, { description: 'Até quando a lei manda guardar o registro: 5 anos.' })
  @Needs('createdAt', 'fuso')
  guardarAte(@Root() row: IncidenteRow): string {
    return keepUntil(row)
  }

  @FieldResolver(() => String, { description: 'Texto pronto para avisar as pessoas. Nada é enviado.' })
  textoParaPessoas(@Root() row: IncidenteRow): string {
    return textForPessoas(row)
  }

  @FieldResolver(() => String, { description: 'Texto pronto para o formulário da ANPD. Nada é enviado.' })
  async textoParaAnpd(@Root() row: IncidenteRow, @Ctx() ctx: Context): Promise<string> {
    return textForAnpd(row, (await countByIncidente(ctx, row.id)) ?? 0)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'comunicadoAnpdEm', 'avisadosEm', 'encerradoEm')
  acoesPermitidas(@Root() row: IncidenteRow, @Ctx() ctx: Context): string[] {
    return actionsOfIncidente(row, ctx)
  }
}
